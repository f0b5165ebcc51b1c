import { type Cell, makeXlsx, type SheetContent, styled } from './make-xlsx.ts';

/** Files as clerks keep them; every notice in them is made up. */
export interface DirtyFile {
  readonly bytes: Buffer;
  /** Titles of the notices that come in, in order; or the beginning of the one question. */
  readonly gives: readonly string[] | string;
}

const HEAD = ['Tender No', 'Title', 'Description', 'Closing Date', 'Category', 'Department'];
const row = (n: number, closing = `${n}/12/2026`) => [
  `T-${n}`,
  `Bridge ${n}`,
  'Over the canal',
  closing,
  'Roads',
  'Works',
];
const ROWS = [row(1), row(14), row(3)];
const TITLES = ROWS.map(([, title = '']) => title);

const cell = (text: string, delimiter: string) =>
  text.includes(delimiter) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
const table = (rows: readonly (readonly string[])[], delimiter = ',', end = '\r\n') =>
  rows.map((fields) => fields.map((field) => cell(field, delimiter)).join(delimiter) + end).join('');
const text = (content: string, gives: DirtyFile['gives'] = TITLES): DirtyFile => ({
  bytes: Buffer.from(content),
  gives,
});

/** The three notices with columns renamed, and with the values of columns replaced. */
function changed(
  names: Readonly<Record<string, string>>,
  values: Readonly<Record<string, (row: readonly string[], at: number) => string>> = {},
): string[][] {
  const rows = ROWS.map((fields, at) => HEAD.map((name, column) => values[name]?.(fields, at) ?? fields[column] ?? ''));
  return [HEAD.map((name) => names[name] ?? name), ...rows];
}
const dates = (...list: string[]) => changed({}, { 'Closing Date': (_, at) => list[at] ?? '' });
const extra = (name: string, value: string) => changed({}).map((fields, at) => [...fields, at === 0 ? name : value]);
const plain = table(changed({}));

/** Bytes of a code page, by asking its decoder for every byte. */
function narrow(content: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Buffer.from([byte])), byte]));
  return Buffer.from([...content].map((letter) => bytes.get(letter) ?? 63));
}
const WITH_TITLE = (title: string) => table(changed({}, { Title: () => title }));
const URDU = 'پل کا کام';
const ARABIC = URDU.replaceAll('ی', 'ي').replaceAll('ک', 'ك');

/** The three notices as a sheet of Excel; serials are the dates of its cells. */
const sheet = (more: Partial<SheetContent> = {}, dateAt = 1): SheetContent => ({
  name: 'Sheet1',
  rows: changed({}).map((fields, at) =>
    fields.map((field, column): Cell => (column === 3 && at > 0 ? styled(SERIALS[at - 1] ?? 0, dateAt) : field)),
  ),
  ...more,
});
const SERIALS = [46357, 46370, 46359];
const workbook = (...[sheets, options]: Parameters<typeof makeXlsx>): DirtyFile => ({
  bytes: makeXlsx(sheets, { formats: ['dd/mm/yyyy'], ...options }),
  gives: TITLES,
});

const groups = [
  ['Tender No', 'Title', 'Description', 'Dates', '', 'Category', 'Department'],
  ['', '', '', 'Publication', 'Closing', '', ''],
] as const;

export const DIRTY_FILES: Readonly<Record<string, DirtyFile>> = {
  semicolons: text(table(changed({}), ';')),
  tabs: text(table(changed({}), '\t')),
  bars: text(table(changed({}), '|')),
  tildes: text(table(changed({}), '~')),
  'a sep= line': text(`sep=;\r\n${table(changed({}), ';')}`),
  'a byte order mark': text(`\ufeff${plain}`),
  'UTF-16 as spreadsheets save it': {
    bytes: Buffer.from(`\ufeff${table(changed({}), '\t')}`, 'utf16le'),
    gives: TITLES,
  },
  'UTF-16 without a mark': { bytes: Buffer.from(plain, 'utf16le'), gives: TITLES },
  'UTF-16, big end first': { bytes: Buffer.from(`\ufeff${plain}`, 'utf16le').swap16(), gives: TITLES },
  'Windows-1252': {
    bytes: narrow(WITH_TITLE('Café – “new”'), 'windows-1252'),
    gives: TITLES.map(() => 'Café – “new”'),
  },
  'Windows-1256': { bytes: narrow(WITH_TITLE(ARABIC), 'windows-1256'), gives: TITLES.map(() => ARABIC) },
  'line ends of old Macs': text(table(changed({}), ',', '\r')),
  'line ends of Unix, none at the end': text(table(changed({}), ',', '\n').trimEnd()),
  'a heading above the table': text(`LIST OF TENDERS,,,,,\r\n,,,,,\r\n${plain}`),
  'trailing commas': text(plain.replaceAll('\r\n', ',,,\r\n')),
  'blank rows between': text(plain.replaceAll('\r\n', '\r\n,,,,,\r\n')),
  'a serial number': text(table(changed({}).map((fields, at) => [at === 0 ? 'Sr.No' : String(at), ...fields]))),
  'an unknown column': text(table(extra('Colour of the envelope', 'white'))),
  'clerks’ headings': text(
    table(changed({ 'Tender No': 'NIT No.', Title: 'Name of Work', 'Closing Date': 'Last Date', Department: 'Dept.' })),
  ),
  'headings in capitals': text(table(changed({ Title: 'TENDER TITLE', 'Closing Date': 'DUE DATE' }))),
  'headings with units': text(table(changed({ 'Closing Date': 'Closing Date (dd/mm/yyyy)' }))),
  'headings over two lines': text(table(changed({ 'Closing Date': 'Closing\nDate' }))),
  'names of our fields': text(
    table(changed({ Title: 'title', 'Closing Date': 'closingDate', Category: 'categories' })),
  ),
  'dates with dashes and short years': text(table(dates('1-12-26', '14-12-26', '3-12-26'))),
  'dates with dots': text(table(dates('01.12.2026', '14.12.2026', '03.12.2026'))),
  'months in letters': text(table(dates('1 Dec 2026', 'Dec 14, 2026', '3rd December, 2026'))),
  'serials of a spreadsheet': text(table(dates('46357', '46370.5', '46359'))),
  'dates with times': text(table(dates('1/12/2026 2:30 PM', '14/12/2026 14:30:00', '3-12-2026 at 11.00 a.m.'))),
  'the month first': text(table(dates('12/1/2026', '12/14/2026', '12/3/2026'))),
  'day first and month first': text(table(dates('12/1/2026', '12/14/2026', '14/12/2026')), 'Does the day or the month'),
  'a day that does not exist': text(table(dates('31/2/2026', '14/12/2026', '3/12/2026')), TITLES.slice(1)),
  'no description': text(table(changed({}, { Description: () => '' }))),
  'only a description': text(table(changed({ Title: 'Sr.No', Description: 'Description' })), [
    'Over the canal',
    'Over the canal',
    'Over the canal',
  ]),
  'statuses and sectors in any case': text(
    table(extra('Status', 'OPEN').map((fields, at) => [...fields, at === 0 ? 'Sector' : 'public sector'])),
  ),
  'addresses without a scheme': text(table(extra('Link', 'www.example.pk/notice'))),
  'a bad address': text(table(extra('Link', 'see notice'))),
  amounts: text(table(extra('Earnest Money', 'Rs. 5,000/-'))),
  'texts that are formulas': text(table(changed({}, { 'Tender No': ([number = '']) => `="${number}"` }))),
  'two columns for one date': text(
    table(extra('Last Date', '1/12/2026').map((fields, at) => (at === 0 ? fields.with(3, 'Due Date') : fields))),
    'Which column is the closing date',
  ),
  'two columns, one of them blank': text(table(extra('Agency', ''))),
  'no category': text(table(changed({ Category: 'Colour' })), 'Which category'),
  'categories under another heading': text(table(changed({ Category: 'Sector' }))),
  'no headings': text(
    table(ROWS),
    'It has no row of headings. In its first row Column 1 is "T-1", Column 2 is "Bridge 1"',
  ),
  'headings of another world': text(
    table(changed({ Title: 'Shai', 'Closing Date': 'Aakhri', Description: 'Kaifiyat' })),
    'Which column is the title, and which the closing date?',
  ),
  'a quote inside a field': text(plain.replace('Bridge 1,', 'Bridge 1" pipe,'), ['Bridge 1" pipe', ...TITLES.slice(1)]),
  'a workbook of Excel': workbook([sheet()]),
  'a workbook with dates as plain numbers': workbook([sheet({}, 0)]),
  'a workbook with other sheets before': workbook([
    { name: 'Cover', rows: [['Works Department']] },
    sheet({ name: 'Old', state: 'hidden' }),
    sheet(),
  ]),
  'a workbook with a title above and merged cells': workbook([
    sheet({ rows: [['LIST OF TENDERS'], [], ...sheet().rows], merges: ['A1:F1', 'E4:E6'] }),
  ]),
  'a workbook of formulas nobody calculated': {
    bytes: makeXlsx(
      [sheet({ rows: sheet().rows.map((row, at) => (at === 1 ? row.with(1, { xml: '<c><f>A1</f></c>' }) : row)) })],
      { formats: ['dd/mm/yyyy'] },
    ),
    gives: TITLES.slice(1),
  },
  'a web page that a portal calls .xls': text(
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><table border="1"><tr><td colspan="6">LIST OF TENDERS</td></tr>${changed(
      {},
    )
      .map((fields) => `<tr>${fields.map((field) => `<td>${field}</td>`).join('')}</tr>`)
      .join('\r\n')}</table></body></html>`,
  ),
  'a workbook with groups over its headings': workbook([
    sheet({
      rows: [
        ...groups.map((fields) => fields.map((field) => (field === '' ? null : field))),
        ...sheet()
          .rows.slice(1)
          .map((row) => row.toSpliced(3, 0, 46300)),
      ],
      merges: ['D1:E1', 'A1:A2', 'B1:B2', 'C1:C2', 'F1:F2', 'G1:G2'],
    }),
  ]),
  'groups over the headings': text(table([...groups, ...ROWS.map((fields) => fields.toSpliced(3, 0, '5/10/2026'))])),
  'a web page with groups over its headings': text(
    `<table>${groups[0]
      .map((field, at) => (field === '' ? '' : `<th ${at === 3 ? 'colspan' : 'rowspan'}="2">${field}</th>`))
      .join('')}<tr><th>Publication</th><th>Closing</th></tr>${ROWS.map(
      (fields) =>
        `<tr>${fields
          .toSpliced(3, 0, '5/10/2026')
          .map((field) => `<td>${field}</td>`)
          .join('')}</tr>`,
    ).join('')}</table>`,
  ),
  'digits in Urdu': text(table(dates('۱/۱۲/۲۰۲۶', '۱۴/۱۲/۲۰۲۶', '۳/۱۲/۲۰۲۶'))),
  'headings in Urdu': text(
    table(changed({ 'Tender No': 'ٹینڈر نمبر', Title: 'عنوان', 'Closing Date': 'آخری تاریخ', Category: 'زمرہ' })),
  ),
  'headings cut short and misspelt': text(
    table(
      changed({ 'Tender No': 'Tndr #', Title: 'Nature of Work', 'Closing Date': 'Clossing Dt.', Category: 'Cat.' }),
    ),
  ),
  'headings in a column': text(table(HEAD.map((name, at) => [name, ...ROWS.map((fields) => fields[at] ?? '')]))),
  'lots below their notice': text(table(changed({}).toSpliced(2, 0, ['', '', '', 'Lot 2: the piers', '', '']))),
  'a total and a signature below the list': text(
    plain +
      table([
        ['', 'Total', '', '', '', '3'],
        ['Prepared by: clerk', '', '', '', '', ''],
      ]),
  ),
  'the header again in the middle': text(plain + table([HEAD, row(2)]), [...TITLES, 'Bridge 2']),
  'two columns of one heading': text(table(changed({ Description: 'Title' })), 'Which column is the title'),
  'JSON with the headings of a table': text(
    JSON.stringify(ROWS.map((fields) => Object.fromEntries(fields.map((field, at) => [HEAD[at], field])))),
  ),
  'JSON Lines with a list as text': text(
    ROWS.map(([, title, , closingDate, categories]) => JSON.stringify({ title, closingDate, categories })).join('\n'),
  ),
  'a table of fewer columns above another one': text(
    table([...changed({}).map((fields) => [...fields.slice(1), '']), HEAD.map(() => ''), HEAD, row(2)]),
    [...TITLES, 'Bridge 2'],
  ),
  'a table of Markdown': text(
    [HEAD, HEAD.map(() => '---:'), ...ROWS].map((fields) => `| ${fields.join(' | ')} |`).join('\n'),
  ),
  'cards of a page with buttons and numbers of pages below them': text(
    `<html><body>${ROWS.map((fields) => `<h3>${fields[1]}</h3>${[0, 4, 5, 3].map((at) => `<p><b>${HEAD[at]}:</b> ${fields[at]}</p>`).join('')}<a>View Details</a>`).join('')}<p>Page 1 of 9</p></body></html>`,
  ),
  'a form for each notice, which Word saved as a page': text(
    `<html><body>${ROWS.map(
      (fields) =>
        `<p>Notice</p><table>${fields.map((field, at) => `<tr><td><p>${HEAD[at]}</p></td><td><p>${field}</p></td></tr>`).join('')}</table>`,
    ).join('')}</body></html>`,
  ),
  'JSON of lists without headings': text(
    JSON.stringify({ draw: 1, data: ROWS }),
    'It has no row of headings. In its first row Column 1 is "T-1", Column 2 is "Bridge 1"',
  ),
  'a letter that got lost': text(table(extra('City', 'Lah\ufffdre'))),
};

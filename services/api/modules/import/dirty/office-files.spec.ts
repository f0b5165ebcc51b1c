import { describe, expect, test } from 'vitest';
import { inMemory } from '../../../../../tests/support/import/in-memory.ts';
import {
  cell,
  makeDocx,
  makeOpenDocument,
  para,
  row,
  sheet,
  tbl,
  tc,
  tr,
} from '../../../../../tests/support/import/make-office.ts';
import { makeZip } from '../../../../../tests/support/import/make-xlsx.ts';
import { listed } from '../../../../../tests/support/listed.ts';
import { checkBeginning, openRows } from '../run/reading/open-rows.ts';

async function open(bytes: Buffer, sheetName?: string) {
  const file = inMemory(bytes);
  await checkBeginning(file, true);
  return openRows(file, 'Clerk', { category: 'Roads', ...(sheetName !== undefined && { sheet: sheetName }) });
}

/** Place, title, day, time and organization of each row. */
async function read(bytes: Buffer, sheetName?: string) {
  const opened = await open(bytes, sheetName);
  expect(opened.found().question).toBeNull();
  return (await listed(opened.rows())).map((judged) => {
    if (!judged.ok) return judged.problems.map(({ reason }) => reason);
    const { place, row: found } = judged.notice;
    return [place, found.title, found.closingDate, found.closingTime, found.procuringOrganization].filter(
      (text) => text !== null,
    );
  });
}
const notes = async (bytes: Buffer) => {
  const opened = await open(bytes);
  await listed(opened.rows());
  return opened.found().notes?.map(({ text }) => text);
};

const HEAD = ['Tender No', 'Title', 'Closing Date'];
const HEADER = tr(...HEAD);

describe('Word', () => {
  test('a table below a letterhead, with lines in cells and links', async () => {
    const link =
      '<w:hyperlink><w:r><w:t>Bri</w:t></w:r></w:hyperlink><w:r><w:t>dge &amp; road</w:t><w:br/><w:t>phase II</w:t></w:r>';
    const title = `<w:tc><w:p>${link}</w:p><w:p><w:r><w:t>Multan</w:t></w:r></w:p></w:tc>`;
    const file = makeDocx(
      para('GOVERNMENT OF PUNJAB') + para('Irrigation Department, Lahore') + tbl(HEADER, tr('T-1', title, '1/12/2026')),
    );
    expect((await open(file)).found()).toMatchObject({ format: 'document', encoding: null });
    expect(await read(file)).toEqual([
      ['row 2', 'Bridge & road phase II Multan', '2026-12-01', 'Irrigation Department, Lahore'],
    ]);
  });

  test('merged cells: over columns, and over rows', async () => {
    const start = '<w:vMerge w:val="restart"/>';
    const file = makeDocx(
      tbl(
        tr(tc('TENDERS', '<w:gridSpan w:val="3"/>')),
        HEADER,
        tr('T-1', 'Bridge', tc('1/12/2026', start)),
        tr('T-2', 'Road', tc('', '<w:vMerge/>')),
        tr('T-3', 'Canal', tc('', '<w:vMerge w:val="continue"/>')),
        tr('T-4', 'Wall', tc('14/12/2026', start)),
      ),
    );
    expect(await read(file)).toEqual([
      ['row 3', 'Bridge', '2026-12-01'],
      ['row 4', 'Road', '2026-12-01'],
      ['row 5', 'Canal', '2026-12-01'],
      ['row 6', 'Wall', '2026-12-14'],
    ]);
  });

  test('deleted, moved and hidden words are none; those of a further program stand once', async () => {
    const run = (text: string, facts = '') => `<w:r><w:rPr>${facts}</w:rPr><w:t>${text}</w:t></w:r>`;
    const title = `<w:tc><w:p>${run('Bri')}<w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:ins>${run('dge')}</w:ins>
      <w:moveFrom>${run('moved')}</w:moveFrom>${run('hidden', '<w:vanish/>')}${run('s', '<w:vanish w:val="0"/>')}
      <mc:AlternateContent><mc:Choice>${run('!')}</mc:Choice><mc:Fallback>${run('!')}</mc:Fallback></mc:AlternateContent></w:p></w:tc>`;
    expect(await read(makeDocx(tbl(HEADER, tr('T-1', title, '1/12/2026'))))).toEqual([
      ['row 2', 'Bridges!', '2026-12-01'],
    ]);
  });

  test('lines below titles, apart by blank lines or headings', async () => {
    const bold = (text: string) => `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
    const numbered = (text: string) => `<w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const heading = (text: string) =>
      `<w:p><w:pPr><w:pStyle w:val="Heading2"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const facts = (day: string) =>
      para('Ref: T-1') +
      para(`Closing Date: ${day}`) +
      para('City:<w:tab/>Multan'.replace('<w:tab/>', '</w:t><w:tab/><w:t>'));
    for (const title of [heading, bold, numbered, (text: string) => `<w:p/>${para(text)}`])
      expect(await read(makeDocx(title('Bridge') + facts('1/12/2026') + title('Canal') + facts('14/12/2026')))).toEqual(
        [
          [expect.any(String), 'Bridge', '2026-12-01'],
          [expect.any(String), 'Canal', '2026-12-14'],
        ],
      );
  });

  test('a letterhead in a table of its own, or in the cell around', async () => {
    const layout = tbl(tr('logo', 'Irrigation Division, Multan'));
    const list = tbl(HEADER, tr('T-1', 'Bridge', '1/12/2026'));
    for (const file of [
      layout + list,
      tbl(tr(`<w:tc>${para('Irrigation Division, Multan')}${list}${para('x')}</w:tc>`)),
    ])
      expect(await read(makeDocx(file))).toEqual([
        [expect.any(String), 'Bridge', '2026-12-01', 'Irrigation Division, Multan'],
      ]);
  });

  test('lines above each of several tables', async () => {
    const list = (n: number) => tbl(HEADER, tr(`T-${n}`, `Work ${n}`, '1/12/2026'));
    const file = makeDocx(
      `${para('LAHORE')}${list(1)}${para('MULTAN')}${list(2)}${para('List B')}${list(3)}${para('Highway Division, Okara')}${list(4)}`,
    );
    const rows = await listed((await open(file)).rows());
    expect(rows.map((row) => row.ok && [row.notice.row.city, row.notice.row.procuringOrganization])).toEqual([
      ['Lahore', null],
      ['Multan', null],
      ['Multan', null],
      ['Okara', 'Highway Division, Okara'],
    ]);
  });

  test('a table that is broken at the end of a page', async () => {
    const rest = tbl(tr('T-2', 'Road', '14/12/2026'));
    const first = tbl(HEADER, tr('T-1', 'Bridge', '1/12/2026'));
    expect(await read(makeDocx(`${first}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${rest}`))).toHaveLength(2);
    expect(await read(makeDocx(first + para('Contracts awarded') + rest))).toHaveLength(1);
  });

  test('a day above several tables is that of all of them, unless a line above one states another', async () => {
    const list = (n: number) => tbl(tr('Tender No', 'Title'), tr(`T-${n}`, `Work ${n}`));
    const file = makeDocx(
      `${para('Last date: 1/12/2026')}${list(1)}${para('OKARA')}${list(2)}${para('Last date: 14/12/2026')}${list(3)}`,
    );
    expect((await read(file)).map(([, title, day]) => [title, day])).toEqual([
      ['Work 1', '2026-12-01'],
      ['Work 2', '2026-12-01'],
      ['Work 3', '2026-12-14'],
    ]);
  });

  test('a form with two labels in a row, of which the first row has a day', async () => {
    const rows = [
      ['Tender No', 'T-9', 'Publish Date', '12/11/2026'],
      ['Title', 'Ambulances', 'Closing Date', '1/12/2026'],
      ['Department', 'Rescue 1122', 'City', 'Peshawar'],
    ];
    const [found] = await listed((await open(makeDocx(tbl(...rows.map((cells) => tr(...cells)))))).rows());
    expect(found).toMatchObject({
      notice: { row: { reference: 'T-9', publishDate: '2026-11-12', title: 'Ambulances' } },
    });
  });

  test('a letterhead in the header of its pages', async () => {
    const parts = { 'word/header1.xml': `<w:hdr>${para('Public Health Engineering Department, Bannu')}</w:hdr>` };
    expect(await read(makeDocx(tbl(HEADER, tr('T-1', 'Pipes', '1/12/2026')), parts))).toEqual([
      ['row 2', 'Pipes', '2026-12-01', 'Public Health Engineering Department, Bannu'],
    ]);
  });
});

describe('LibreOffice', () => {
  const head = row(...HEAD);
  const ods = (rows: readonly string[], more = '', styles = '') =>
    makeOpenDocument('spreadsheet', sheet('Tenders', rows, more), { styles });
  const dated = (value: string, shown: string) =>
    `<table:table-cell office:value-type="date" office:date-value="${value}"><text:p>${shown}</text:p></table:table-cell>`;

  test('days and times as they are stored, texts of several lines, comments', async () => {
    const time =
      '<table:table-cell office:value-type="time" office:time-value="PT14H30M00S"><text:p>2:30 PM</text:p></table:table-cell>';
    const title =
      '<table:table-cell office:value-type="string"><office:annotation><text:p>ask</text:p></office:annotation><text:p>Bridge<text:s text:c="2"/>at</text:p><text:p>Okara</text:p></table:table-cell>';
    const rows = [
      row(...HEAD, 'Closing Time'),
      row('T-1', title, dated('2026-12-01', '12/01/26'), time),
      row('T-2', 'Canal', dated('2026-12-14T11:00:00', '14/12'), ''),
    ];
    expect(await read(ods(rows))).toEqual([
      ['row 2', 'Bridge at Okara', '2026-12-01', '14:30'],
      ['row 3', 'Canal', '2026-12-14', '11:00'],
    ]);
  });

  test('repeated and merged cells, and blank ones in any number', async () => {
    const blank = (count: number) => `<table:table-cell table:number-columns-repeated="${count}"/>`;
    const covered = '<table:covered-table-cell><text:p>below</text:p></table:covered-table-cell>';
    const blankRows = (count: number) =>
      `<table:table-row table:number-rows-repeated="${count}">${blank(16384)}</table:table-row>`;
    const rows = [
      blankRows(2),
      row('Tender No', blank(2), 'Title', 'Closing Date', 'Publish Date', blank(16378)),
      blankRows(3),
      row('T-1', blank(2), 'Bridge', cell('1/12/2026', 'table:number-columns-repeated="2"'), blank(16378)),
      row('T-2', blank(2), 'Canal', cell('14/12/2026', 'table:number-rows-spanned="2"')),
      row('T-3', blank(2), 'Wall', covered),
      blankRows(1048000),
    ];
    expect(await read(ods(rows))).toEqual([
      ['row 7', 'Bridge', '2026-12-01'],
      ['row 8', 'Canal', '2026-12-14'],
      ['row 9', 'Wall', '2026-12-14'],
    ]);
  });

  test('a bomb of rows and columns is few of them', async () => {
    const many = (of: string) => `table:number-${of}-repeated="999999999"`;
    const bomb = `<table:table-row ${many('rows')}>${cell('x', many('columns'))}</table:table-row>`;
    const rows = [head, row('T-1', 'Bridge', '1/12/2026'), ...Array.from({ length: 20 }, () => bomb)];
    expect(await read(ods(rows))).toHaveLength(21);
  });

  test('hidden sheets, columns and rows', async () => {
    const column = (more = '') => `<table:table-column ${more}/>`;
    const file = makeOpenDocument(
      'spreadsheet',
      sheet('Old', [head, row('T-9', 'Old', '1/1/2026')], 'table:style-name="ta2"') +
        sheet('Multan', [
          column('table:number-columns-repeated="2"') + column('table:visibility="collapse"') + column(),
          row('Tender No', 'Title', 'Remarks', 'Closing Date'),
          row('T-1', 'Bridge', 'x', '1/12/2026'),
          row('T-2', 'Canal', 'x', '1/12/2026').replace('-row', '-row table:visibility="filter"'),
        ]),
      { styles: '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>' },
    );
    expect((await open(file)).found()).toMatchObject({ sheet: 'Multan', sheets: ['Multan'] });
    expect(await read(file)).toEqual([
      ['row 2', 'Bridge', '2026-12-01'],
      ['row 3', 'Canal', '2026-12-01'],
    ]);
    expect(await notes(file)).toEqual([
      expect.stringContaining('"Remarks" is hidden'),
      expect.stringContaining('1 row of the sheet, hidden'),
      expect.any(String),
    ]);
    expect(await read(file, 'Old')).toEqual([['row 2', 'Old', '2026-01-01']]);
  });

  test('a document of Writer', async () => {
    const deleted = '<text:tracked-changes><text:p>deleted</text:p></text:tracked-changes>';
    const letterhead = '<text:h>Highway Department, Sukkur</text:h>';
    const table = `<table:table><table:table-header-rows>${head}</table:table-header-rows>${row('T-1', 'Bridge', '1/12/2026')}</table:table>`;
    expect(await read(makeOpenDocument('text', deleted + letterhead + table))).toEqual([
      ['row 2', 'Bridge', '2026-12-01', 'Highway Department, Sukkur'],
    ]);
    const lines = ['Title: Bridge', 'Closing Date: 1/12/2026', 'City: Multan'];
    expect(await read(makeOpenDocument('text', lines.map((line) => `<text:p>${line}</text:p>`).join('')))).toEqual([
      [expect.any(String), 'Bridge', '2026-12-01'],
    ]);
  });
});

describe('a file that cannot be read is one sentence', () => {
  const zeros = Buffer.alloc(30_000_000);
  const good = makeDocx(tbl(HEADER, tr('T-1', 'Bridge', '1/12/2026')));
  test.each<[string, Buffer, RegExp]>([
    ['cut off', good.subarray(0, good.length - 100), /cut off or damaged/],
    ['a bomb', makeDocx('', { 'word/document.xml': zeros }), /unpack to far more/],
    ['without a table', makeDocx(para('Dear all')), /document without a table of notices.*Convert Text to Table/],
    ['a locked one', makeOpenDocument('spreadsheet', '', { entry: '<manifest:encryption-data/>' }), /password/],
    ['a presentation', makeOpenDocument('presentation', ''), /neither text nor sheets.*\.xlsx/],
    ['without its list of parts', makeZip({ 'content.xml': '' }), /OpenDocument/],
  ])('%s', async (_, bytes, sentence) => {
    await expect(open(bytes)).rejects.toThrow(sentence);
  });

  test('entities of a document type stay unresolved [ASVS 1.5.1]', async () => {
    const file = makeDocx('', {
      'word/document.xml': `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(99)}"><!ENTITY b "&a;&a;">]><w:document>${tbl(HEADER, tr('T-1', 'B&b;', '1/12/2026'))}</w:document>`,
    });
    expect(await read(file)).toEqual([['row 2', 'B&b;', '2026-12-01']]);
  });
});

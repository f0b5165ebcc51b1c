import { describe, expect, test } from 'vitest';
import { inMemory } from '../../../../../../tests/support/import/in-memory.ts';
import { makeXlsx, styled } from '../../../../../../tests/support/import/make-xlsx.ts';
import { listed } from '../../../../../../tests/support/listed.ts';
import { openRows } from './open-rows.ts';

const COLUMNS = { 'Column 1': 'title', 'Column 2': 'closingDate', 'Column 3': 'categories' } as const;
const ROWS = [
  ['Bridge', '1/12/2026', 'Roads'],
  ['Canal', '14/12/2026', 'Roads'],
] as const;

/** The files without headings, and the place of their first row. */
const FILES = {
  'line 1': ROWS.map((row) => row.join(',')).join('\n'),
  'line 2': `LIST OF TENDERS,,\n${ROWS.map((row) => row.join(',')).join('\n')}`,
  'row 1': `<table>${ROWS.map((row) => `<tr><td>${row.join('<td>')}`).join('')}</table>`,
  'row 3': makeXlsx(
    [
      {
        name: 'List',
        rows: [[], ['LIST OF TENDERS'], ...ROWS.map(([title, , name], at) => [title, styled(46357 + at, 1), name])],
      },
    ],
    { formats: ['dd/mm/yyyy'] },
  ),
};

test.each(Object.entries(FILES))('the first row of a table without headings is a notice: %s', async (place, file) => {
  const asked = await openRows(inMemory(Buffer.from(file)), 'Clerk');
  expect(asked.found().question).toMatchObject({ about: 'columns', choices: Object.keys(COLUMNS) });
  const opened = await openRows(inMemory(Buffer.from(file)), 'Clerk', { columns: COLUMNS });
  expect(opened.found().question).toBeNull();
  const rows = await listed(opened.rows());
  expect(rows.map((row) => row.ok && row.notice.row.title)).toEqual(['Bridge', 'Canal']);
  expect(rows[0]).toMatchObject({ notice: { place, row: { closingDate: '2026-12-01' } } });
});

test('a notice is no header, though its words could be headings', async () => {
  const file = `${FILES['line 1']}\nName of Work,15/12/2026,Health Department\n`;
  const opened = await openRows(inMemory(Buffer.from(file)), 'Clerk', { columns: COLUMNS });
  expect(await listed(opened.rows())).toHaveLength(3);
});

describe('a further table below with columns of its own', () => {
  const HEAD = ['Tender No', 'Title', 'Department', 'Closing Date', 'Category'];
  const table = (others: readonly (readonly string[])[]) =>
    makeXlsx([{ name: 'List', rows: [HEAD, ['T-1', 'Bridge', 'Works', '1/12/2026', 'Roads'], [], ...others] }]);
  const read = async (file: Buffer) =>
    (await listed((await openRows(inMemory(file), 'Clerk')).rows())).map(
      (row) =>
        row.ok && [
          row.notice.row.reference,
          row.notice.row.title,
          row.notice.row.closingDate,
          row.notice.row.categories,
        ],
    );
  const BRIDGE = ['T-1', 'Bridge', '2026-12-01', ['Roads']];

  test('is read by its own headings', async () => {
    const below = [
      ['Trade', 'EOI Subject', 'Last Date', 'Dept', 'Ref No'],
      ['Works', 'Canal', '14/12/2026', 'Canals', 'E-1'],
      HEAD,
      ['T-2', 'Road', 'Works', '2/12/2026', 'Roads'],
    ];
    expect(await read(table(below))).toEqual([
      BRIDGE,
      ['E-1', 'Canal', '2026-12-14', ['Works']],
      ['T-2', 'Road', '2026-12-02', ['Roads']],
    ]);
  });

  test('may have nothing but a title and a day', async () => {
    const below = [
      ['Sr', 'Last Date', 'Name of Work', 'Cost', 'Category'],
      ['1', '14/12/2026', 'Canal', '1.2 M', 'Works'],
    ];
    expect(await read(table(below))).toEqual([BRIDGE, [null, 'Canal', '2026-12-14', ['Works']]]);
  });

  test('may have its titles below another word', async () => {
    const rows = [
      ['Item Description', 'Last Date', 'Trade'],
      ['Bridge', '1/12/2026', 'Roads'],
      ['Trade', 'Due Date', 'Name of Work'],
      ['Works', '14/12/2026', 'Canal'],
    ];
    const sheet = makeXlsx([{ name: 'List', rows }]);
    expect(await read(sheet)).toEqual([
      [null, 'Bridge', '2026-12-01', ['Roads']],
      [null, 'Canal', '2026-12-14', ['Works']],
    ]);
  });

  test('hides no list above it, though more of its headings are known', async () => {
    const rows = [
      ['A. CIVIL WORKS'],
      ['Name of Work', 'District', 'Closing Date'],
      ['Bridge', 'Okara', '1/12/2026'],
      ['Canal', 'Multan', '14/12/2026'],
      ['B. GOODS AND SERVICES'],
      ['Tender No', 'Item', 'Closing Date', 'Opening Time'],
      ...['T-1', 'T-2', 'T-3'].map((number) => [number, 'Pumps', '2/12/2026', '11:30']),
    ];
    const html = `<table>${rows.map((row) => `<tr><td>${row.join('<td>')}`).join('')}</table>`;
    const inTwo = html.replace('<tr><td>B. GOODS', '</table><table><tr><td>B. GOODS');
    for (const file of [makeXlsx([{ name: 'List', rows }]), Buffer.from(html), Buffer.from(inTwo)]) {
      const opened = await openRows(inMemory(file), 'Clerk', { category: 'Works' });
      const notices = (await listed(opened.rows())).map((row) => row.ok && row.notice.row);
      expect(notices.map((row) => row && [row.reference, row.title, row.city, row.description])).toEqual([
        [null, 'Bridge', 'Okara', 'Bridge'],
        [null, 'Canal', 'Multan', 'Canal'],
        ...['T-1', 'T-2', 'T-3'].map((number) => [number, 'Pumps', null, 'Pumps']),
      ]);
    }
  });

  test('is none of a page when it has contracts', async () => {
    const table = (...rows: string[][]) =>
      `<table>${rows.map((row) => `<tr><td>${row.join('<td>')}`).join('')}</table>`;
    const below = (heading: string) =>
      table(
        ['Ref No', 'Subject', heading, 'Last Date', 'Category'],
        ['T-9', 'Lamps', 'Khan & Co', '1/10/2026', 'Works'],
      );
    const page = (heading: string) =>
      read(Buffer.from(table(HEAD, ['T-1', 'Bridge', 'Works', '1/12/2026', 'Roads']) + below(heading)));
    expect(await page('Contractor')).toEqual([BRIDGE]);
    expect(await page('Client')).toEqual([BRIDGE, ['T-9', 'Lamps', '2026-10-01', ['Works']]]);
  });

  test('is none without a title and a day', async () => {
    const rows = [
      ['Category', 'Department', 'City', 'Newspaper', ''],
      ['T-2', 'Road', 'Works', '2/12/2026', 'Roads'],
    ];
    expect(await read(table(rows))).toEqual([BRIDGE, false, ['T-2', 'Road', '2026-12-02', ['Roads']]]);
  });
});

test('the numbers of columns below headings are no row', async () => {
  const text = 'Sr,Title,Closing Date,Category,Remarks\n(1),2,3.,4,\n1,Bridge,1/12/2026,Roads,new';
  const rows = await listed((await openRows(inMemory(Buffer.from(text)), 'Clerk')).rows());
  expect(rows).toMatchObject([{ ok: true }]);
});

test('the line of Markdown below headings is no row', async () => {
  const text = '|Title|Closing Date|Category|\n|---|:-:|--:|\n|Bridge|1/12/2026|Roads|';
  const rows = await listed((await openRows(inMemory(Buffer.from(text)), 'Clerk')).rows());
  expect(rows).toMatchObject([{ ok: true }]);
});

describe('the same table several times beside each other', () => {
  const HEAD = ['Title', 'Closing Date', 'Category'];
  const rows = [
    [...HEAD, '', ...HEAD],
    ['Bridge', '1/12/2026', 'Roads', '', 'Road', '2/12/2026', 'Roads'],
    ['', '', '', '', 'Canal', '14/12/2026', 'Works'],
  ];

  test('is read as one', async () => {
    const opened = await openRows(inMemory(makeXlsx([{ name: 'List', rows }])), 'Clerk');
    expect(opened.found()).toMatchObject({ question: null, columns: HEAD.map((heading) => ({ heading })) });
    const read = await listed(opened.rows());
    expect(read.map((row) => row.ok && [row.notice.place, row.notice.row.title, row.notice.row.closingDate])).toEqual([
      ['row 2', 'Bridge', '2026-12-01'],
      ['row 2, column 5', 'Road', '2026-12-02'],
      ['row 3, column 5', 'Canal', '2026-12-14'],
    ]);
  });

  test('one heading twice is a question as before', async () => {
    const twice = rows.map((row) => [...row.slice(0, 3), ...row.slice(4, 6)]);
    const { question } = (await openRows(inMemory(makeXlsx([{ name: 'List', rows: twice }])), 'Clerk')).found();
    expect(question).not.toBeNull();
  });
});

describe('cells with the title above other facts', () => {
  const page = (...cells: readonly (readonly string[])[]) =>
    `<table><tr><th>Tender No<th>Tender Details<th>Closing Date<th>Category${cells
      .map((lines, at) => `<tr><td>T-${at}<td>${lines.join('<br>')}<td>${at + 1}/12/2026<td>Roads`)
      .join('')}</table>`;
  const read = async (text: string) =>
    (await listed((await openRows(inMemory(Buffer.from(text)), 'Clerk')).rows())).map(
      (row) => row.ok && [row.notice.row.title, row.notice.row.procuringOrganization, row.notice.row.city],
    );

  test('have each line in a column of its own', async () => {
    const text = page(
      ['<b>Bridge</b>', 'Works Department', 'Okara', 'Sector: Roads'],
      ['Canal', 'Irrigation Department', 'Multan', 'Sector: Water'],
      ['Mast', 'NTC', 'Swat', 'Sector: Phones'],
      ['Road to the mill'],
    );
    expect(await read(text)).toEqual([
      ['Bridge', 'Works Department', 'Okara'],
      ['Canal', 'Irrigation Department', 'Multan'],
      ['Mast', 'NTC', 'Swat'],
      ['Road to the mill', null, null],
    ]);
    const opened = await openRows(inMemory(Buffer.from(text)), 'Clerk');
    expect(opened.found().notes?.[0]?.text).toBe('Each line of "Tender Details" was read as a column of its own.');
    expect((await listed(opened.rows()))[0]).toMatchObject({
      notice: { row: { description: 'Bridge\nWorks Department\nOkara\nSector: Roads' } },
    });
  });

  test('so have two lines with labels, also of tables within cells', async () => {
    const inner = (...lines: readonly string[]) => `<table><tr><td>${lines.join('<tr><td>')}</table>`;
    const text = (of: (...lines: readonly string[]) => string) =>
      `<table><tr><th>Tender<th>Category<th>Dates${['Bridge', 'Canal']
        .map((title, at) => [
          `${of(title, `Tender No: T-${at}`)}`,
          'Roads',
          of('Advertised: 1/11/2026', `Closing: ${at + 1}/12/2026`),
        ])
        .map((cells) => `<tr><td>${cells.join('<td>')}`)
        .join('')}</table>`;
    for (const of of [inner, (...lines: readonly string[]) => lines.join('<br>')]) {
      const rows = await listed((await openRows(inMemory(Buffer.from(text(of))), 'Clerk')).rows());
      const common = { publishDate: '2026-11-01', description: expect.any(String) };
      expect(rows.map((row) => row.ok && row.notice.row)).toMatchObject([
        { title: 'Bridge', reference: 'T-0', closingDate: '2026-12-01', ...common },
        { title: 'Canal', reference: 'T-1', closingDate: '2026-12-02', ...common },
      ]);
    }
  });

  test('but titles that were broken to fit are whole', async () => {
    expect(await read(page(['Bridge', 'over the', 'canal'], ['Road', 'to the', 'mill']))).toEqual([
      ['Bridge over the canal', null, null],
      ['Road to the mill', null, null],
    ]);
  });
});

test('headings below a group may reach beyond those above', async () => {
  const rows = [
    ['Title', 'Category', 'Submission of Bids'],
    ['', '', 'Date', 'Time'],
    ['Bridge', 'Roads', '1/12/2026', '2:00 PM'],
  ];
  const opened = await openRows(inMemory(makeXlsx([{ name: 'List', rows }])), 'Clerk');
  expect(await listed(opened.rows())).toMatchObject([
    { notice: { row: { closingDate: '2026-12-01', closingTime: '14:00' } } },
  ]);
});

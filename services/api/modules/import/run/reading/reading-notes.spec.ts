import { describe, expect, test } from 'vitest';
import type { ImportReading } from '#contracts/api/imports.ts';
import { inMemory } from '../../../../../../tests/support/import/in-memory.ts';
import { makeXlsx, type SheetContent } from '../../../../../../tests/support/import/make-xlsx.ts';
import { listed } from '../../../../../../tests/support/listed.ts';
import { openRows } from './open-rows.ts';

const HEAD = ['Title', 'Closing Date', 'Category'];
const OTHER_HEAD = ['Title', 'Last Date', 'Category', 'City'];
const sheet = (name: string, rows: number, head: readonly string[] = HEAD): SheetContent => ({
  name,
  rows: [
    [`Tenders of ${name}`],
    head,
    ...Array.from({ length: rows }, (_, at) => [`Road ${at}`, '1/12/2026', 'Roads']),
  ],
});

test('a further table of a page that is not read is named with its headings and rows', async () => {
  const row = (cells: readonly string[]) => `<tr><td>${cells.join('</td><td>')}</td></tr>`;
  const page = (...tables: string[][][]) => tables.map((rows) => `<table>${rows.map(row).join('')}</table>`).join('');
  const list = [HEAD, ['Road', '1/12/2026', 'Roads']];
  const awarded = [
    ['Tender No.', 'Department', 'Awarded On'],
    ['IUB/1', 'Works', '22-10-2026'],
  ];
  const file = await openRows(inMemory(Buffer.from(page(list, [['Home', 'Contact']], awarded))), 'Clerk', {});
  for await (const _ of file.rows());
  expect(file.found().notes?.map(({ text }) => text)).toContain(
    'A further table of the page was not read: "Tender No.", "Department", "Awarded On" (1 row).',
  );
});

describe('one date that turns the order of all others', () => {
  const days = ['04/12/2026', '12/14/26', '05/01/2027'];
  const table = ['Title,Closing Date,Category', ...days.map((day, at) => `Road ${at},${day},Roads`)].join('\n');
  const list = JSON.stringify(days.map((day, at) => ({ title: `Road ${at}`, closingDate: day, category: 'Roads' })));
  const notes = async (text: string, reading: ImportReading = {}) =>
    (await openRows(inMemory(Buffer.from(text)), 'Clerk', reading)).found().notes;

  test.each([
    ['table', table],
    ['list of objects', list],
  ])('is named, in a %s', async (_, text) => {
    expect(await notes(text)).toContainEqual({
      about: 'dateOrder',
      text: 'The month is taken to come first in all its dates in numbers, because one is "12/14/26": 2/1/2027 is the 1st of February.',
    });
    const orders = (await notes(text, { dateOrder: 'month-first' }))?.filter(({ about }) => about === 'dateOrder');
    expect(orders).toEqual([]);
  });
});

describe('sheets of a workbook that were not read', () => {
  const notes = async (sheets: readonly SheetContent[], reading: ImportReading = {}) =>
    (await openRows(inMemory(makeXlsx(sheets)), 'Clerk', reading)).found().notes?.map(({ text }) => text);

  test('are named with their rows', async () => {
    expect(await notes([sheet('Karachi', 2), sheet('Lahore', 120, OTHER_HEAD)])).toEqual([
      'Sheet "Lahore" (120 rows) was not read.',
    ]);
    const many = [sheet('Karachi', 2), sheet('Lahore', 1, OTHER_HEAD), sheet('Quetta', 1001, OTHER_HEAD)];
    expect(await notes(many)).toEqual(['Sheets "Lahore" (1 row), "Quetta" (more than 1,000 rows) were not read.']);
  });

  test('nor are those whose headings are other words for the same', async () => {
    const other = sheet('Lahore', 2, ['Name of Work', 'Last Date', 'Tender Category']);
    expect(await notes([sheet('Karachi', 2), other])).toEqual(await notes([sheet('Karachi', 2), sheet('Lahore', 2)]));
  });

  test('whatever their headings are', async () =>
    expect(await notes([sheet('Karachi', 2), { name: 'Lahore', rows: [['Road 9', '2/12/2026', 'Roads']] }])).toEqual([
      'Sheet "Lahore" (1 row) was not read.',
    ]));

  test('but not when they have no rows, are hidden, or a person chose the sheet', async () => {
    const cover = { name: 'Cover', rows: [['Works Department'], ['Tenders']] };
    expect(await notes([cover, sheet('Karachi', 2), sheet('Empty', 0)])).toEqual([]);
    expect(await notes([sheet('Karachi', 2), { ...sheet('Lahore', 2), state: 'hidden' }])).toEqual([]);
    expect(await notes([sheet('Karachi', 2), sheet('Lahore', 2)], { sheet: 'Lahore' })).toEqual([]);
  });
});

describe('sheets with the headings of the first', () => {
  const open = (sheets: readonly SheetContent[], reading?: ImportReading) =>
    openRows(inMemory(makeXlsx(sheets)), 'Clerk', reading);
  const read = async (sheets: readonly SheetContent[]) =>
    (await listed((await open(sheets)).rows())).map(
      (row) => row.ok && [row.notice.place, row.notice.row.city, row.notice.row.procuringOrganization],
    );

  test('are read, too, and named', async () => {
    const { notes } = (await open([sheet('Karachi', 2), sheet('Lahore', 1), sheet('Quetta', 3)])).found();
    expect(notes).toEqual([
      {
        about: 'sheet',
        text: 'Sheets "Lahore" (1 row), "Quetta" (3 rows) were read, too, for their headings mean the same.',
      },
    ]);
  });

  test('and those that have them in another order, or tell more', async () => {
    const other = {
      name: 'Goods',
      rows: [
        ['Tender No', 'Category', 'Title', 'Last Date'],
        ['G-1', 'Stores', 'Gloves', '2/12/2026'],
      ],
    };
    const opened = await open([sheet('Works', 1), other, sheet('More', 1)]);
    const rows = (await listed(opened.rows())).map((row) => row.ok && row.notice.row);
    expect(rows).toMatchObject([
      { title: 'Road 0', closingDate: '2026-12-01', reference: null },
      { title: 'Gloves', closingDate: '2026-12-02', reference: 'G-1', categories: ['Stores'] },
      { title: 'Road 0', closingDate: '2026-12-01', reference: null },
    ]);
  });

  test('each in its own town', async () =>
    expect(await read([sheet('Karachi', 1), sheet('Lahore', 1), sheet('Others', 1)])).toEqual([
      ['row 3', 'Karachi', null],
      ['row 3 of "Lahore"', 'Lahore', null],
      ['row 3 of "Others"', null, null],
    ]));

  test('each of the office above it', async () => {
    const below = (office: string) => ({
      name: office,
      rows: [[office], HEAD, ['Road', '1/12/2026', 'Roads'], [], ['Total 1']],
    });
    const rows = await read([below('Highway Division, Multan'), below('Canal Division'), sheet('May', 1)]);
    expect(rows.filter(Boolean)).toEqual([
      ['row 3', 'Multan', 'Highway Division, Multan'],
      ['row 3 of "Canal Division"', null, 'Canal Division'],
      ['row 3 of "May"', null, null],
    ]);
  });
});

describe('columns that nobody sees', () => {
  const hidden = (rows: SheetContent['rows'], at: number) =>
    openRows(inMemory(makeXlsx([{ name: 'Tenders', rows, hiddenColumns: [at] }])), 'Clerk');

  test('are no columns of the table, and are named', async () => {
    const rows = [
      [...HEAD, 'Closing Date'],
      ['Road', '30/11/2026', 'Roads', '12/12/2026'],
    ];
    const opened = await hidden(rows, 2);
    expect(opened.found()).toMatchObject({ question: null });
    // about nothing that the screen could change
    expect(opened.found().notes?.[0]).toEqual({
      about: null,
      text: '"Closing Date" is hidden in the sheet and left out; to use it, unhide it.',
    });
    expect(await listed(opened.rows())).toMatchObject([{ notice: { row: { closingDate: '2026-12-12' } } }]);
  });

  test('are named in a question, too', async () => {
    const rows = [HEAD, ['Road', '30/11/2026', 'Roads']];
    expect((await hidden(rows, 3)).found().question?.text).toMatch(
      /Which category .*"Category" is hidden in the sheet and left out; to use it, unhide it\.$/,
    );
  });
});

test('rows that nobody sees are read, and counted', async () => {
  const rows = [HEAD, ...[1, 2, 3].map((n) => [`Road ${n}`, '30/11/2026', 'Roads'])];
  const opened = await openRows(inMemory(makeXlsx([{ name: 'Tenders', rows, hiddenRows: [1, 2, 3] }])), 'Clerk');
  expect(await listed(opened.rows())).toHaveLength(3);
  expect(opened.found().notes?.map(({ text }) => text)).toContain(
    '2 rows of the sheet, hidden perhaps by a filter, were read, too.',
  );
});

describe('the day of publication', () => {
  async function notes(head: string, rows: readonly string[], reading: ImportReading = {}) {
    const text = [`Title,Closing Date,Category,${head}`, ...rows.map((row, at) => `Road ${at},1/12/2026,Roads,${row}`)];
    const opened = await openRows(inMemory(Buffer.from(text.join('\n'))), 'Clerk', reading);
    await listed(opened.rows());
    return opened.found().notes?.map(({ text: note }) => note);
  }
  const STANDS_IN = (rows: string) =>
    `No day of publication in ${rows}: the day of their first import stands in for it.`;

  test('is missed once, with the columns of days that were left out', async () => {
    expect(await notes('Floated', ['5/11/2026', '6 Nov 2026', ''])).toEqual([
      '"Floated" has dates and is left out, and no column gives the day of publication.',
      STANDS_IN('3 rows'),
    ]);
    expect(await notes('Amount', ['46357', '50000'])).toEqual([STANDS_IN('2 rows')]);
    expect(await notes('Remarks', ['5/11/2026', 'none'])).toEqual([STANDS_IN('2 rows')]);
  });

  test('a person may leave the column out, or say what it is', async () => {
    expect(await notes('Floated', ['5/11/2026'], { columns: { FLOATED: '' } })).toEqual([STANDS_IN('1 row')]);
    expect(await notes('Floated', ['5/11/2026'], { columns: { Floated: 'publishDate' } })).toEqual([]);
  });

  test('rows that are blank there are counted, others need no word', async () => {
    expect(await notes('Published', ['5/11/2026', ''])).toEqual([STANDS_IN('1 row')]);
    expect(await notes('Published,Site Visit', ['5/11/2026,7/11/2026'])).toEqual([]);
  });
});

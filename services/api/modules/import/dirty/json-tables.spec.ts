import { describe, expect, test } from 'vitest';
import { inMemory } from '../../../../../tests/support/import/in-memory.ts';
import { listed } from '../../../../../tests/support/listed.ts';
import { openRows } from '../run/reading/open-rows.ts';

const HEAD = ['Title', 'Closing Date', 'Category'];
const ROWS = [
  ['Bridge', '1/12/2026', 'Roads'],
  ['Canal', '14/12/2026', 'Roads'],
];

async function titles(value: unknown, indent?: number) {
  const opened = await openRows(inMemory(Buffer.from(JSON.stringify(value, null, indent))), 'Portal');
  expect(opened.found().question).toBeNull();
  return (await listed(opened.rows())).map((row) => row.ok && row.notice.row.title);
}

test('features of a map', async () => {
  const features = ROWS.map(([Title, Deadline, Category]) => ({
    type: 'Feature',
    properties: { Title, Deadline, Category },
    geometry: { type: 'Point', coordinates: [70.3, 28.9] },
  }));
  for (const indent of [0, 2]) {
    expect(await titles({ type: 'FeatureCollection', name: 'tenders', features }, indent)).toEqual(['Bridge', 'Canal']);
  }
});

test('pages of a portal, behind each other or in a list', async () => {
  const pages = ROWS.map(([Title, Deadline, Category], at) => ({
    page: at + 1,
    result: { records: [{ Title, Deadline, Category }], total: 2 },
  }));
  expect(await titles(pages)).toEqual(['Bridge', 'Canal']);
  expect(await titles(pages, 2)).toEqual(['Bridge', 'Canal']);
  for (const indent of [0, 2]) {
    const text = pages.map((page) => JSON.stringify(page, null, indent)).join('\n');
    const opened = await openRows(inMemory(Buffer.from(text)), 'Portal');
    expect((await listed(opened.rows())).map((row) => row.ok && row.notice.row.title)).toEqual(['Bridge', 'Canal']);
  }
});

test('the first table of a dump, and not that of its users', async () => {
  const table = (name: string, data: readonly object[]) => ({ type: 'table', name, database: 'x', data });
  const rows = ROWS.map(([Title, Deadline, Category]) => ({ Title, Deadline, Category }));
  const dump = [{ type: 'header' }, table('tenders', rows), table('users', [{ id: '1', email: 'a@example.pk' }])];
  expect(await titles(dump)).toEqual(['Bridge', 'Canal']);
});

test('releases of records that nobody has compiled', async () => {
  const release = (ocid: string, title: string, date: string, endDate: string) => ({
    ...{ ocid, date, tag: ['tender'] },
    tender: { title, tenderPeriod: { endDate }, mainProcurementCategory: 'works' },
  });
  const first = release('a', 'Bridge', '2026-11-01T00:00:00Z', '2026-12-01T06:00:00Z');
  const records = [
    { ocid: 'a', releases: [first, { ...first, date: '2026-11-02T00:00:00Z' }] },
    { ocid: 'b', releases: [release('b', 'Canal', '2026-11-01T00:00:00Z', '2026-12-14T06:00:00Z')] },
  ];
  for (const indent of [0, 2]) expect(await titles({ records }, indent)).toEqual(['Bridge', 'Bridge', 'Canal']);
});

describe('rows that are lists', () => {
  test.each([
    ['of a data frame', { columns: HEAD, index: [0, 1], data: ROWS }],
    ['with columns of objects', { draw: 1, columns: HEAD.map((title, at) => ({ data: at, title })), data: ROWS }],
    ['of a spreadsheet', { range: 'Sheet1!A1:C3', majorDimension: 'ROWS', values: [HEAD, ...ROWS] }],
    ['and nothing else', [HEAD, ...ROWS]],
    ['behind a status', { status: 'ok', fields: HEAD, rows: ROWS }],
  ])('%s', async (_, value) => {
    expect(await titles(value)).toEqual(['Bridge', 'Canal']);
    expect(await titles(value, 2)).toEqual(['Bridge', 'Canal']);
  });

  test.each([
    ['lists', Object.fromEntries(HEAD.map((head, at) => [head, ROWS.map((row) => row[at])]))],
    [
      'objects by their numbers',
      Object.fromEntries(HEAD.map((head, at) => [head, Object.fromEntries(ROWS.map((row, n) => [n, row[at]]))])),
    ],
  ])('columns that are %s', async (_, value) => {
    expect(await titles(value)).toEqual(['Bridge', 'Canal']);
    expect(await titles(value, 2)).toEqual(['Bridge', 'Canal']);
  });

  test('within a notice are none', async () => {
    const notice = { title: 'Bridge', closingDate: '1/12/2026', category: 'Roads', points: [HEAD, [1, 2]] };
    expect(await titles([notice])).toEqual(['Bridge']);
    expect(await titles({ data: [notice, { ...notice, title: 'Canal' }] })).toEqual(['Bridge', 'Canal']);
  });
});

test('rows that are lists without headings come in by the numbers of their columns', async () => {
  const columns = { 'Column 1': 'title', 'Column 2': 'closingDate', 'Column 3': 'categories' } as const;
  for (const value of [{ draw: 1, recordsTotal: 2, data: ROWS }, ROWS]) {
    const opened = await openRows(inMemory(Buffer.from(JSON.stringify(value))), 'Portal', { columns });
    expect((await listed(opened.rows())).map((row) => row.ok && row.notice.row.title)).toEqual(['Bridge', 'Canal']);
  }
});

test('lists beside each other are none of notices, whichever it would be', async () => {
  const [one, other] = ROWS.map(([Title, Deadline, Category]) => [{ Title, Deadline, Category }]);
  const opening = openRows(inMemory(Buffer.from(JSON.stringify({ Okara: one, Multan: other }))), 'Portal');
  await expect(opening).rejects.toThrow('several lists of notices ("Okara", "Multan")');
});

test.each([
  ['of columns', { a: ['Bridge', 'Canal'], b: ['1/12/2026', '2/12/2026'] }],
  ['of objects', { sheet: { 1: ['Bridge'], 2: ['Canal'] } }],
])('a shape that no answer can settle is one sentence: %s', async (_, value) => {
  const opening = openRows(inMemory(Buffer.from(JSON.stringify(value))), 'Portal');
  await expect(opening).rejects.toThrow(
    'Its values are lists within one object, and no list of notices. Import a list with an object for each notice.',
  );
});

test('a blank row of a spreadsheet is none', async () => {
  expect(await titles({ range: 'List!A1:C9', values: [HEAD, ROWS[0], [], ROWS[1]] })).toEqual(['Bridge', 'Canal']);
});

import { expect, test } from 'vitest';
import { inMemory } from '../../../../../../tests/support/import/in-memory.ts';
import { listed } from '../../../../../../tests/support/listed.ts';
import { openRows } from '../../run/reading/open-rows.ts';

const HEAD = 'Sr,Tender No,Title,Description,Department,Closing Date,Category';
const FIRST = '1,T-1,Supply of chemicals,Lot 1: reagents,Works,14/12/2026,Roads';
const SECOND = '2,T-2,Repair of autoclave,,Works,15/12/2026,Roads';

async function read(...rows: readonly string[]) {
  const opened = await openRows(inMemory(Buffer.from([HEAD, ...rows].join('\n'))), 'Clerk');
  return listed(opened.rows());
}
async function descriptions(...rows: readonly string[]) {
  return (await read(...rows)).map((row) =>
    row.ok ? row.notice.row.description : row.problems.map((one) => one.reason),
  );
}
const NO_NOTICE = ['It has neither a title nor a closing date, so it is no notice'];

test('rows of words alone go on with the notice above', async () => {
  expect(
    await descriptions(FIRST, ',,,Lot 2: glassware,,,', ',,,Lot 3: gloves,,,', SECOND, ',,(second call),,,,'),
  ).toEqual(['Lot 1: reagents\nLot 2: glassware\nLot 3: gloves', 'Repair of autoclave\n(second call)']);
});

test('a title goes on where it was broken', async () => {
  const rows = await read(
    FIRST.replace('chemicals,Lot 1: reagents', 'chemicals and,'),
    ',,glassware,,,,',
    ',,for the laboratory,,,,',
    SECOND,
    ',,(second call),,,,',
  );
  expect(rows.map((row) => row.ok && row.notice.row)).toMatchObject([
    { title: 'Supply of chemicals and glassware for the laboratory' },
    { title: 'Repair of autoclave', description: 'Repair of autoclave\n(second call)' },
  ]);
});

test('titles that are broken to fit their column go on with any words but lots', async () => {
  const rows = await read(
    FIRST.replace('chemicals,Lot 1: reagents', 'chemicals to,'),
    ',,Nishtar Hospital,,,,',
    SECOND.replace('autoclave', 'District'),
    ',,Council Hall,,,,',
    ',,Lot 2: roof,,,,',
  );
  expect(rows.map((row) => row.ok && row.notice.row)).toMatchObject([
    { title: 'Supply of chemicals to Nishtar Hospital' },
    { title: 'Repair of District Council Hall', description: 'Repair of District Council Hall\nLot 2: roof' },
  ]);
  const [, unsure] = await read(FIRST, SECOND, ',,Council Hall,,,,');
  expect(unsure).toMatchObject({ notice: { row: { title: 'Repair of autoclave' } } });
});

test('signs of repetition stand for what stands above', async () => {
  const rows = await read(
    FIRST,
    '2,T-2,Repair of autoclave,,-do-,Ditto,〃',
    '3,T-3,Supply of gloves,,ایضاً,16/12/2026,- do -',
  );
  expect(
    rows.map((row) => (row.ok ? [row.notice.row.procuringOrganization, row.notice.row.closingDate] : row.problems)),
  ).toEqual([
    ['Works', '2026-12-14'],
    ['Works', '2026-12-14'],
    ['Works', '2026-12-16'],
  ]);
});

test('each is named in the report', async () => {
  const [row] = await read(FIRST, ',,,Lot 2: glassware,,,');
  expect(row).toMatchObject({
    ok: true,
    notes: [
      {
        place: 'line 3',
        column: 'Description',
        value: 'Lot 2: glassware',
        reason: 'Only words: joined to the description of the notice above',
        cost: 'value',
      },
    ],
  });
});

test('so do rows that repeat the notice with other words', async () => {
  expect(await descriptions(FIRST, '1,T-1,Supply of chemicals,Lot 2: glassware,Works,14/12/2026,Roads')).toEqual([
    'Lot 1: reagents\nLot 2: glassware',
  ]);
  const twice = await read(FIRST, FIRST, '1,T-1,Supply of chemicals,Lot 2,Works,16/12/2026,Roads');
  expect(twice).toHaveLength(3);
});

test('a row of its own number, a total, a signature and a remark go on with nothing', async () => {
  const rows = [
    FIRST,
    '2,,,Lot 2,,,',
    ',,,,Total,,',
    ',,Total,,,,',
    ',,Grand Total: 12,,,,',
    'Prepared by: Clerk,,,,,,',
    ',,Note: all bids are sealed,,,,',
  ];
  const all = await read(...rows);
  expect(all).toHaveLength(rows.length);
  expect(all.slice(1).every(({ ok }) => !ok)).toBe(true);
  expect((await descriptions(...rows))[0]).toBe('Lot 1: reagents');
});

test('without a title and a closing date a row is refused in one sentence, and its names are none', async () => {
  expect((await descriptions(FIRST, ',,,,Total,,'))[1]).toEqual(NO_NOTICE);
});

test('a total or a remark among the titles is refused in one sentence', async () => {
  const wanted = ['It is a total or a remark, and no notice'];
  expect(await descriptions(FIRST, ',,Total,,,,', ',,Note: bids are sealed,,Works,,')).toEqual([
    'Lot 1: reagents',
    wanted,
    wanted,
  ]);
});

test('totals, signatures and whom a copy goes to are no refused notices, and a row with facts is one', async () => {
  const rows = [
    'CIVIL WORKS',
    '"2,000",,,,"5,000",,',
    '(2 rows)',
    'Assistant Director',
    'Copies forwarded to:,,,,,,',
    '1,,The Director,,,,',
    ',T-9,,Lot 1,Works,,Roads',
  ];
  const costs = (await read(FIRST, ...rows))
    .flatMap((row) => (row.ok ? [] : row.problems.slice(0, 1)))
    .map(({ cost }) => cost);
  expect(costs).toEqual([...rows.slice(1).map(() => 'void'), 'row']);
});

test('words below a row that is refused are refused with it', async () => {
  const [row, ...others] = await read('1,T-1,Supply of chemicals,,Works,31/2/2026,Roads', ',,,Lot 2,,,');
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    ok: false,
    problems: [{ place: 'line 2' }, { place: 'line 3', reason: 'Belongs to the row above', cost: 'row' }],
  });
});

test('words above the first notice go on with nothing', async () =>
  expect((await read(',,,Lot 0,,,', FIRST)).map(({ ok }) => ok)).toEqual([false, true]));

test('ends of pages, and the headings again, are no notices and no names', async () => {
  const refused = [
    ',,Page 2 of 5,,,,',
    ',,Page No. 3,,,,',
    ',,Continued on next page…,,,,',
    ',,Contd...,,,,',
    ',,Printed on: 26-11-2026,,,,',
    ',,Carried forward,,,,',
    ',,صفحہ 2,,,,',
    ',,Records 1 to 2 of 2,,,,',
    ',,Showing 1 to 2 of 2 entries,,,,',
    ',,This is a system generated report,,,,',
  ];
  const headings = ['SR,TENDER NO,TITLE,,DEPARTMENT,CLOSING DATE,CATEGORY', ',,Title,,Department,,'];
  const all = await read(FIRST, ...headings, ...refused, SECOND);
  expect(all.map(({ ok }) => ok)).toEqual([true, ...refused.map(() => false), true]);
  for (const row of all) expect(row.ok ? 1 : row.problems.length).toBe(1);
});

test('words below a list in the column of the days, and a row without a title, are one problem', async () => {
  expect(await descriptions(FIRST, ',,,,,EXECUTIVE ENGINEER,')).toEqual(['Lot 1: reagents', NO_NOTICE]);
  expect(await descriptions(FIRST, ',,,,Works,16/12/2026,Roads')).toEqual(['Lot 1: reagents', ['Title is required']]);
});

test('a city above rows is their city, and its row no problem', async () => {
  const rows = await read(
    'LAHORE,,,,,,',
    FIRST,
    'Multan:,,,,,,',
    SECOND,
    `${SECOND.replace('T-2', 'T-3').replace('Repair', 'Sale')},`,
  );
  expect(rows.map((row) => row.ok && row.notice.row.city)).toEqual(['Lahore', 'Multan', 'Multan']);
});

test('a city that goes on with a title does not', async () => {
  const [row, ...others] = await read(FIRST, ',,Multan,,,,');
  expect([row?.ok && row.notice.row.city, others]).toEqual([null, []]);
});

test('a thousand rows go on with a notice, and those below are none', async () => {
  const rows = await read(FIRST, ...Array<string>(1500).fill(',,,more,,,'));
  expect(rows.filter((row) => !row.ok)).toHaveLength(500);
});

test('lots with amounts of their own go on with the notice above, too', async () => {
  const text = [
    'Tender No,Title,Lot,Lot Description,Bid Security,Closing Date,Category',
    'T-1,Supply of equipment,Lot-1,Lamps,5000,14/12/2026,Roads',
    ',,Lot-2,Beds,3000,,',
    ',,,Total,8000,,',
  ].join('\n');
  const rows = await listed((await openRows(inMemory(Buffer.from(text)), 'Clerk')).rows());
  expect(rows.map((row) => row.ok && [row.notice.row.bidSecurity, row.notice.row.description])).toEqual([
    ['5000', 'Lamps\nBeds, Bid Security: 3000'],
    false,
  ]);
});

import { describe, expect, test } from 'vitest';
import { openDatabase, sql } from '#db/connection.ts';
import { forEachAnew } from '../../../../tests/support/for-tests.ts';
import { importRows } from '../../../../tests/support/import/import-into.ts';
import { inMemory } from '../../../../tests/support/import/in-memory.ts';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import { openRows } from './run/reading/open-rows.ts';

const database = forEachAnew(createTestDatabase);
const db = forEachAnew(() => openDatabase(database.url, { max: 3 }));

type Work = readonly [title: string, closing?: string, number?: string];

/** Imports a list of works under one number of a division; answers added, updated, unchanged, refused. */
async function list(works: readonly Work[], { source = 'Dawn', dryRun = false } = {}) {
  const lines = works.map(([title, closing = '10-12-2026', number = 'HD/55']) =>
    [number, title, closing, 'Highway Division', 'Works'].join(','),
  );
  const text = ['NIT No,Name of Work,Closing Date,Department,Category', ...lines].join('\n');
  const opened = await openRows(inMemory(Buffer.from(text)), source);
  const { added, updated, unchanged, refused, problems } = await importRows(db, opened.rows(), { dryRun });
  return { counts: [added, updated, unchanged, refused], problems };
}
const counts = async (works: readonly Work[], options?: Parameters<typeof list>[1]) =>
  (await list(works, options)).counts;
const tenders = async () =>
  (
    await db.query<{ title: string; day: string }>(
      sql`SELECT title, to_char(closing_date, 'DD-MM') AS day FROM tender ORDER BY id`,
    )
  ).map(({ title, day }) => `${title} ${day}`);

const ROAD: Work = ['Patch work on the canal road'];
const KERB: Work = ['Kerb stones'];
const DRAIN: Work = ['Culvert and drain'];
const THREE = [ROAD, KERB, DRAIN] as const;

describe('works of different titles under one number are notices of their own', () => {
  test('once, and a note says so', async () => {
    const { counts: first, problems } = await list(THREE);
    expect(first).toEqual([3, 0, 0, 0]);
    expect(problems.filter(({ column }) => column === 'NIT No')).toEqual(
      ['line 3', 'line 4'].map((place) => ({
        ...{ place, column: 'NIT No', value: 'HD/55', cost: 'value' },
        reason: 'Several works have this number, and each is a notice of its own',
      })),
    );
    expect(await counts(THREE)).toEqual([0, 0, 3, 0]);
    expect(await tenders()).toHaveLength(3);
  });

  test('a dry run says the same, also without a source', async () => {
    expect(await counts(THREE, { dryRun: true })).toEqual([3, 0, 0, 0]);
    expect(await counts(THREE, { source: '' })).toEqual([3, 0, 0, 0]);
    expect(await counts(THREE, { source: '', dryRun: true })).toEqual([0, 0, 3, 0]);
  });

  test('titles that are nearly the same, without a source', async () => {
    const roads: readonly Work[] = ['Okara', 'Kasur', 'Pakpattan'].map((town) => [`Repair of the road to ${town}`]);
    expect(await counts(roads, { source: '', dryRun: true })).toEqual([3, 0, 0, 0]);
    expect(await counts(roads, { source: '' })).toEqual([3, 0, 0, 0]);
    expect(await counts(roads, { source: '' })).toEqual([0, 0, 3, 0]);
  });

  test.each([
    ['another order', [DRAIN, KERB, ROAD], [0, 0, 3, 0]],
    ['fewer of them', [KERB, DRAIN], [0, 0, 2, 0]],
    ['one of them', [DRAIN], [0, 0, 1, 0]],
    ['a further one before them', [['Road marking'], ...THREE], [1, 0, 3, 0]],
    ['a further one behind them', [...THREE, ['Road marking']], [1, 0, 3, 0]],
    ['signs and capitals of a title', [['KERB-STONES.'], DRAIN], [0, 1, 1, 0]],
  ] as const)('a later list has %s', async (_, works, expected) => {
    await list(THREE);
    expect(await counts(works)).toEqual(expected);
    expect(await counts(works)).toEqual([0, 0, works.length, 0]);
  });

  test('dates move for the work that they stand at', async () => {
    await list(THREE);
    expect(await counts([[DRAIN[0], '24-12-2026'], ROAD])).toEqual([0, 1, 1, 0]);
    expect(await tenders()).toEqual([
      'Patch work on the canal road 10-12',
      'Kerb stones 10-12',
      'Culvert and drain 24-12',
    ]);
  });

  test('the first list had one of them alone', async () => {
    expect(await counts([KERB])).toEqual([1, 0, 0, 0]);
    expect(await counts(THREE)).toEqual([2, 0, 1, 0]);
    expect(await counts(THREE)).toEqual([0, 0, 3, 0]);
    expect((await tenders()).sort()).toHaveLength(3);
  });

  test('the same title twice is refused as before', async () => {
    const { counts: given, problems } = await list([...THREE, ['kerb  stones']]);
    expect(given).toEqual([3, 0, 0, 1]);
    expect(problems.find(({ cost }) => cost === 'row')?.reason).toBe('The same source and reference as row 3');
  });

  test('a corrigendum changes the work of its title', async () => {
    await list(THREE);
    expect(await counts([...THREE, ['Corrigendum: Kerb stones', '28-12-2026']])).toEqual([0, 1, 3, 0]);
    expect(await tenders()).toContain('Kerb stones 28-12');
    // the row that it changed says nothing new
    expect(await counts([KERB, DRAIN, ROAD, ['Extended: Kerb stones', '29-12-2026']])).toEqual([0, 1, 3, 0]);
    expect(await counts([DRAIN, KERB, ['Corrigendum No. 2 - Patch work on the canal road', '30-12-2026']])).toEqual([
      0, 1, 2, 0,
    ]);
    expect(await tenders()).toEqual([
      'Patch work on the canal road 30-12',
      'Kerb stones 29-12',
      'Culvert and drain 10-12',
    ]);
  });

  test('a corrigendum is one by the word in any column', async () => {
    const marked = (type: string, day: string) =>
      ['HD/55', 'Kerb stones', day, 'Highway Division', 'Works', type].join(',');
    const text = [
      'NIT No,Name of Work,Closing Date,Department,Category,Notice Type',
      ...[marked('NIT', '10-12-2026'), marked('Corrigendum', '24-12-2026'), marked('NIT', '11-12-2026')],
    ].join('\n');
    const opened = await openRows(inMemory(Buffer.from(text)), 'Dawn');
    const { added, updated, refused } = await importRows(db, opened.rows());
    expect([added, updated, refused]).toEqual([1, 1, 1]);
    expect(await tenders()).toEqual(['Kerb stones 24-12']);
  });

  test('more rows than a batch', async () => {
    const others = Array.from({ length: 1100 }, (_, n): Work => [`Bridge ${n}`, '10-12-2026', `B/${n}`]);
    const works = [ROAD, ...others, KERB, DRAIN];
    expect(await counts(works)).toEqual([1103, 0, 0, 0]);
    expect(await counts(works)).toEqual([0, 0, 1103, 0]);
    expect(await counts([KERB, ...others, ROAD])).toEqual([0, 0, 1102, 0]);
  });
});

test('a number that is unique in its list stays one notice whatever its title becomes', async () => {
  await list([ROAD]);
  expect(await counts([['Patch work on the main canal road', '17-12-2026']])).toEqual([0, 1, 0, 0]);
  expect(await tenders()).toEqual(['Patch work on the main canal road 17-12']);
});

test('a round that a remark alone tells is a notice of its own, and stays it when its day moves', async () => {
  await list([ROAD]);
  for (const [day, expected] of [
    ['12-01-2027', [1, 0]],
    ['12-01-2027', [0, 0]],
    ['22-01-2027', [0, 1]],
  ] as const) {
    const row = ['HD/55', ROAD[0], day, 'Highway Division', 'Works', 'Re-tender (2nd time)'].join(',');
    const text = `NIT No,Name of Work,Closing Date,Department,Category,Remarks\n${row}`;
    const opened = await openRows(inMemory(Buffer.from(text)), 'Dawn');
    const { added, updated } = await importRows(db, opened.rows());
    expect([added, updated]).toEqual(expected);
  }
  expect(await tenders()).toEqual([`${ROAD[0]} 10-12`, `${ROAD[0]} (Re-tender) 22-01`]);
});

test.each([
  ['closes days later', ['Purchase of current meters', '22-12-2026'], [1, 0, 0, 0]],
  ['closes with it', ['Purchase of current meters', '12-12-2026'], [0, 1, 0, 0]],
  ['is a correction of its title', ['Repair work on the canal bridge', '22-12-2026'], [0, 1, 0, 0]],
] as const)('a work in other words under a number of before %s', async (_, work, expected) => {
  await list([ROAD]);
  expect(await counts([work])).toEqual(expected);
  expect(await counts([work])).toEqual([0, 0, 1, 0]);
  expect(await tenders()).toHaveLength(1 + expected[0]);
});

describe('notices of one title without a number are told apart by their closing days', () => {
  const MEDICINES = 'Supply of medicines';
  type Choices = NonNullable<Parameters<typeof importRows>[2]>['choices'];

  /** Imports rows of a hospital that closes on each of the days; answers added, updated, unchanged, refused, left out. */
  async function week(
    days: readonly string[],
    { choices = {}, dryRun = false }: { choices?: Choices; dryRun?: boolean } = {},
  ) {
    const lines = days.map((day) => {
      const [closing, remark = '', title = MEDICINES] = day.split(';');
      return [title, closing, 'DHQ Hospital Layyah', 'Medical', remark].join(',');
    });
    const text = ['Item,Closing Date,Hospital,Category,Remarks', ...lines].join('\n');
    const opened = await openRows(inMemory(Buffer.from(text)), 'DHQ', {
      columns: { Hospital: 'procuringOrganization' },
    });
    const report = await importRows(db, opened.rows(), { dryRun, choices });
    const { added, updated, unchanged, refused, leftOut = 0, problems } = report;
    reasons = problems.map(({ reason }) => reason);
    return [added, updated, unchanged, refused, leftOut];
  }
  let reasons: readonly string[] = [];
  const days = async () => (await tenders()).map((tender) => tender.replace(`${MEDICINES} `, '')).sort();
  const FIRST = ['10-12-2026', '17-12-2026', '24-12-2026'];

  test.each([true, false])('within a list, and a note says so (dry run %s)', async (dryRun) => {
    expect(await week(FIRST, { dryRun })).toEqual([3, 0, 0, 0, 0]);
    expect(new Set(reasons.filter((reason) => reason.includes('told apart')))).toEqual(
      new Set(['Several notices have this title and no number, so they are told apart by their closing dates']),
    );
    expect(await days()).toEqual(dryRun ? [] : ['10-12', '17-12', '24-12']);
  });

  test.each([
    ['the same', FIRST, [0, 0, 3, 0, 0]],
    ['another order', FIRST.toReversed(), [0, 0, 3, 0, 0]],
    ['the first one gone', FIRST.slice(1), [0, 0, 2, 0, 0]],
    ['one of them', ['24-12-2026'], [0, 0, 1, 0, 0]],
    ['a further one', [...FIRST.slice(1), '31-12-2026'], [1, 0, 2, 0, 0]],
    ['a further one a day later', [...FIRST, '25-12-2026'], [1, 0, 3, 0, 0]],
    ['one that moved by two days', ['10-12-2026', '19-12-2026', '24-12-2026'], [0, 1, 2, 0, 0]],
    ['the first one last, moved by two days', ['17-12-2026', '24-12-2026', '12-12-2026'], [0, 1, 2, 0, 0]],
    ['a further one before the first, a day earlier', ['09-12-2026', ...FIRST], [1, 0, 3, 0, 0]],
    ['a further one before another, a day earlier', ['16-12-2026', ...FIRST.toReversed()], [1, 0, 3, 0, 0]],
  ])('the list of the next week is %s', async (_, list, expected) => {
    await week(FIRST);
    expect(await week(list, { dryRun: true })).toEqual(expected);
    expect(await week(list)).toEqual(expected);
    expect(await week(list), 'and comes once more').toEqual([0, 0, list.length, 0, 0]);
  });

  test('one moves week after week and stays the same', async () => {
    await week(FIRST);
    for (const day of ['26-12-2026', '28-12-2026', '31-12-2026'])
      expect(await week([day, ...FIRST.slice(0, 2)])).toEqual([0, 1, 2, 0, 0]);
    expect(await days()).toEqual(['10-12', '17-12', '31-12']);
  });

  test('the same day twice is one notice', async () => {
    expect(await week([...FIRST, FIRST[0] ?? ''])).toEqual([3, 0, 0, 1, 0]);
    expect(reasons).toContain('The same title, organization and closing date as row 2');
  });

  test('one alone that closes days later is a notice of its own', async () => {
    await week(['10-12-2026']);
    expect(await week(['17-12-2026'])).toEqual([1, 0, 0, 0, 0]);
    expect(await week(['17-12-2026'])).toEqual([0, 0, 1, 0, 0]);
    expect(await days()).toEqual(['10-12', '17-12']);
  });

  test('it is left to a person where its title tells so much that it may be the same', async () => {
    const wall = (day: string) => `${day};;Construction of a boundary wall at BHU Kot Sultan`;
    await week([wall('10-12-2026')]);
    expect(await week([wall('17-12-2026')])).toEqual([0, 0, 0, 0, 1]);
    expect(await week([wall('17-12-2026')], { choices: { duplicates: 'another' } })).toEqual([1, 0, 0, 0, 0]);
    expect(await week([wall('17-12-2026')])).toEqual([0, 0, 1, 0, 0]);
    expect(await tenders()).toHaveLength(2);
  });

  test('the same one whose day moved, by a person’s choice or the word of the list', async () => {
    await week(['10-12-2026']);
    expect(await week(['17-12-2026'], { choices: { duplicates: 'same' } })).toEqual([0, 1, 0, 0, 0]);
    expect(await week(['24-12-2026;Date extended'])).toEqual([0, 1, 0, 0, 0]);
    expect(await days()).toEqual(['24-12']);
    expect(await week(['26-12-2026'])).toEqual([0, 1, 0, 0, 0]);
  });

  test('a change is refused where several notices of its list may be meant', async () => {
    expect(await week([...FIRST, '31-12-2026;Date extended'])).toEqual([3, 0, 0, 1, 0]);
    expect(await days()).toEqual(['10-12', '17-12', '24-12']);
  });

  test('one whose day an editor moved stays it when the list changes something else', async () => {
    await week(['10-12-2026']);
    await db.query(sql`UPDATE tender SET closing_date = '2026-12-30'`);
    expect(await week(['10-12-2026;Fresh'])).toEqual([0, 0, 1, 0, 0]);
    expect(await week(['11-12-2026'])).toEqual([0, 1, 0, 0, 0]);
  });

  test('one that was removed does not take those of later weeks with it', async () => {
    await week(['10-12-2026']);
    const [{ id = 0, version = 0 } = {}] = await db.query<{ id: number; version: number }>(
      sql`SELECT id, version FROM tender`,
    );
    await db.query(sql`DELETE FROM tender`);
    await db.query(sql`INSERT INTO removed_notice (import_key, tender_id)
      SELECT e.data -> 'origin' ->> 'key', ${id}::int FROM es.events e WHERE e.stream_id = ${`tender-${id}`}`);
    expect(version).toBe(1);
    expect(await week(['10-12-2026'])).toEqual([0, 0, 0, 0, 0]);
    expect(await week(['17-12-2026'])).toEqual([1, 0, 0, 0, 0]);
  });
});

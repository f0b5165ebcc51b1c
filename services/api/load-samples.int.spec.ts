import { expect, test } from 'vitest';
import { openDatabase, sql } from '#db/connection.ts';
import { forAllTests } from '../../tests/support/for-tests.ts';
import { loadSamples } from '../../tests/support/import/import-into.ts';
import { createTestDatabase } from '../../tests/support/test-database.ts';
import { firstRun } from './first-run.ts';

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url, { max: 4 }));

const now = () => new Date('2026-11-21T07:00:00Z');

test('two starts at once on an empty database load the samples once', async () => {
  const reports = await Promise.all([loadSamples(db, now), loadSamples(db, now)]);
  const [added, refused] = [reports.reduce((sum, one) => sum + one.added, 0), reports.flatMap((one) => one.problems)];
  expect([added, refused]).toEqual([58, []]);
  expect(await db.query(sql`SELECT count(*) AS n, count(image_hash) AS scans FROM tender`)).toEqual([
    { n: 58, scans: 3 },
  ]);
  expect(await db.query(sql`SELECT DISTINCT origin FROM tender`)).toEqual([{ origin: 'sample' }]);
});

test('some are closed, some close soon, most are open', async () => {
  const rows = await db.query<{ status: string; n: number }>(sql`SELECT
      tender_effective_status(tender, ${now()}) AS status, count(*) AS n
    FROM tender GROUP BY 1 ORDER BY 1`);
  expect(rows).toEqual([
    { status: 'closed', n: 5 },
    { status: 'closing_soon', n: 10 },
    { status: 'open', n: 43 },
  ]);
});

test('categories are a tree of two floors with signs, and nothing was made up for a notice', async () => {
  const [tree] = await db.query(sql`SELECT count(*) FILTER (WHERE parent_id IS NULL) AS mains, count(*) AS n,
    count(emoji) AS signs FROM category`);
  expect(tree).toEqual({ mains: 13, n: 31, signs: 13 });
  expect(await db.query(sql`SELECT count(*) AS n FROM organization`)).toEqual([{ n: 109 }]);
});

test('a later start finds them and adds nothing', async () => {
  const { added, unchanged } = await loadSamples(db, now);
  expect([added, unchanged]).toEqual([0, 58]);
});

test('the first start loads them unless it is told not to; a later start never does', async () => {
  const admin = { username: 'shahnaz.akhtar', email: undefined, password: 'Kitab-Ghar-7291' };
  const count = async (url: string, settings: readonly boolean[]) => {
    const empty = openDatabase(url, { max: 2 });
    for (const sampleData of settings) await firstRun(empty, { admin, sampleData });
    const rows = await empty.query<{ n: number }>(sql`SELECT count(*) AS n FROM tender`);
    await empty.close();
    return rows[0]?.n;
  };
  const [told, untold] = [await createTestDatabase(), await createTestDatabase()];
  expect(await count(told.url, [true, true])).toBe(58);
  expect(await count(untold.url, [false, true])).toBe(0);
  await Promise.all([told.close(), untold.close()]);
});

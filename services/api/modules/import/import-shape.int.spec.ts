import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase, sql } from '#db/connection.ts';
import { importRows } from '../../../../tests/support/import/import-into.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { judgeRow } from './map/judge-row.ts';

/** As if a first upcaster had been written for every event. */
vi.mock('#contracts/events/upcast.ts', async (original) => ({
  ...(await original<typeof import('#contracts/events/upcast.ts')>()),
  newestShape: () => 2,
}));

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { max: 4 });
});
afterAll(async () => {
  await db?.close();
  await database?.drop();
});

async function run(title: string) {
  const input = {
    title,
    description: 'Over the canal',
    closingDate: '2026-12-01',
    categories: ['Roads'],
    sectors: ['Government'],
    source: 'Dawn',
    reference: 'NHA/1',
  };
  const rows = (async function* () {
    yield judgeRow({ ok: true, place: 'line 1', value: input }, () => ({ input, columns: {} }), undefined);
  })();
  return importRows(db, rows);
}

test('imported events are written in the newest shape, so that no upcaster takes them for older ones', async () => {
  expect(await run('Bridge')).toMatchObject({ added: 1 });
  expect(await run('Bridge, wider')).toMatchObject({ updated: 1 });
  expect(
    await db.query(sql`SELECT type, schema FROM es.events WHERE stream_id LIKE 'tender-%' ORDER BY position`),
  ).toEqual([
    { type: 'TenderPublished', schema: 2 },
    { type: 'TenderUpdated', schema: 2 },
  ]);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase, sql } from '#db/connection.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';

const UPCAST = '#contracts/events/upcast.ts';

beforeAll(async () => {
  // As if a first upcaster had been written for every event. Specs of one process share what they imported.
  vi.resetModules();
  vi.doMock(UPCAST, async (original) => ({
    ...(await original<typeof import('#contracts/events/upcast.ts')>()),
    newestShape: () => 2,
  }));
});
const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url, { max: 4 }));
afterAll(async () => {
  vi.doUnmock(UPCAST);
  vi.resetModules();
});

async function run(title: string) {
  const { importRows } = await import('../../../../tests/support/import/import-into.ts');
  const { judgeRow } = await import('./map/judge-row.ts');
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

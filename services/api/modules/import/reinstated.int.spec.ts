import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, sql } from '#db/connection.ts';
import { forEachAnew } from '../../../../tests/support/for-tests.ts';
import { importPath } from '../../../../tests/support/import/import-into.ts';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ailaan-reinstated-'));
});
const database = forEachAnew(createTestDatabase);
const db = forEachAnew(() => openDatabase(database.url, { max: 4 }));
afterEach(() => rm(folder, { recursive: true, force: true }));

const release = (n: number, tag: string, tender: object) => ({
  ocid: 'ocds-other-1',
  id: `ocds-other-1-${n}`,
  date: `2026-11-2${n}T08:00:00Z`,
  tag: [tag],
  tender: {
    title: 'Canal lining',
    description: 'Lining of a canal',
    datePublished: '2026-11-20T00:00:00+05:00',
    tenderPeriod: { endDate: '2031-12-20T23:59:59+05:00' },
    ...tender,
  },
});
async function take(...releases: object[]) {
  const path = join(folder, `${releases.length}.jsonl`);
  await writeFile(path, releases.map((one) => JSON.stringify(one)).join('\n'));
  await importPath(db, path, 'Other portal');
  return db.query(
    sql`SELECT status, cancelled_at IS NOT NULL AS cancelled, closing_date::text AS day, closing_time AS time FROM tender`,
  );
}

test('a notice that its buyer reinstates is open again, whether its releases come one by one or in one file', async () => {
  const [first, second, third] = [
    release(1, 'tender', { status: 'active' }),
    release(2, 'tenderCancellation', { status: 'cancelled', cancellationDate: '2026-11-22T08:00:00Z' }),
    release(3, 'tenderAmendment', { status: 'active', cancellationDate: null, cancellationRationale: null }),
  ];
  const day = { day: '2031-12-20', time: null };
  expect(await take(first)).toEqual([{ status: 'open', cancelled: false, ...day }]);
  expect(await take(first, second)).toEqual([{ status: 'closed', cancelled: true, ...day }]);
  expect(await take(first, second, third)).toEqual([{ status: 'open', cancelled: false, ...day }]);
});

test('a correction of the other portal stays one, and is no act of the buyer', async () => {
  const [first, second, third] = [
    release(1, 'tender', { status: 'active' }),
    release(2, 'tenderUpdate', { status: 'active', title: 'Canal lining at Multan' }),
    release(3, 'tenderAmendment', { status: 'active', title: 'Canal lining at Multan, extended' }),
  ];
  await take(first);
  await take(first, second);
  await take(first, second, third);
  const causes = sql`SELECT data ->> 'cause' AS cause FROM es.events WHERE type = 'TenderUpdated' ORDER BY position`;
  expect(await db.query(causes)).toEqual([{ cause: 'correction' }, { cause: 'change' }]);
});

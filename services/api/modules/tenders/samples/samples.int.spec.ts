import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleEndpoints } from '#contracts/api/tenders/samples.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { forEachAnew } from '../../../../../tests/support/for-tests.ts';
import { loadSamples } from '../../../../../tests/support/import/import-into.ts';
import { startTenderApp } from '../../../../../tests/support/tenders/tender-app.ts';
import { addCategory, tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';

const app = forEachAnew(startTenderApp);
const admin = forEachAnew(() => app.as('admin'));
beforeEach(() => addCategory(app.db, 'Roads'));
afterEach(() => expect(app.failures).toEqual([]));

const removals = () =>
  app.db.query<{ n: number; actors: number }>(
    sql`SELECT count(*) AS n, count(DISTINCT meta -> 'actor') AS actors FROM es.events WHERE type = 'TenderRemoved'`,
  );

test('every sample goes, each by an event of who asked; what people published stays, and so do the lists', async () => {
  await loadSamples(app.db);
  const { id } = await admin.call(tenderEndpoints.create, { body: tenderBody({ title: 'A real notice' }) });
  expect(await admin.call(sampleEndpoints.count)).toEqual({ count: 58 });
  // two administrators press at the same time
  const answers = await Promise.all([admin.call(sampleEndpoints.remove), admin.call(sampleEndpoints.remove)]);
  expect(answers.reduce((sum, { removed }) => sum + removed, 0)).toBe(58);
  expect(await removals()).toEqual([{ n: 58, actors: 1 }]);
  expect(await app.db.query(sql`SELECT id FROM tender`)).toEqual([{ id }]);
  expect(await app.db.query(sql`SELECT count(*) AS n FROM organization`)).toEqual([{ n: 109 }]);
  expect(await admin.call(sampleEndpoints.count)).toEqual({ count: 0 });
  expect(await admin.call(sampleEndpoints.remove)).toEqual({ removed: 0 });
});

test.each(['visitor', 'user'] as const)('a %s neither counts nor removes them', async (who) => {
  const other = await app.as(who);
  const expected = who === 'visitor' ? 401 : 403;
  for (const endpoint of Object.values(sampleEndpoints)) expect((await other.send(endpoint)).status).toBe(expected);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { bulkEndpoints } from '#contracts/api/tenders/bulk.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { forEachAnew } from '../../../../../tests/support/for-tests.ts';
import { startTenderApp } from '../../../../../tests/support/tenders/tender-app.ts';
import { addCategory, tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';

const { change } = bulkEndpoints;
const GONE = 999_999;

let ids: number[];

const app = forEachAnew(startTenderApp);
const admin = forEachAnew(() => app.as('admin'));
beforeEach(async () => {
  await addCategory(app.db, 'Roads');
  await addCategory(app.db, 'Water');
  ids = [];
  for (const title of ['Road', 'Bridge', 'Pump']) {
    ids.push((await admin.call(tenderEndpoints.create, { body: tenderBody({ title }) })).id);
  }
});
afterEach(() => expect(app.failures).toEqual([]));

const events = (type: string) =>
  app.db.query(sql`SELECT stream_id AS of FROM es.events WHERE type = ${type} ORDER BY position`);
const one = (id: number) => admin.call(tenderEndpoints.get, { params: { id } });

test('many are closed, each by its own event; asked again nothing changes; what is gone is named', async () => {
  const body = { action: 'close' as const, ids: [...ids, GONE] };
  const refused = [{ id: GONE, message: 'Tender not found' }];
  expect(await admin.call(change, { body })).toEqual({ changed: ids, refused });
  expect(await admin.call(change, { body })).toEqual({ changed: [], refused });
  expect(await events('TenderUpdated')).toEqual(ids.map((id) => ({ of: `tender-${id}` })));
  for (const id of ids) expect(await one(id)).toMatchObject({ status: 'closed', categories: ['Roads'] });
});

test('many get another category', async () => {
  const body = { action: 'recategorize' as const, ids: ids.slice(1), categories: ['water'] };
  expect((await admin.call(change, { body })).changed).toEqual(ids.slice(1));
  expect(await Promise.all(ids.map(async (id) => (await one(id)).categories))).toEqual([
    ['Roads'],
    ['Water'],
    ['Water'],
  ]);
});

test('a category that nobody knows changes none of them', async () => {
  const body = { action: 'recategorize' as const, ids, categories: ['Canals'] };
  expect(await admin.send(change, { body })).toMatchObject({
    status: 400,
    body: { errors: { categories: 'Unknown category: Canals' } },
  });
  expect(await events('TenderUpdated')).toEqual([]);
});

test('many are deleted, by two administrators at once', async () => {
  const body = { action: 'delete' as const, ids };
  const answers = await Promise.all([admin.call(change, { body }), admin.call(change, { body })]);
  expect(answers.flatMap(({ changed }) => changed).sort()).toEqual([...ids].sort());
  expect(await events('TenderRemoved')).toHaveLength(3);
});

test.each([
  [{ action: 'close', ids: [] }, 'ids', 'Choose at least one tender'],
  [
    { action: 'close', ids: Array.from({ length: 201 }, (_, at) => at + 1) },
    'ids',
    'Choose at most 200 tenders at once',
  ],
  [{ action: 'open', ids: [1] }, 'action', 'Must be close, recategorize or delete'],
  [{ action: 'recategorize', ids: [1], categories: [] }, 'categories', 'Choose a category'],
])('%j is refused', async (body, field, message) => {
  expect(await admin.request('POST', change.path, { body })).toMatchObject({
    status: 400,
    body: { errors: { [field]: message } },
  });
});

test.each([
  ['visitor', 401],
  ['user', 403],
] as const)('a %s may not [ASVS 8.2.1]', async (who, status) => {
  const other = await app.as(who);
  expect((await other.send(change, { body: { action: 'delete', ids } })).status).toBe(status);
  expect(await events('TenderRemoved')).toEqual([]);
});

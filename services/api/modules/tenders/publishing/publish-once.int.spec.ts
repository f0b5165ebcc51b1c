import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { appendToStream, newEvent } from '#db/event-store/append-to-stream.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { startTenderApp } from '../../../../../tests/support/tenders/tender-app.ts';
import { addCategory, META, tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';
import { findPublished, rememberKey } from './publish-once.ts';

const app = forAllTests(startTenderApp);
const admin = forAllTests(() => app.as('admin'));
beforeAll(() => addCategory(app.db, 'Roads'));

afterAll(() => expect(app.failures).toEqual([]));

const publish = (key: string | undefined, title = 'Bridge') =>
  admin.call(tenderEndpoints.create, {
    body: tenderBody({ title }),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

async function countTenders(): Promise<number> {
  const [row] = await app.db.query<{ n: number }>(
    sql`SELECT count(*) AS n FROM es.events WHERE type = 'TenderPublished'`,
  );
  return row?.n ?? 0;
}

test('the same key gives the same tender again, as it stands by now [C6]', async () => {
  const first = await publish('k1');
  const before = await countTenders();
  await admin.call(tenderEndpoints.update, { params: { id: first.id }, body: tenderBody({ title: 'Changed' }) });
  const again = await publish('k1');
  expect(again).toMatchObject({ id: first.id, title: 'Changed', version: 2 });
  expect(await countTenders()).toBe(before);
});

test('another key, or none, is another tender', async () => {
  const ids = [await publish('k2'), await publish('k3'), await publish(undefined), await publish(undefined)];
  expect(new Set(ids.map(({ id }) => id)).size).toBe(4);
});

test('another user may have the same key [ASVS 8.2.2]', async () => {
  const { id } = await publish('k4');
  expect(await findPublished(app.db, { userId: 1, key: 'k4' })).toBe(id);
  expect(await findPublished(app.db, { userId: 2, key: 'k4' })).toBeUndefined();
});

test('twenty at once with one key are one tender [ASVS 2.3.4, 15.4.2] [C6]', async () => {
  const before = await countTenders();
  const tenders = await Promise.all(Array.from({ length: 20 }, () => publish('k5')));
  expect(new Set(tenders.map(({ id }) => id)).size).toBe(1);
  expect(await countTenders()).toBe(before + 1);
});

test('a tender that was removed is not brought back', async () => {
  const { id } = await publish('k6');
  await admin.call(tenderEndpoints.remove, { params: { id } });
  const refusal = await admin.refused(tenderEndpoints.create, {
    body: tenderBody(),
    headers: { 'idempotency-key': 'k6' },
  });
  expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('removed') });
});

test('a publication that is refused leaves its key free', async () => {
  const headers = { 'idempotency-key': 'k7' };
  const refusal = await admin.refused(tenderEndpoints.create, {
    body: tenderBody({ closingDate: '2020-01-01' }),
    headers,
  });
  expect(refusal.status).toBe(400);
  expect(await publish('k7')).toMatchObject({ title: 'Bridge' });
});

test.each([
  ['empty', ' '],
  ['too long', 'k'.repeat(101)],
])('a key that is %s is refused', async (_, key) => {
  const refusal = await admin.refused(tenderEndpoints.create, {
    body: tenderBody(),
    headers: { 'idempotency-key': key },
  });
  expect(refusal).toMatchObject({ status: 400, errors: { 'Idempotency-Key': 'Must have 1 to 100 characters' } });
});

test('a key of 100 characters will do, even a strange one', async () => {
  const key = `'; DROP TABLE tender; --${'é'.repeat(76)}`;
  expect((await publish(key)).id).toBe((await publish(key)).id);
});

test('an append that comes again remembers its key once', async () => {
  const key = { userId: 1, key: 'k8' };
  const event = newEvent({ type: 'TenderRemoved', data: {} });
  const input = { streamId: 'tender-900', expectedVersion: 0, events: [event], meta: META };
  await appendToStream(app.db, input, [rememberKey(key, 900)]);
  expect(await appendToStream(app.db, input, [rememberKey(key, 900)])).toMatchObject({ duplicate: true });
  expect(await findPublished(app.db, key)).toBe(900);
});

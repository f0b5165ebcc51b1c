import { beforeAll, expect, test } from 'vitest';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { EVERYTHING } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { addCategory, tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';

const api = forAllTests(() => startApi({ modules: EVERYTHING }));
const admin = forAllTests(() => api.superAdmin());
beforeAll(() => addCategory(api.owner, 'Roads'));

const get = (path: string, headers?: Record<string, string>) => api.visitor().get(path, headers);

test('the picture of a notice is another one after a change, and is not sent twice', async () => {
  const { id } = await admin.call(tenderEndpoints.create, { body: tenderBody({ title: 'A bridge' }) });
  const path = `/tenders/${id}/card.jpg`;
  const { status, headers } = await get(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const etag = headers.get('etag') ?? '';
  expect((await get(`${path}?v=1`, { 'if-none-match': etag })).status).toBe(304);
  await admin.call(tenderEndpoints.update, { params: { id }, body: tenderBody({ title: 'Another bridge' }) });
  expect((await get(`${path}?v=1`, { 'if-none-match': etag })).status).toBe(200);
  await admin.call(tenderEndpoints.remove, { params: { id } });
  expect((await get(path)).status).toBe(410);
});

test('a notice that never was has none', async () => {
  expect((await get('/tenders/999/card.jpg')).status).toBe(404);
  expect((await get('/tenders/x/card.jpg')).status).toBe(404);
  expect((await get('/tenders/1/card.jpg?colour=red')).status).toBe(400);
});

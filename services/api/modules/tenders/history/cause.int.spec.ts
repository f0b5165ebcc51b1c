import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tender, TenderChange, TenderEditInput, TenderListItem } from '#contracts/api/tenders.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { startTenderApp } from '../../../../../tests/support/tenders/tender-app.ts';
import { addCategory, tenderBody } from '../../../../../tests/support/tenders/tender-samples.ts';

let id: number;

const app = forAllTests(startTenderApp);
const admin = forAllTests(() => app.as('admin'));
beforeAll(async () => {
  await addCategory(app.db, 'Roads');
  id = ((await admin.post('/api/tenders', open())).body as Tender).id;
});
afterAll(() => expect(app.failures).toEqual([]));

const open = (changes: Partial<TenderEditInput> = {}) => ({ ...tenderBody({ closingDate: '2090-07-01' }), ...changes });
const edit = (changes: Partial<TenderEditInput>) => admin.put(`/api/tenders/${id}`, open(changes));
const newest = async () => ((await admin.get(`/api/tenders/${id}/history`)).body as TenderChange[])[0];

test('an edit is a correction unless it says that the buyer changed the notice', async () => {
  await edit({ title: 'Bridge over the canal' });
  expect(await newest()).toMatchObject({ cause: 'correction' });
  await edit({ closingDate: '2090-07-20', cause: 'change' });
  expect(await newest()).toMatchObject({ cause: 'change' });
  const refused = await edit({ cause: 'whim' as never });
  expect(refused).toMatchObject({ status: 400, body: { errors: { cause: 'Must be correction or change' } } });
  expect((await admin.post('/api/tenders', open({ cause: 'change' }))).status).toBe(400);
});

test('a cancelled notice is closed in every answer until the cancellation is taken back', async () => {
  const cancelled = { cancelledAt: '2026-06-10T04:00:00.000Z', cancelledReason: 'No funds this year' };
  await edit({});
  const { body } = await edit({ cause: 'change', ...cancelled });
  expect(body).toMatchObject({ ...cancelled, status: 'closed', storedStatus: 'closed' });
  expect((await newest())?.changes.map(({ field }) => field)).toEqual(['status', 'cancelledAt', 'cancelledReason']);
  const listed = async (status: string) => (await admin.get(`/api/tenders?status=${status}`)).body as TenderListItem[];
  expect(await listed('closed')).toMatchObject([{ id, cancelledAt: cancelled.cancelledAt, status: 'closed' }]);
  expect(await listed('open')).toEqual([]);
  await edit({});
  expect(await listed('open')).toMatchObject([{ id, cancelledAt: null, status: 'open' }]);
  expect(await newest()).toMatchObject({ cause: 'correction' });
});

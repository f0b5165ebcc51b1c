import { expect, test } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import type { Actor } from '../../../../../tests/support/http.ts';

const api = forAllTests(startApi);
const chief = forAllTests(() => api.admin());

const TYPE = 'application/x-www-form-urlencoded';
const FIELDS = { fullName: 'Hina', businessType: 'Supplier', interestAreas: 'Energy', plan: 'monthly' };
const post = (fields: Record<string, string>, headers: Record<string, string> = {}, by: Actor = api.visitor()) =>
  by.request('POST', '/newsletter', {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': TYPE, accept: 'text/html', ...headers },
  });
const find = async (email: string) =>
  (await chief.call(newsletterEndpoints.list, { query: { search: email } })).find((row) => row.email === email);

test('leads on to the payment instructions with the reference', async () => {
  const answer = await post({ ...FIELDS, email: 'plain@firm.pk', words: 'solar\r\n-street light' });
  const made = await find('plain@firm.pk');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    `/payment-info?plan=Monthly+Plan&price=2500&period=month&reference=${made?.paymentReference}`,
  );
  expect(made).toMatchObject({
    userId: null,
    interestAreas: ['Energy'],
    words: 'solar\n-street light',
    plan: 'monthly',
  });
});

test('posted again, as by a reload, leads on to what stands already; other facts are a conflict', async () => {
  const fields = { ...FIELDS, email: 'twice@firm.pk' };
  const [first, again] = [await post(fields), await post(fields)];
  expect([again.status, again.headers.get('location')]).toEqual([303, first.headers.get('location')]);
  expect((await post({ ...fields, fullName: 'Another' })).status).toBe(409);
  expect((await chief.call(newsletterEndpoints.list, { query: { search: 'twice@firm.pk' } })).length).toBe(1);
});

test.each([
  [
    'is paid',
    (id: number) =>
      chief.call(newsletterEndpoints.recordPayment, {
        params: { id },
        body: { plan: 'monthly', amount: 2500, reference: 'FT-77001' },
      }),
  ],
  [
    'has ended',
    (id: number) => chief.call(newsletterEndpoints.setStatus, { params: { id }, body: { isActive: false } }),
  ],
])('posted again when it %s, leads to no further payment', async (state, change) => {
  const fields = { ...FIELDS, email: `${state.replace(' ', '-')}@firm.pk` };
  await post(fields);
  await change((await find(fields.email))?.id ?? 0);
  const { status, body } = await post(fields);
  expect(status).toBe(409);
  expect(body).toContain('Use the link in any of our mails to change it');
});

test('what is refused comes back as a page that nobody keeps, with its sentence and what was typed', async () => {
  const name = '"><script>alert(1)</script>';
  const { status, headers, body } = await post({ ...FIELDS, email: 'a@b', fullName: name, interestAreas: 'Nowhere' });
  expect([status, headers.get('cache-control')]).toEqual([400, 'private, no-store']);
  expect(headers.get('etag')).toBeNull();
  expect(body).toContain('Please enter a valid email address');
  expect(body).toContain('Choose areas from the list');
  expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(body).not.toContain('<script>alert');
  expect((await post({ ...FIELDS, email: 'plain@firm.pk' })).status).toBe(409); // other words
  expect(await api.visitor().get('/newsletter')).not.toMatchObject({ body: expect.stringContaining('a@b') });
});

test('a program hears the same as a problem', async () => {
  const { status, body } = await post({ ...FIELDS, email: '' }, { accept: '*/*' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: { email: 'Please enter a valid email address' } });
});

test('the form of another site, another type and a body without end are refused', async () => {
  const fields = { ...FIELDS, email: 'other@firm.pk' };
  expect((await post(fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post(fields, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post({ ...fields, words: 'x'.repeat(30_000) })).status).toBe(413);
  expect(await find('other@firm.pk')).toBeUndefined();
});

test('belongs to the account whose proved address it is', async () => {
  const amina = await api.user('amina');
  await post({ ...FIELDS, email: 'unproved@firm.pk' }, {}, amina);
  expect(await find('unproved@firm.pk')).toMatchObject({ userId: null });
});

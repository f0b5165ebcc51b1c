import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import { accountEndpoints } from '#contracts/api/account/account.ts';
import { calendarEndpoints } from '#contracts/api/account/calendar.ts';
import { savedEndpoints } from '#contracts/api/account/saved.ts';
import { sql } from '#db/connection.ts';
import { EVERYTHING } from '../../../../tests/support/api/catalogue.ts';
import { PASSWORD } from '../../../../tests/support/api/people.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { tablesThatHold } from '../../../../tests/support/api/tables-that-hold.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { publishFacts } from '../../../../tests/support/tenders/publish-facts.ts';
import { addCategory } from '../../../../tests/support/tenders/tender-samples.ts';

const api = forAllTests(() => startApi({ modules: EVERYTHING, settings: { publicUrl: 'https://ailaan.example' } }));
beforeAll(async () => {
  await addCategory(api.owner, 'Roads');
  await publishFacts(api.db, [{ title: 'A bridge' }, { title: 'A road' }]);
});

const pathOf = (url: string) => url.replace('https://ailaan.example', '');
const titles = (body: unknown) =>
  new ICAL.Component(ICAL.parse(String(body))).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one).summary);

test('whoever holds the secret address reads the saved tenders, until it is revoked or replaced', async () => {
  const reader = await api.user('calendar.reader');
  await reader.call(savedEndpoints.save, { params: { id: 2 } });
  expect(await reader.call(calendarEndpoints.status)).toEqual({ createdAt: null });
  const first = await reader.call(calendarEndpoints.create);
  expect((await reader.call(calendarEndpoints.status)).createdAt).toBe(first.createdAt);
  const answer = await api.visitor().get(pathOf(first.url));
  expect(titles(answer.body)).toEqual(['Closes: A road']);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const known = { 'if-none-match': answer.headers.get('etag') ?? '' };
  expect((await api.visitor().get(pathOf(first.url), known)).status).toBe(304);
  const token = new URL(first.url).searchParams.get('token') ?? '';
  expect(await tablesThatHold(api.owner, [token])).toEqual([]);
  expect(api.log.join('')).not.toContain(token);

  const second = await reader.call(calendarEndpoints.create);
  expect((await api.visitor().get(pathOf(first.url))).status).toBe(404);
  expect((await api.visitor().get(pathOf(second.url))).status).toBe(200);
  await reader.call(calendarEndpoints.revoke);
  expect((await api.visitor().get(pathOf(second.url))).status).toBe(404);
});

test('it goes with the account', async () => {
  const leaver = await api.user('calendar.leaver');
  const { url } = await leaver.call(calendarEndpoints.create);
  await leaver.call(accountEndpoints.remove, {
    body: { currentPassword: PASSWORD, confirmation: 'delete my account' },
  });
  expect((await api.visitor().get(pathOf(url))).status).toBe(404);
  expect(await api.owner.query(sql`SELECT 1 AS found FROM calendar_link`)).toEqual([]);
});

test.each(['', '?token=x', `?token=${'a'.repeat(44)}`])('an address that is none is refused: %s', async (query) => {
  expect((await api.visitor().get(`/calendar.ics${query}`)).status).toBe(400);
});

test('nobody has a calendar without signing in, and a made-up address shows nothing [ASVS 8.2.2]', async () => {
  expect(await api.visitor().refused(calendarEndpoints.create)).toMatchObject({ status: 401 });
  expect((await api.visitor().get(`/calendar.ics?token=${'a'.repeat(43)}`)).status).toBe(404);
});

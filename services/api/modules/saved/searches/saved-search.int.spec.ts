import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { AccountExport, accountEndpoints } from '#contracts/api/account/account.ts';
import { linkEndpoints } from '#contracts/api/account/links.ts';
import { type SavedSearchBody, savedSearchEndpoints } from '#contracts/api/account/saved-searches.ts';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { MAILING_SEARCHES_MAX, SEARCHES_MAX } from '#contracts/vocabulary/newsletter.ts';
import { sql } from '#db/connection.ts';
import { EVERYTHING, OPEN_DATA } from '../../../../../tests/support/api/catalogue.ts';
import { linkOf } from '../../../../../tests/support/api/link-of.ts';
import { PASSWORD, type Person } from '../../../../../tests/support/api/people.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { tablesThatHold } from '../../../../../tests/support/api/tables-that-hold.ts';
import { forAllTests, forEachAnew } from '../../../../../tests/support/for-tests.ts';
import { subscriptionBody } from '../../../../../tests/support/payments/subscription-body.ts';
import { addCategory, presentTender } from '../../../../../tests/support/tenders/tender-samples.ts';
import { until } from '../../../../../tests/support/until.ts';

const { list, create, update, remove, seen, makeFeed, revokeFeed } = savedSearchEndpoints;

let count = 0;

const api = forAllTests(() =>
  startApi({
    modules: [...EVERYTHING, OPEN_DATA],
    settings: { publicUrl: 'https://ailaan.example' },
  }),
);
const chief = forAllTests(() => api.superAdmin());
beforeAll(async () => {
  await addCategory(api.owner, 'Roads');
  await addCategory(api.owner, 'Power');
});
const amina = forEachAnew(() => api.user(`amina.searches${++count}`));

const saving = (person: Person, changes: Partial<SavedSearchBody> = {}) =>
  person.call(create, { body: { name: 'Solar', query: { search: 'solar -street' }, ...changes } });
const names = async (person: Person) => (await person.call(list)).searches.map(({ name }) => name);
const only = async (person: Person) => (await person.call(list)).searches[0];

/** Publishes by title and category. */
async function publish(...notices: readonly [string, string][]): Promise<void> {
  const publishDate = addDays(karachiDay(new Date()), -40);
  for (const [title, category] of notices) {
    const body = presentTender({ title, publishDate, categories: [category] });
    expect((await chief.post('/api/tenders', body)).status).toBe(201);
  }
}

/** A paid subscription of the person's own. */
async function pay(person: Person): Promise<void> {
  const email = `amina.searches${count}@example.pk`;
  await person.call(linkEndpoints.confirm, { body: { token: await linkOf(api, person.id, 'sign-up') } });
  const { id } = await person.call(newsletterEndpoints.subscribe, { body: subscriptionBody(email) });
  await chief.call(newsletterEndpoints.recordPayment, {
    params: { id },
    body: { plan: 'monthly', amount: 2500, reference: `FT ${count}` },
  });
}

describe('a saved search', () => {
  test('stands by its name, with its parameters, and can be changed, paused and deleted', async () => {
    const { id } = await saving(amina);
    await saving(amina, { name: 'بجلی', query: { category: 'Power', closingFrom: '2026-11-30' } });
    await saving(amina, { name: 'Bridges' });
    expect(await names(amina)).toEqual(['Bridges', 'Solar', 'بجلی']);
    expect((await amina.call(list)).searches[2]?.query).toEqual({ category: 'Power', closingFrom: '2026-11-30' });
    const changed = await amina.call(update, {
      params: { id },
      body: { name: 'Sun', query: { search: 'solar' }, isPaused: true },
    });
    expect(changed).toMatchObject({ id, name: 'Sun', query: { search: 'solar' }, isPaused: true, frequency: 'off' });
    await amina.call(remove, { params: { id } });
    await amina.call(remove, { params: { id } });
    expect(await names(amina)).toEqual(['Bridges', 'بجلی']);
  });

  test('tells how many notices came since it was last seen, as the list finds them', async () => {
    const { id } = await saving(amina);
    await saving(amina, { name: 'Roads', query: { category: 'Roads', status: 'open' } });
    await saving(amina, { name: 'Phrase', query: { search: '"solar pumps"' } });
    await publish(
      ['Solar pumps', 'Power'],
      ['Pumps of a solar kind', 'Power'],
      ['Solar street light', 'Power'],
      ['A road', 'Roads'],
    );
    const counted = async () =>
      Object.fromEntries((await amina.call(list)).searches.map(({ name, newCount }) => [name, newCount]));
    expect(await counted()).toEqual({ Solar: 2, Roads: 1, Phrase: 1 });
    await amina.call(seen, { params: { id } });
    expect(await counted()).toEqual({ Solar: 0, Roads: 1, Phrase: 1 });
    await publish(['Solar panels', 'Power']);
    expect(await counted()).toEqual({ Solar: 1, Roads: 1, Phrase: 1 });
  });

  test('goes on when its category is renamed, under the new name', async () => {
    const { id } = await chief.call(categoryEndpoints.create, { body: { name: 'Lighting' } });
    const saved = await saving(amina, { query: { category: 'lighting' } });
    await chief.call(categoryEndpoints.update, { params: { id }, body: { name: 'Lamps' } });
    await publish(['Street lamps', 'Lamps']);
    expect(await only(amina)).toMatchObject({ gone: [], newCount: 1, query: { category: 'Lamps' } });
    const { url } = await amina.call(makeFeed, { params: { id: saved.id } });
    const { pathname, search } = new URL(url);
    expect((await api.visitor().get(pathname + search)).body).toContain('Street lamps');
  });

  test('says so when its category or organization is gone, and matches nothing', async () => {
    await saving(amina, { query: { category: 'Nothing', organization: 'Nobody', search: 'solar' } });
    await publish(['Solar roofs', 'Power']);
    expect(await only(amina)).toMatchObject({ gone: ['category', 'organization'], newCount: 0 });
    await saving(amina, { name: 'A', query: { category: 'power' } });
    expect(await only(amina)).toMatchObject({ gone: [] });
  });
});

describe('mail', () => {
  test('needs a paid subscription of the account: else it is saved without, and says so', async () => {
    const saved = await saving(amina, { frequency: 'daily' });
    expect(saved).toMatchObject({ frequency: 'off', note: expect.stringMatching(/^Saved without mail\. .*paid/) });
    const params = { id: saved.id };
    expect(await amina.refused(update, { params, body: { frequency: 'weekly' } })).toMatchObject({ status: 409 });
    await pay(amina);
    expect((await amina.call(list)).mail).toEqual({ isPaid: true, mailing: 0 });
    expect(await amina.call(update, { params, body: { frequency: 'weekly' } })).toMatchObject({ frequency: 'weekly' });
    expect(await saving(amina, { frequency: 'immediate' })).toMatchObject({ frequency: 'immediate', note: null });
    expect((await amina.call(list)).mail).toEqual({ isPaid: true, mailing: 2 });
  });

  test('is for so many searches, also when they are saved at once [ASVS 2.3.2]', async () => {
    await pay(amina);
    const saved = await Promise.all(
      Array.from({ length: MAILING_SEARCHES_MAX + 3 }, () => saving(amina, { frequency: 'daily' })),
    );
    expect(saved.filter(({ note }) => note !== null)).toHaveLength(3);
    const { searches, mail } = await amina.call(list);
    expect(mail.mailing).toBe(MAILING_SEARCHES_MAX);
    const mailing = searches.find(({ frequency }) => frequency !== 'off');
    // one that mails already changes how often
    await amina.call(update, { params: { id: mailing?.id ?? 0 }, body: { frequency: 'weekly' } });
  });
});

describe('limits and refusals', () => {
  test('there are so many, and the refusal says what to do', async () => {
    await api.owner.query(sql`INSERT INTO saved_search (user_id, name, query, frequency)
      SELECT ${amina.id}::int, 'S' || n, '{"search":"solar"}', 'off' FROM generate_series(1, ${SEARCHES_MAX}::int) n`);
    const refusal = await amina.refused(create, { body: { name: 'One more', query: { search: 'a' } } });
    expect(refusal).toMatchObject({ status: 409, message: expect.stringMatching(/Delete some/) });
    const started = performance.now();
    expect((await amina.call(list)).searches).toHaveLength(SEARCHES_MAX);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test.each([
    ['the list of everything', { name: 'All', query: {} }],
    ['no name', { name: ' ', query: { search: 'a' } }],
    ['a long name', { name: 'n'.repeat(81), query: { search: 'a' } }],
    ['a parameter that is none', { name: 'A', query: { serach: 'a' } }],
    ['a page', { name: 'A', query: { search: 'a', page: '2' } }],
    ['a frequency that is none', { name: 'A', query: { search: 'a' }, frequency: 'hourly' }],
    ['a day that is none', { name: 'A', query: { closingTo: '2026-02-30' } }],
  ])('%s is refused', async (_what, body) => {
    const answer = await amina.post('/api/account/searches', body);
    expect(answer.status).toBe(400);
  });

  test('is nobody else’s, is in no event, and goes with the account [ASVS 8.2.2]', async () => {
    const last = () => api.owner.query(sql`SELECT max(position) AS last FROM es.events`);
    const bilal = await api.user(`bilal.searches${count}`);
    const before = await last();
    const { id } = await saving(amina);
    expect(await last()).toEqual(before);
    expect(await names(bilal)).toEqual([]);
    const params = { id };
    expect(await bilal.refused(update, { params, body: { name: 'Mine' } })).toMatchObject({ status: 404 });
    expect(await bilal.refused(seen, { params })).toMatchObject({ status: 404 });
    expect(await bilal.refused(makeFeed, { params })).toMatchObject({ status: 404 });
    await bilal.call(remove, { params });
    expect(await names(amina)).toEqual(['Solar']);
    expect(await api.visitor().refused(list)).toMatchObject({ status: 401 });
    const exported = AccountExport.parse(await amina.call(accountEndpoints.export));
    expect(exported.savedSearches).toMatchObject([{ name: 'Solar', query: { search: 'solar -street' } }]);
    await amina.call(accountEndpoints.remove, {
      body: { currentPassword: PASSWORD, confirmation: 'delete my account' },
    });
    expect(await api.owner.query(sql`SELECT FROM saved_search WHERE user_id = ${amina.id}`)).toEqual([]);
  });
});

describe('the feed at a secret address', () => {
  const at = (url: string) => api.visitor().get(url.replace('https://ailaan.example', ''));

  test('has what the search finds, follows its changes, and ends when it is replaced or revoked [ASVS 14.2.2]', async () => {
    await publish(['Zari carpets & rugs', 'Roads'], ['Zari lamps', 'Power']);
    const { id } = await saving(amina, { name: 'Zari <1>', query: { search: 'zari', category: 'Roads' } });
    const params = { id };
    const first = await amina.call(makeFeed, { params });
    const answer = await at(first.url);
    expect(String(answer.body)).toContain('<title>Ailaan: Zari &lt;1&gt;</title>');
    expect(String(answer.body).match(/<entry>/g)).toHaveLength(1);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const token = new URL(first.url).searchParams.get('token') ?? '';
    expect(await tablesThatHold(api.owner, [token])).toEqual([]);
    expect(api.log.join('')).not.toContain(token);
    await amina.call(update, { params, body: { query: { search: 'zari' } } });
    expect(String((await at(first.url)).body).match(/<entry>/g)).toHaveLength(2);
    const second = await amina.call(makeFeed, { params });
    expect((await at(first.url)).status).toBe(404);
    expect((await at(second.url)).status).toBe(200);
    expect((await only(amina))?.feedCreatedAt).toBe(second.createdAt);
    await amina.call(revokeFeed, { params });
    expect((await at(second.url)).status).toBe(404);
  });

  test.each(['', '?token=x', `?token=${'a'.repeat(44)}`])('an address that is none is refused: %s', async (query) => {
    expect((await api.visitor().get(`/searches.atom${query}`)).status).toBe(400);
  });
});

describe('a search too wide for mail', () => {
  beforeAll(() =>
    publish(
      ...Array.from({ length: 120 }, (_, n): [string, string] => [`Supply of brooms, group x, lot ${n}`, 'Roads']),
    ),
  );
  const wide = /^This search matches almost every notice, about \d+ a day\. Name what you sell/;

  test.each([
    [{ search: 'the' }, /^“the” says nothing that could be searched for, so no mail can tell of it/],
    [{ search: 'x' }, wide],
    [{ search: 'brooms -solar' }, wide],
    [{ search: '-solar' }, wide],
    [{ status: 'open' as const }, wide],
  ])('is refused with mail and saved without: %j', async (query, message) => {
    await pay(amina);
    const problem = await amina.refused(create, { body: { name: 'Wide', query, frequency: 'daily' } });
    expect([problem.status, problem.errors?.query]).toEqual([400, expect.stringMatching(message)]);
    const { id } = await amina.call(create, { body: { name: 'Wide', query } });
    const turned = await amina.refused(update, { params: { id }, body: { frequency: 'weekly' } });
    expect(turned.errors?.query).toMatch(message);
    await amina.call(update, { params: { id }, body: { query: { search: 'lathe' }, frequency: 'weekly' } });
    const widened = await amina.refused(update, { params: { id }, body: { query } });
    expect(widened.errors?.query).toMatch(message);
    await amina.call(update, { params: { id }, body: { isPaused: true } });
  });

  test('whoever narrows by a category, or by closing days, is mailed', async () => {
    await pay(amina);
    const closing = { search: 'brooms', closingTo: addDays(karachiDay(new Date()), 2) };
    for (const query of [{ search: 'brooms', category: 'Roads' }, closing]) {
      const saved = await amina.call(create, { body: { name: 'Mine', query, frequency: 'daily' } });
      expect(saved.frequency).toBe('daily');
    }
  });
});

test('counting for many lists of one account leaves connections of the database to others [ASVS 15.2.2]', async () => {
  await saving(amina);
  let all: Promise<number[]> | undefined;
  await api.owner.tx(async (tx) => {
    await tx.query(sql`LOCK TABLE tender IN ACCESS EXCLUSIVE MODE`);
    all = Promise.all(Array.from({ length: 30 }, async () => (await amina.send(list)).status));
    await until(async () => (await api.owner.query(sql`SELECT FROM pg_locks WHERE NOT granted`)).length > 0);
    expect((await api.visitor().get('/api/categories')).status).toBe(200);
  });
  expect(new Set(await all)).toEqual(new Set([200, 503]));
});

test('many changes of one account at once leave connections of the database to others [ASVS 15.2.2]', async () => {
  let all: Promise<number[]> | undefined;
  const body = { name: 'Solar', query: { search: 'solar' } };
  await api.owner.tx(async (tx) => {
    await tx.query(sql`SELECT FROM user_account WHERE id = ${amina.id} FOR UPDATE`);
    all = Promise.all(Array.from({ length: 30 }, async () => (await amina.send(create, { body })).status));
    await until(async () => (await api.owner.query(sql`SELECT FROM pg_locks WHERE NOT granted`)).length > 0);
    await sleep(500); // the others come as far, too
    expect((await api.visitor().get('/api/categories')).status).toBe(200);
  });
  expect(new Set(await all)).toEqual(new Set([201]));
});

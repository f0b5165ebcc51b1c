import { beforeAll, describe, expect, test } from 'vitest';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { replayed } from '../../../../../tests/support/log/replay.ts';
import { subscriptionBody } from '../../../../../tests/support/payments/subscription-body.ts';
import { publishFacts } from '../../../../../tests/support/tenders/publish-facts.ts';
import { addCategory } from '../../../../../tests/support/tenders/tender-samples.ts';
import { createLinkTokens } from '../../../../platform/tokens/link-tokens.ts';
import { subscriptions } from '../index.ts';

const { subscribe, ownPreferences, interestAreas, mapInterestArea, erase, estimate } = newsletterEndpoints;
const SECRET = 'only for these tests and long enough for the rule';
const tokens = createLinkTokens(SECRET).subscriptions;

const api = forAllTests(() => startApi({ settings: { sessionSecrets: [SECRET] } }));
const visitor = forAllTests(() => api.visitor());
const chief = forAllTests(() => api.admin());

const wordsOf = async (id: number) =>
  (await api.db.query<{ words: string }>(sql`SELECT words FROM subscription WHERE id = ${id}`))[0]?.words;
const change = (id: number, words?: string) =>
  visitor.call(ownPreferences, {
    params: { token: tokens.sign(id) },
    body: { interestAreas: ['Construction'], ...(words === undefined ? {} : { words }) },
  });

test('words are kept as typed beside the person, change alone, and go with the person; no event holds them', async () => {
  const typed = 'solar, transformer 200 kVA, -"street light"';
  const { id } = await visitor.call(subscribe, { body: subscriptionBody('words@firm.pk', { words: typed }) });
  expect(await wordsOf(id)).toBe(typed);
  expect((await change(id, `${typed}, بجلی`)).words).toBe(`${typed}, بجلی`);
  await change(id, `${typed}, بجلی`);
  const events = await api.db.query<{ text: string }>(
    sql`SELECT data::text AS text FROM es.events WHERE stream_id = ${`subscription-${id}`}`,
  );
  expect(events).toHaveLength(2);
  expect(JSON.stringify(events)).not.toMatch(/solar|بجلی/);
  expect((await change(id)).words).toBe('');
  await change(id, 'pump');
  await chief.call(erase, { params: { id } });
  const left = await api.db.query(sql`SELECT 1 FROM es.personal WHERE data ->> 'words' = 'pump'`);
  expect(left).toEqual([]);
});

test.each([
  ['501 characters', 'a'.repeat(501), 'Must be at most 500 characters'],
  ['31 items', Array.from({ length: 31 }, (_, n) => `w${n}`).join(', '), 'At most 30 words or phrases'],
])('%s are refused', async (_what, words, message) => {
  const problem = await visitor.refused(subscribe, { body: subscriptionBody('many@firm.pk', { words }) });
  expect(problem).toMatchObject({ status: 400 });
  expect(problem.errors?.words).toContain(message);
});

test('an area of interest stands for words, too, and excludes nothing', async () => {
  const map = (words?: string) =>
    chief.call(mapInterestArea, {
      params: { id: 3 },
      body: { categories: [], ...(words === undefined ? {} : { words }) },
    });
  await chief.call(interestAreas);
  expect((await map('cement, brick')).words).toBe('cement, brick');
  expect((await map()).words).toBe('cement, brick');
  const options = { params: { id: 3 }, body: { categories: [], words: 'cement, -sand' } };
  expect((await chief.refused(mapInterestArea, options)).errors?.words).toBe('An area of interest excludes nothing');
});

describe('with 120 notices', () => {
  const today = karachiDay(new Date());
  beforeAll(async () => {
    await addCategory(api.owner, 'Presses');
    await publishFacts(
      api.owner,
      Array.from({ length: 120 }, (_, n) => ({
        title: `Supply of ${['solar panels', 'street lights', 'street light poles, solar', 'printers'][n % 4]}`,
        description: 'Sealed bids are invited.',
        publishDate: addDays(today, -(n % 28)),
        closingDate: addDays(today, 1 + (n % 10)),
        categoryIds: n % 8 === 3 ? [1] : [],
        city: n % 2 === 0 ? 'Lahore' : 'Karachi',
      })),
    );
  });
  const open = async (body: object) => (await visitor.call(estimate, { body })).open;

  test('an estimate says how many are open now and come in a week, with the first three, and saves nothing', async () => {
    const found = await visitor.call(estimate, { body: { words: 'solar' } });
    expect(found).toMatchObject({ open: 60, openRelation: 'eq', perWeek: 15, perWeekRelation: 'eq' });
    expect(found.first.map(({ closingDate }) => closingDate)).toEqual(Array(3).fill(addDays(today, 1)));
    expect(await open({ words: 'solar, -street light' })).toBe(30);
    expect(await open({ words: '"street light"' })).toBe(60);
    expect(await open({ words: 'printer', categories: ['Presses'] })).toBe(30);
    expect(await open({ categories: ['Presses'] })).toBe(15);
    expect(await open({ words: 'solar', cities: ['lahore'] })).toBe(60);
    expect(await open({ words: 'solar', cities: ['Karachi'] })).toBe(0);
    expect(await open({})).toBe(120);
    expect(await open({ words: '-solar' })).toBe(60);
    expect(await open({ words: 'of the' })).toBe(0);
    expect(await open({ interestAreas: ['Agriculture'] })).toBe(0);
    expect(await open({ interestAreas: ['Energy'] })).toBe(60); // solar is one of its first words
  });

  test.each(['the', 'solar; of the', 'solar, -the'])('words that every text has are refused: %s', async (words) => {
    const problem = await visitor.refused(subscribe, { body: subscriptionBody('nothing@firm.pk', { words }) });
    expect(problem.errors?.words).toMatch(/^“(of )?the” says nothing that could be searched for/);
  });

  test('words that match almost everything are refused with the estimate', async () => {
    const problem = await visitor.refused(subscribe, {
      body: subscriptionBody('wide@firm.pk', { words: 'solar, light, printer' }),
    });
    expect(problem.status).toBe(400);
    expect(problem.errors?.words).toMatch(/^These words match almost every notice, about 4 a day/);
  });
});

test('the log replayed into empty tables gives the words that were written live', async () => {
  const { id } = await visitor.call(subscribe, { body: subscriptionBody('again@firm.pk', { words: 'pipes' }) });
  await change(id, 'pipes, -pvc');
  const read = async (db: Queryable) => ({
    subscriptions: await db.query(sql`SELECT * FROM subscription ORDER BY id`),
    areas: await db.query(sql`SELECT * FROM interest_area ORDER BY id`),
  });
  const live = await read(api.db);
  expect(await replayed(api.owner, [subscriptions], ['subscription', 'interest_area'], read)).toEqual(live);
});

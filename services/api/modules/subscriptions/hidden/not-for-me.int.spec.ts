import { beforeAll, beforeEach, expect, it } from 'vitest';
import { notForMeEndpoints } from '#contracts/api/account/not-for-me.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { EVERYTHING } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { subscriptionBody } from '../../../../../tests/support/payments/subscription-body.ts';
import { presentTender } from '../../../../../tests/support/tenders/tender-samples.ts';
import { createLinkTokens } from '../../../../platform/tokens/link-tokens.ts';

const { read } = notForMeEndpoints;
const { own, ownPreferences } = newsletterEndpoints;

let chairs: number;
let subscription: number;
let token: string;
let people = 0;

const api = forAllTests(() => startApi({ modules: EVERYTHING }));
const chief = forAllTests(() => api.superAdmin());
beforeAll(async () => {
  await chief.post('/api/categories', { name: 'General' });
  chairs = await publish('Supply of office chairs and steel almirahs');
  await publish('Steel almirahs for the court');
});

beforeEach(async () => {
  people += 1;
  const body = subscriptionBody(`s${people}@example.pk`, { words: 'solar' });
  subscription = (await api.visitor().call(newsletterEndpoints.subscribe, { body })).id;
  token = createLinkTokens(...api.config.sessionSecrets).subscriptions.sign(subscription);
});

async function publish(title: string): Promise<number> {
  const body = presentTender({ title, description: 'Rates are invited.', categories: ['General'] });
  return (await chief.call(tenderEndpoints.create, { body })).id;
}

const look = (id = chairs) => api.visitor().call(read, { params: { token, id } });
const wordsNow = async () => (await api.visitor().call(own, { params: { token } })).words;
const post = (form: readonly (readonly [string, string])[], path = `/not-for-me/${token}/${chairs}`) =>
  fetch(`${api.origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form.map(([name, value]) => [name, value])).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
  });

it('offers no other spelling of what the person asks for', async () => {
  const id = await publish('Solar panels سولر with pumps for tube wells');
  const {
    maskedEmail: _,
    isActive: __,
    isPremium: ___,
    expiryDate: ____,
    ...preferences
  } = await api.visitor().call(own, { params: { token } });
  const body = { ...preferences, words: 'solar, pump' } as never;
  await api.visitor().call(ownPreferences, { params: { token }, body });
  expect((await look(id)).choices.map(({ word }) => word).toSorted()).toEqual(['panels', 'tube', 'wells']);
});

it('looking changes nothing, and offers telling words, the rarest first, none of them his own', async () => {
  const before = await look();
  expect(before).toEqual({
    tender: { id: chairs, title: 'Supply of office chairs and steel almirahs' },
    isHidden: false,
    choices: [
      { word: 'chairs', found: 1 },
      { word: 'steel', found: 2 },
      { word: 'almirahs', found: 2 },
    ],
    excluded: [],
  });
  expect(await look()).toEqual(before);
  expect(await wordsNow()).toBe('solar');
});

it('the form hides the notice, excludes what is ticked and no word that was not offered; Undo takes both back', async () => {
  const answer = await post([
    ['do', 'hide'],
    ['word', 'chairs'],
    ['word', 'everything'],
  ]);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/not-for-me/${token}/${chairs}`]);
  expect(await look()).toMatchObject({ isHidden: true, excluded: ['chairs'] });
  expect(await wordsNow()).toBe('solar, -chairs');
  await post([
    ['do', 'hide'],
    ['word', 'steel'],
  ]);
  expect(await wordsNow()).toBe('solar, -chairs, -steel');
  expect(await look()).toMatchObject({ excluded: ['chairs', 'steel'], choices: [{ word: 'almirahs' }] });
  await post([['do', 'undo']]);
  expect(await look()).toMatchObject({ isHidden: false, excluded: [] });
  expect(await wordsNow()).toBe('solar');
});

it('Undo takes back what the click added alone: a word that the person typed again, or besides, stays', async () => {
  const hide = () =>
    post([
      ['do', 'hide'],
      ['word', 'chairs'],
    ]);
  const type = async (words: string) => {
    const present = await api.visitor().call(own, { params: { token } });
    const { maskedEmail: _, isActive: __, isPremium: ___, expiryDate: ____, ...preferences } = present;
    await api.visitor().call(ownPreferences, { params: { token }, body: { ...preferences, words } as never });
  };
  await hide();
  await type('solar');
  expect(await look()).toMatchObject({ isHidden: true, excluded: [] });
  await type('solar, -chairs');
  await post([['do', 'undo']]);
  expect(await wordsNow()).toBe('solar, -chairs');
  await type('solar');
  await hide();
  await type('solar, -chairs, -chairs');
  await post([['do', 'undo']]);
  expect(await wordsNow()).toBe('solar, -chairs');
});

it('words beyond the limits of preferences are not added, which the page says; the notice is hidden all the same', async () => {
  const present = await api.visitor().call(own, { params: { token } });
  const { maskedEmail: _, isActive: __, isPremium: ___, expiryDate: ____, ...preferences } = present;
  const words = Array.from({ length: 30 }, (_, at) => `thing${at}`).join(', ');
  await api.visitor().call(ownPreferences, { params: { token }, body: { ...preferences, words } as never });
  const answer = await post([
    ['do', 'hide'],
    ['word', 'chairs'],
  ]);
  expect(answer.headers.get('location')).toBe(`/not-for-me/${token}/${chairs}?words=full`);
  expect(await look()).toMatchObject({ isHidden: true, excluded: [] });
  expect(await wordsNow()).toBe(words);
});

it('several clicks at once exclude each word once', async () => {
  await Promise.all(
    ['chairs', 'steel', 'almirahs', 'chairs'].map((word) =>
      post([
        ['do', 'hide'],
        ['word', word],
      ]),
    ),
  );
  expect((await wordsNow()).split(', ').toSorted()).toEqual(['-almirahs', '-chairs', '-steel', 'solar']);
  expect((await look()).excluded.toSorted()).toEqual(['almirahs', 'chairs', 'steel']);
});

it('a forged link, another kind of token and a notice that never was lead nowhere', async () => {
  const account = createLinkTokens(...api.config.sessionSecrets).accounts.sign(subscription);
  const other = `1.${(subscription + 1).toString(36)}.${token.split('.')[2]}`;
  for (const path of [`${account}/${chairs}`, `${other}/${chairs}`, `${token}/999999`, `${token}/x`]) {
    expect((await fetch(`${api.origin}/api/not-for-me/${path}`)).status).toBe(404);
    expect((await post([['do', 'hide']], `/not-for-me/${path}`)).status).toBe(404);
  }
  expect(await api.owner.query(sql`SELECT FROM hidden_tender WHERE subscription_id = ${subscription}`)).toEqual([]);
});

it('whoever is erased takes along what he hid', async () => {
  await post([
    ['do', 'hide'],
    ['word', 'chairs'],
  ]);
  await chief.call(newsletterEndpoints.erase, { params: { id: subscription } });
  expect(await api.owner.query(sql`SELECT FROM hidden_tender WHERE subscription_id = ${subscription}`)).toEqual([]);
  expect((await fetch(`${api.origin}/api/not-for-me/${token}/${chairs}`)).status).toBe(404);
});

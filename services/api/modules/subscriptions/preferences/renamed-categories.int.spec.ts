import { describe, expect, it } from 'vitest';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { subscriptionBody } from '../../../../../tests/support/payments/subscription-body.ts';
import { createLinkTokens } from '../../../../platform/tokens/link-tokens.ts';

const { subscribe, own, ownPreferences } = newsletterEndpoints;
const SECRET = 'only for these tests and long enough for the rule';
const tokens = createLinkTokens(SECRET).subscriptions;

let people = 0;

const api = forAllTests(() => startApi({ settings: { sessionSecrets: [SECRET] } }));
const visitor = forAllTests(() => api.visitor());
const chief = forAllTests(() => api.admin());

const category = async (name: string) => (await chief.call(categoryEndpoints.create, { body: { name } })).id;
const rename = (id: number, name: string) => chief.call(categoryEndpoints.update, { params: { id }, body: { name } });

async function subscriber(categories: string[]): Promise<{ token: string }> {
  people += 1;
  const body = subscriptionBody(`r${people}@firm.pk`, { interestAreas: ['Energy'], categories });
  const { id } = await visitor.call(subscribe, { body });
  return { token: tokens.sign(id) };
}

const shown = async (params: { token: string }) => (await visitor.call(own, { params })).categories;
const save = (params: { token: string }, categories: string[]) =>
  visitor.send(ownPreferences, { params, body: { interestAreas: ['Energy'], categories, emailFrequency: 'daily' } });

describe('a category that was renamed after it was chosen', () => {
  it('is shown under its new name', async () => {
    const id = await category('Roadworks');
    const params = await subscriber(['Roadworks']);
    await rename(id, 'Roads and Bridges');
    expect(await shown(params)).toEqual(['Roads and Bridges']);
  });

  it('is saved under its new name, by whichever name it comes', async () => {
    const id = await category('Pumps');
    const params = await subscriber(['Pumps']);
    await rename(id, 'Pumps and Valves');
    expect((await save(params, ['pumps', 'Pumps and Valves'])).status).toBe(200);
    expect(await shown(params)).toEqual(['Pumps and Valves']);
  });

  it('gives its old name up to the category that has it now', async () => {
    const id = await category('Cables');
    const params = await subscriber([]);
    await rename(id, 'Cables and Wires');
    await category('Cables');
    await save(params, ['Cables']);
    expect(await shown(params)).toEqual(['Cables']);
  });
});

describe('a category that was removed after it was chosen', () => {
  it('stands in nobody’s way, and narrows as before', async () => {
    const id = await category('Telegraphs');
    const params = await subscriber(['Telegraphs']);
    await chief.call(categoryEndpoints.remove, { params: { id } });
    expect((await save(params, ['Telegraphs'])).status).toBe(200);
    expect(await shown(params)).toEqual(['Telegraphs']);
  });

  it('cannot be chosen anew', async () => {
    const params = await subscriber([]);
    const answer = await save(params, ['Telegraphs']);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('Unknown category: Telegraphs');
  });
});

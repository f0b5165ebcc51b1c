import { describe, expect, test } from 'vitest';
import { ownSubscriptionEndpoints } from '#contracts/api/account/own-subscription.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { readPast } from '#db/event-store/read-stream.ts';
import { EVERYTHING } from '../../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { subscriptionBody } from '../../../../../tests/support/payments/subscription-body.ts';
import { createLinkTokens } from '../../../../platform/tokens/link-tokens.ts';

const SECRET = 'only for these tests and long enough for the rule';
const { subscribe, unsubscribe, resume, setStatus } = newsletterEndpoints;

const api = forAllTests(() => startApi({ modules: EVERYTHING, settings: { sessionSecrets: [SECRET] } }));

async function subscriber(name: string) {
  const { id } = await api.visitor().call(subscribe, { body: subscriptionBody(`${name}@firm.example.pk`) });
  return { id, params: { token: createLinkTokens(SECRET).subscriptions.sign(id) } };
}

describe('whoever has stopped his mails', () => {
  test('receives them again by the same link, as his own act', async () => {
    const { id, params } = await subscriber('comes.back');
    await api.visitor().call(unsubscribe, { params });
    expect(await api.visitor().call(resume, { params })).toMatchObject({ isActive: true });
    expect(await api.visitor().call(resume, { params })).toMatchObject({ isActive: true }); // pressed twice
    const types = (await readPast(api.owner, `subscription-${id}`)).map(({ type }) => type);
    expect(types).toEqual(['SubscriptionRequested', 'SubscriptionCancelled', 'SubscriptionEnabled']);
  });

  test('is told to write to us where an administrator has stopped it', async () => {
    const { id, params } = await subscriber('switched.off');
    await (await api.admin()).call(setStatus, { params: { id }, body: { isActive: false } });
    expect(await api.visitor().refused(resume, { params })).toMatchObject({ status: 409 });
    expect(await api.visitor().call(newsletterEndpoints.own, { params })).toMatchObject({ isActive: false });
  });

  test('needs a link of ours, or an account with a subscription', async () => {
    const { params } = await subscriber('is.another');
    const token = `${params.token}x`;
    expect((await api.visitor().refused(resume, { params: { token } })).status).toBe(404);
    expect((await api.visitor().refused(ownSubscriptionEndpoints.resume)).status).toBe(401);
    const person = await api.user('has.no.subscription');
    expect((await person.refused(ownSubscriptionEndpoints.resume)).status).toBe(404);
  });
});

import { ownSubscriptionEndpoints } from '#contracts/api/account/own-subscription.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { addMonths } from '#contracts/rules/subscription-expiry.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { alive, type Model, type Subscription } from './model.ts';
import type { Portal } from './portal.ts';
import { expectSame, pick, type Steps } from './step.ts';

const hasOne = ({ subscriptions }: Model) => alive(subscriptions).length > 0;
const later = (at: Date, expiry: string | null) => (expiry !== null && new Date(expiry) > at ? new Date(expiry) : at);
const ofOwner = (model: Model, owner: Subscription['owner']) =>
  alive(model.subscriptions).find((one) => one.owner === owner);

const payment = (reference: string) => ({
  plan: 'monthly' as const,
  amount: PLANS.monthly.price,
  reference,
  receivedAt: new Date().toISOString(),
});

async function subscribe(
  model: Model,
  portal: Portal,
  browser: Model['browsers'][number] | undefined,
  address?: string,
): Promise<void> {
  const account = browser?.account;
  const owner = account?.isProved === true ? account : undefined;
  const email = address ?? account?.email ?? `s.${portal.unique()}@example.pk`;
  const isTaken = alive(model.subscriptions).some((one) => one.email === email);
  const body = {
    email,
    fullName: 'A Subscriber',
    businessType: 'Contractor' as const,
    interestAreas: ['Construction' as const],
  };
  const by = browser?.actor ?? portal.visitor();
  const { status, body: told } = await portal.ask(by, newsletterEndpoints.subscribe, { body });
  expectSame('subscribing', status, isTaken ? 409 : 201);
  if (told === undefined) return;
  const started = { isActive: true, expiry: null, bankReferences: [], isGone: false };
  model.subscriptions.push({ id: told.id, email, owner, ...started });
}

export const subscriptionSteps: Steps = {
  subscribe: { weight: 3, run: (model, portal) => subscribe(model, portal, undefined) },
  subscribeForAccount: {
    can: ({ accounts }) => alive(accounts).length > 0,
    run: (model, portal, choice) => subscribe(model, portal, undefined, pick(alive(model.accounts), choice).email),
  },
  subscribeSignedIn: {
    weight: 2,
    can: ({ browsers }) => browsers.some(({ account }) => account !== undefined),
    run: (model, portal, choice) =>
      subscribe(
        model,
        portal,
        pick(
          model.browsers.filter(({ account }) => account !== undefined),
          choice,
        ),
      ),
  },
  claim: {
    weight: 2,
    can: ({ browsers }) => browsers.some(({ account }) => account !== undefined),
    async run(model, portal, choice) {
      const { actor, account } = pick(
        model.browsers.filter(({ account }) => account !== undefined),
        choice,
      );
      if (account === undefined) return;
      const own = ofOwner(model, account);
      const nobodys = alive(model.subscriptions).find(({ email, owner }) => email === account.email && !owner);
      const { status } = await portal.ask(actor, ownSubscriptionEndpoints.claim);
      const known = account.isProved ? ((nobodys && 200) ?? 404) : 409;
      expectSame('taking in the subscription of the address', status, own ? 200 : known);
      if (status === 200 && own === undefined && nobodys !== undefined) nobodys.owner = account;
    },
  },
  pay: {
    weight: 2,
    can: hasOne,
    async run(model, portal, choice) {
      const subscription = pick(alive(model.subscriptions), choice);
      const input = { params: { id: subscription.id }, body: payment(`B${portal.unique()}`) };
      const { status, body } = await portal.ask(portal.chief, newsletterEndpoints.recordPayment, input);
      const expiry = addMonths(later(new Date(input.body.receivedAt), subscription.expiry), 1).toISOString();
      expectSame('a payment', [status, body?.subscription.expiryDate], [201, expiry]);
      subscription.expiry = expiry;
      subscription.bankReferences.push(input.body.reference);
    },
  },
  payTwice: {
    can: (model) => hasOne(model) && model.subscriptions.some(({ bankReferences }) => bankReferences.length > 0),
    async run(model, portal, choice) {
      const paid = model.subscriptions.flatMap(({ bankReferences }) => bankReferences);
      const { id } = pick(alive(model.subscriptions), choice);
      const body = payment(` ${pick(paid, choice).toLowerCase()} `);
      const { status } = await portal.ask(portal.chief, newsletterEndpoints.recordPayment, { params: { id }, body });
      expectSame('a bank reference that came before', status, 409);
    },
  },
  extend: {
    can: hasOne,
    async run(model, portal, choice) {
      const subscription = pick(alive(model.subscriptions), choice);
      const input = { params: { id: subscription.id }, body: { months: 3 as const } };
      const { status, body } = await portal.ask(portal.chief, newsletterEndpoints.extend, input);
      expectSame('an extension', status, subscription.expiry === null ? 409 : 200);
      if (subscription.expiry === null) return;
      subscription.expiry = addMonths(new Date(subscription.expiry), 3).toISOString();
      expectSame('the expiry after an extension', body?.expiryDate, subscription.expiry);
    },
  },
  enableOrDisable: {
    can: hasOne,
    async run(model, portal, choice) {
      const subscription = pick(alive(model.subscriptions), choice);
      const input = { params: { id: subscription.id }, body: { isActive: choice % 3 === 0 } };
      const { status } = await portal.ask(portal.chief, newsletterEndpoints.setStatus, input);
      expectSame('enabling or disabling', status, 200);
      subscription.isActive = input.body.isActive;
    },
  },
  unsubscribe: {
    can: hasOne,
    async run(model, portal, choice) {
      const subscription = pick(alive(model.subscriptions), choice);
      const token = portal.tokens.sign(subscription.id);
      const seen = await portal.ask(portal.visitor(), newsletterEndpoints.own, { params: { token } });
      expectSame('looking at a link', [seen.status, seen.body?.isActive], [200, subscription.isActive]);
      if (choice % 2 === 0) return;
      const { status, body } = await portal.ask(portal.visitor(), newsletterEndpoints.unsubscribe, {
        params: { token },
      });
      expectSame('unsubscribing', [status, body?.isActive], [200, false]);
      subscription.isActive = false;
    },
  },
  cancel: {
    weight: 6,
    can: (model) =>
      model.browsers.some(({ account }) => account !== undefined && ofOwner(model, account) !== undefined),
    async run(model, portal, choice) {
      const owners = model.browsers.filter(({ account }) => account && ofOwner(model, account));
      const { actor, account } = pick(owners, choice);
      const { status, body } = await portal.ask(actor, ownSubscriptionEndpoints.cancel);
      expectSame('cancelling', [status, body?.isActive], [200, false]);
      const subscription = ofOwner(model, account);
      if (subscription !== undefined) subscription.isActive = false;
    },
  },
  erase: {
    can: hasOne,
    async run(model, portal, choice) {
      const subscription = pick(alive(model.subscriptions), choice);
      const params = { id: subscription.id };
      expectSame('erasing', (await portal.ask(portal.chief, newsletterEndpoints.erase, { params })).status, 204);
      subscription.isGone = true;
      const token = portal.tokens.sign(subscription.id);
      const link = await portal.ask(portal.visitor(), newsletterEndpoints.own, { params: { token } });
      expectSame('the link of an erased subscription', link.status, 404);
    },
  },
};

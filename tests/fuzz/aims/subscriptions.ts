import { newsletterEndpoints, type PaymentBody } from '#contracts/api/newsletter.ts';
import type { ReversalBody } from '#contracts/api/operations/ledger.ts';
import { INTEREST_AREAS } from '#contracts/vocabulary/newsletter.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import {
  anyPremium,
  anySubscription,
  anyTender,
  newPayment,
  newSubscription,
  ownSubscription,
  paymentFor,
} from '../world/arrange.ts';
import type { World } from '../world/world.ts';
import { type Aim, type Aims, type Draw, pick } from './aim.ts';

/** Drawn preferences for categories that exist. */
async function drawnPreferences({ body, choice }: Draw, world: World): Promise<object> {
  const { categories } = await world.catalogue();
  return { ...(body as object), categories: categories.slice(0, choice % 3) };
}

const ofAny: Aim = async ({ body }, _by, world) => {
  const there = await anySubscription(world);
  return there && { params: { id: there.id }, body };
};

const byLink: Aim = async ({ choice }, _by, world) => {
  const there = await anySubscription(world);
  if (there === undefined) return undefined;
  const [, , mac] = world.tokens.sign(there.id).split('.');
  const another = `1.${(there.id + 1).toString(36)}.${mac}`;
  if (choice % 7 === 0) return { params: { token: another }, broken: 'the token of another subscription' };
  return { params: { token: world.tokens.sign(there.id) } };
};

/** The link under a notice in a mail. */
const notForMe: Aim = async (draw, by, world) => {
  const [aimed, id] = [await byLink(draw, by, world), await anyTender(world, draw.choice)];
  return aimed && id !== undefined ? { ...aimed, params: { ...aimed.params, id } } : undefined;
};

/** A transfer that has come: of the plan's price, or of another with a note why. */
function payment({ body, choice }: Draw, world: World) {
  const { plan, amount, note } = body as PaymentBody;
  const asPriced = choice % 2 === 0;
  const receivedAt = choice % 3 === 0 ? { receivedAt: '2026-02-28T23:59:59+05:00' } : {};
  const paid = asPriced ? { amount: PLANS[plan].price, note } : { amount, note: 'Less, as agreed by telephone' };
  return { ...paymentFor(world, plan), ...paid, ...receivedAt };
}

export const subscriptionAims: Aims = {
  async 'POST /api/newsletter'(draw, by, world) {
    const body = await drawnPreferences(draw, world);
    const isOwn = draw.choice % 8 === 0 && by.role !== 'visitor' && by.role !== 'subscriber';
    return { body: { ...body, email: isOwn ? by.email : `drawn.sub.${world.unique()}@example.pk` } };
  },
  'POST /newsletter': ({ choice }, _by, world) => {
    const area = pick(INTEREST_AREAS, choice) ?? 'Energy';
    const email = `drawn.form.${world.unique()}@example.pk`;
    const fields = { email, fullName: 'Drawn', businessType: 'Supplier', interestAreas: area, plan: 'monthly' };
    const headers = { 'content-type': newsletterEndpoints.subscribeByForm.rawBody };
    return { text: new URLSearchParams(fields).toString(), headers };
  },
  'PATCH /api/admin/subscriptions/:id/status': ofAny,
  'DELETE /api/admin/subscriptions/:id': async (_draw, _by, world) => {
    const there = await newSubscription(world);
    return there && { params: { id: there.id } };
  },
  'GET /api/admin/subscriptions/:id/payments': async (_draw, _by, world) => {
    const there = await anyPremium(world);
    return there && { params: { id: there.id } };
  },
  'POST /api/admin/subscriptions/:id/extend': async ({ body }, _by, world) => {
    const there = await anyPremium(world);
    return there && { params: { id: there.id }, body };
  },
  'POST /api/admin/subscriptions/:id/payments': async (draw, _by, world) => {
    const there = await anySubscription(world);
    const body = payment(draw, world);
    const early = { body: { ...body, receivedAt: '2199-01-01T00:00:00Z' }, broken: 'received in the future' };
    return there && { params: { id: there.id }, body, ...(draw.choice % 7 === 0 ? early : {}) };
  },
  'POST /api/admin/payments/:id/reversal': async ({ body }, _by, world) => {
    const id = await newPayment(world);
    const { kind, reason } = body as ReversalBody;
    return id === undefined ? undefined : { params: { id }, body: { kind, reason } };
  },
  'GET /api/receipts/:token': async (_draw, _by, world) => {
    const id = await newPayment(world);
    return id === undefined ? undefined : { params: { token: world.receiptTokens.sign(id) } };
  },
  'GET /api/admin/proof': async ({ choice }, _by, world) => {
    const [id, there] = [await anyTender(world, choice), await anySubscription(world)];
    if (id === undefined) return undefined;
    return { query: { tender: String(id), ...(there && choice % 3 > 0 ? { person: String(there.id) } : {}) } };
  },
  'GET /api/unsubscribe/:token': byLink,
  'POST /api/unsubscribe/:token': byLink,
  'POST /api/unsubscribe/:token/resume': byLink,
  'POST /unsubscribe/:token': async (draw, by, world) => {
    const aimed = await byLink(draw, by, world);
    const text = pick(['List-Unsubscribe=One-Click', 'List-Unsubscribe=One-Click', ''], draw.choice);
    return aimed && text !== undefined ? { ...aimed, text } : aimed;
  },
  'GET /api/notice-mails/:token': byLink,
  'PUT /api/notice-mails/:token': async (draw, by, world) => {
    const aimed = await byLink(draw, by, world);
    return aimed && { ...aimed, body: draw.body };
  },
  'POST /notice-mails/:token': async (draw, by, world) => {
    const aimed = await byLink(draw, by, world);
    return aimed && { ...aimed, text: draw.choice % 2 === 0 ? 'List-Unsubscribe=One-Click' : 'stop=1' };
  },
  'GET /api/not-for-me/:token/:id': notForMe,
  'POST /not-for-me/:token/:id': async (draw, by, world) => {
    const aimed = await notForMe(draw, by, world);
    return aimed && { ...aimed, text: draw.choice % 3 === 0 ? 'do=undo' : 'do=hide&word=pumps' };
  },
  'PUT /api/unsubscribe/:token/preferences': async (draw, by, world) => {
    const aimed = await byLink(draw, by, world);
    return aimed && { ...aimed, body: await drawnPreferences(draw, world) };
  },
  'PUT /api/account/subscription/preferences': async (draw, by, world) =>
    (await ownSubscription(world, by)) ? { body: await drawnPreferences(draw, world) } : undefined,
  'POST /api/account/subscription/claim': async (_draw, by, world) =>
    (await ownSubscription(world, by)) ? {} : undefined,
  'POST /api/account/subscription/resume': async (_draw, by, world) =>
    (await ownSubscription(world, by)) ? {} : undefined,
  'POST /api/account/subscription/cancel': async (_draw, by, world) =>
    (await ownSubscription(world, by)) ? {} : undefined,
};

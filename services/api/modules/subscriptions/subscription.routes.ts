import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createSharedGate } from '../../platform/gate.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { countedAnswer } from '../../platform/lists/answer-rows.ts';
import { busy } from '../../platform/refusal.ts';
import { eraseSubscriber } from './erase-subscriber.ts';
import { estimate } from './preferences/estimate.ts';
import { handleSubscription } from './subscription.commands.ts';
import { listSubscriptions, readSubscription } from './subscription.queries.ts';

/** Estimates at once, each on two of 20 connections to the database; a network has few, and waits with those that its budget lets in. */
const SHARES = { atOnce: 4, most: 300, ofEach: 2, mostOfEach: 100 };

export function subscriptionRoutes({ db, clock }: Dependencies): readonly Route[] {
  const full = () => busy('Too many estimates at this moment. Please try again in a few seconds.', 3);
  const inTurn = createSharedGate({ ...SHARES, full });
  return [
    route(newsletterEndpoints.estimate, async ({ body, meta: { client = '' } }) => ({
      body: await inTurn(client, () => estimate(db, body, clock())),
    })),
    route(newsletterEndpoints.list, async ({ query }) => countedAnswer(await listSubscriptions(db, query, clock()))),
    route(newsletterEndpoints.setStatus, async ({ id, body, meta }) => {
      await handleSubscription(db, id, { type: 'SetActive', isActive: body.isActive }, meta);
      return { body: await readSubscription(db, id) };
    }),
    route(newsletterEndpoints.extend, async ({ id, body, meta }) => {
      await handleSubscription(
        db,
        id,
        { type: 'ExtendSubscription', months: body.months, seen: body.expiryDate, now: clock() },
        meta,
      );
      return { body: await readSubscription(db, id) };
    }),
    route(newsletterEndpoints.erase, ({ id, meta }) => eraseSubscriber(db, id, meta)),
  ];
}

import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { countedAnswer } from '../../platform/lists/answer-rows.ts';
import { eraseSubscriber } from './erase-subscriber.ts';
import { estimate } from './preferences/estimate.ts';
import { handleSubscription } from './subscription.commands.ts';
import { listSubscriptions, readSubscription } from './subscription.queries.ts';

export function subscriptionRoutes({ db, clock }: Dependencies): readonly Route[] {
  return [
    route(newsletterEndpoints.estimate, async ({ body }) => ({ body: await estimate(db, body, clock()) })),
    route(newsletterEndpoints.list, async ({ query }) => countedAnswer(await listSubscriptions(db, query, clock()))),
    route(newsletterEndpoints.setStatus, async ({ id, body, meta }) => {
      await handleSubscription(db, id, { type: 'SetActive', isActive: body.isActive }, meta);
      return { body: await readSubscription(db, id) };
    }),
    route(newsletterEndpoints.extend, async ({ id, body, meta }) => {
      await handleSubscription(db, id, { type: 'ExtendSubscription', months: body.months, now: clock() }, meta);
      return { body: await readSubscription(db, id) };
    }),
    route(newsletterEndpoints.erase, ({ id, meta }) => eraseSubscriber(db, id, meta)),
  ];
}

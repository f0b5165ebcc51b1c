import { sql } from '#db/connection.ts';
import type { ApiModule } from '../../platform/dependencies.ts';
import { countRows } from '../../platform/lists/count-rows.ts';
import { notForMeRoutes } from './hidden/not-for-me.routes.ts';
import { interestAreaRoutes } from './interest-areas/interest-area.routes.ts';
import { projectInterestArea } from './interest-areas/interest-area.ts';
import { ownSubscriptionRoutes } from './own/own-subscription.routes.ts';
import { ledgerRoutes } from './payments/ledger.routes.ts';
import { paymentRoutes } from './payments/payment.routes.ts';
import { nearlyFull } from './proofs/proof.queries.ts';
import { proofRoutes } from './proofs/proof.routes.ts';
import { subscribeRoutes } from './subscribing/subscribe.routes.ts';
import { projectSubscription } from './subscription.projection.ts';
import { subscriptionRoutes } from './subscription.routes.ts';

export const subscriptions: ApiModule = {
  routes: (dependencies) => [
    ...subscribeRoutes(dependencies),
    ...subscriptionRoutes(dependencies),
    ...paymentRoutes(dependencies),
    ...ledgerRoutes(dependencies),
    ...proofRoutes(dependencies),
    ...ownSubscriptionRoutes(dependencies),
    ...notForMeRoutes(dependencies),
    ...interestAreaRoutes(dependencies),
  ],
  projections: { subscription: projectSubscription, 'interest-area': projectInterestArea },
  waiting: {
    'proof-store': (db) => countRows(db, nearlyFull),
    'payment-proofs': (db) => countRows(db, sql`payment_proof WHERE state = 'open'`),
    payments: (db) => countRows(db, sql`subscription WHERE is_active AND NOT is_premium`),
    'empty-areas': (db) => countRows(db, sql`interest_area WHERE category_ids = '{}' AND words = ''`),
  },
};

export { eraseOwnSubscriptions } from './erase-subscriber.ts';
export { seedInterestAreas } from './interest-areas/interest-area.seeds.ts';
export { lockRecorders } from './payments/bank-reference.ts';
export { recordPaymentIn } from './payments/record-payment.ts';

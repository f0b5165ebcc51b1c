import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { ledgerEndpoints } from '#contracts/api/operations/ledger.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { readSubscription } from '../subscription.queries.ts';
import { listPayments, readPayment } from './payment.queries.ts';
import { recordPayment, reversePayment } from './record-payment.ts';

export function paymentRoutes({ db, clock }: Dependencies): readonly Route[] {
  return [
    route(newsletterEndpoints.recordPayment, async ({ id, body, meta }) => {
      const paymentId = await recordPayment(db, id, body, meta, clock());
      return { body: { payment: await readPayment(db, paymentId), subscription: await readSubscription(db, id) } };
    }),
    route(newsletterEndpoints.payments, async ({ id }) => {
      const payments = await listPayments(db, id);
      if (payments.length === 0) await readSubscription(db, id); // payments outlive a subscription that was erased
      return { body: payments };
    }),
    route(ledgerEndpoints.reverse, async ({ id, body, meta }) => {
      await reversePayment(db, id, body, meta);
      return { body: await readPayment(db, id) };
    }),
  ];
}

import type { PaymentBody } from '#contracts/api/newsletter.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { Queryable } from '#db/connection.ts';

/** The module that a confirmed line writes to. */
export interface StatementTargets {
  /** Records a payment inside the caller's transaction. @throws Refusal */
  readonly recordPaymentIn: (
    tx: Queryable,
    subscriptionId: number,
    body: PaymentBody,
    meta: EventMeta,
    now: Date,
  ) => Promise<{ readonly paymentId: number }>;
}

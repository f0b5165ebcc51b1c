import type { PaymentBody } from '#contracts/api/newsletter.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { Queryable } from '#db/connection.ts';

/** The module that a confirmed line writes to. */
export interface StatementTargets {
  /** Lock by which nobody else records a payment until the transaction ends. */
  readonly lockRecorders: (tx: Queryable) => Promise<unknown>;
  /** Records a payment inside the caller's transaction and answers its id. @throws Refusal */
  readonly recordPaymentIn: (
    tx: Queryable,
    subscriptionId: number,
    body: PaymentBody,
    meta: EventMeta,
    now: Date,
  ) => Promise<number>;
}

import type { PaymentBody } from '#contracts/api/newsletter.ts';
import type { ReversalBody } from '#contracts/api/operations/ledger.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { nextId } from '#db/next-id.ts';
import { readPrices } from '#db/settings/stored-settings.ts';
import { inOneTransaction } from '../../../platform/commands/handle-command.ts';
import { missing } from '../../../platform/refusal.ts';
import { handleSubscription } from '../subscription.commands.ts';
import { assertNewBankReference, lockRecorders } from './bank-reference.ts';

export const recordPayment = (db: Database, id: number, body: PaymentBody, meta: EventMeta, now: Date) =>
  inOneTransaction(db, (tx) => recordPaymentIn(tx, id, body, meta, now));

/** The same inside a transaction, which it ends up locking against other recorders. Answers the id of the payment. */
export async function recordPaymentIn(
  tx: Queryable,
  id: number,
  { plan, amount, reference: bankReference, note, proofId, ...body }: PaymentBody,
  meta: EventMeta,
  now: Date,
): Promise<number> {
  await lockRecorders(tx);
  await assertNewBankReference(tx, bankReference);
  const paymentId = await nextId(tx, 'payment_id');
  const receipt = await nextReceipt(tx, now);
  const receivedAt = body.receivedAt === undefined ? now : new Date(body.receivedAt);
  const hasNote = note !== null;
  const payment = { paymentId, plan, amount, bankReference, receivedAt, hasNote, proofId, receipt, now };
  const alongside = hasNote
    ? [
        sql`INSERT INTO es.personal (subject, data)
          SELECT ${`payment-${paymentId}`}, ${JSON.stringify({ note })}::jsonb FROM e`,
      ]
    : [];
  const prices = await readPrices(tx);
  await handleSubscription(tx, id, { type: 'RecordPayment', ...payment, prices }, meta, { alongside });
  return paymentId;
}

/** @throws Refusal 'missing', 'conflict' for a payment that went back before */
export async function reversePayment(
  db: Database,
  paymentId: number,
  body: ReversalBody,
  meta: EventMeta,
): Promise<void> {
  const [payment] = await db.query<{ subscription: number }>(
    sql`SELECT subscription_id AS subscription FROM payment WHERE id = ${paymentId}`,
  );
  if (payment === undefined) throw missing('Payment');
  await handleSubscription(db, payment.subscription, { type: 'ReversePayment', paymentId, ...body }, meta);
}

const DIGITS = 6;

/**
 * The number after the last one of the year. It stands in the event, so a rebuild gives the same; the caller holds the
 * lock of recorders until the event is committed, so no number is given twice, and one that is not used is the next.
 */
async function nextReceipt(tx: Queryable, now: Date): Promise<string> {
  const year = karachiDay(now).slice(0, 4);
  const [last] = await tx.query<{ receipt: string }>(sql`SELECT receipt FROM payment
    WHERE receipt > ${`${year}-`} AND receipt < ${`${year}.`} ORDER BY receipt DESC LIMIT 1`);
  const number = Number(last?.receipt.slice(year.length + 1) ?? 0) + 1;
  return `${year}-${String(number).padStart(DIGITS, '0')}`;
}

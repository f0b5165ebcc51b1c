import type { Payment } from '#contracts/api/newsletter.ts';
import type { Receipt } from '#contracts/api/operations/ledger.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { answerRows } from '../../../platform/lists/answer-rows.ts';
import { orMissing } from '../../../platform/refusal.ts';

const findPayments = (db: Queryable, condition: SQLQuery): Promise<Payment[]> =>
  answerRows(
    db.query(sql`SELECT p.id, p.subscription_id AS "subscriptionId", p.plan, p.amount, p.bank_reference AS reference,
      p.received_at AS "receivedAt", p.expires_at AS "expiresAt", (e.meta -> 'actor' ->> 'id')::int AS "recordedBy",
      p.recorded_at AS "recordedAt", n.data ->> 'note' AS note, p.receipt, p.reversal, p.reversal_reason AS "reversalReason",
      p.reversed_amount AS "reversedAmount", p.reversed_at AS "reversedAt"
    FROM payment p JOIN es.events e ON e.position = p.position LEFT JOIN es.personal n ON n.subject = 'payment-' || p.id
    WHERE ${condition} ORDER BY p.id DESC`),
  );

export const listPayments = (db: Queryable, subscriptionId: number) =>
  findPayments(db, sql`p.subscription_id = ${subscriptionId}`);

/** @throws Refusal 'missing' */
export async function readPayment(db: Queryable, id: number): Promise<Payment> {
  return orMissing('Payment', (await findPayments(db, sql`p.id = ${id}`))[0]);
}

/** @throws Refusal 'missing' */
export async function readReceipt(db: Queryable, id: number): Promise<Receipt> {
  const [receipt] = await answerRows<Receipt>(
    db.query(sql`SELECT p.id AS "paymentId", p.receipt, s.full_name AS name, p.plan, p.amount,
      p.bank_reference AS "bankReference", p.received_at AS "receivedAt", p.recorded_at AS "recordedAt",
      p.expires_at AS "expiresAt", p.reversal, p.reversed_amount AS "reversedAmount", p.reversed_at AS "reversedAt"
    FROM payment p LEFT JOIN subscription s ON s.id = p.subscription_id WHERE p.id = ${id}`),
  );
  return orMissing('Receipt', receipt);
}

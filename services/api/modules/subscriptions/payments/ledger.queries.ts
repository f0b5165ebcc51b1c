import type { LedgerEntry, LedgerFilters, LedgerQuery, LedgerTotals } from '#contracts/api/operations/ledger.ts';
import { EXPIRING_DAYS, type LedgerFilter } from '#contracts/vocabulary/lists/payment-lists.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { answerRows, type CountedRows, countedRows } from '../../../platform/lists/answer-rows.ts';
import { containsWords, orderBy, pageWindow } from '../../../platform/lists/sorted-page.ts';
import { AGREED_PRICE } from '../subscription.queries.ts';

/** An entry without the secret of its receipt, which is no column. */
export type LedgerRow = Omit<LedgerEntry, 'receiptToken'>;

/** Whether a later payment of the subscription stands, so that this one's term is no longer the last. */
const IS_FOLLOWED = sql`EXISTS (SELECT 1 FROM payment f
  WHERE f.subscription_id = p.subscription_id AND f.id > p.id AND f.reversal IS NULL)`;

/** Each payment is an entry, and so is each active subscription for which none stands. */
const entries = (now: Date) => sql`(
  SELECT 'payment-' || p.id AS key,
      CASE WHEN p.reversal = 'refund' THEN 'refunded' WHEN p.reversal IS NOT NULL THEN 'reversed'
        WHEN s.id IS NULL OR ${IS_FOLLOWED} THEN 'past' WHEN s.expires_at <= ${now}::timestamptz THEN 'expired'
        WHEN s.expires_at <= ${now}::timestamptz + make_interval(days => ${EXPIRING_DAYS}::int) THEN 'expiring' ELSE 'active' END AS state,
      p.subscription_id AS "subscriptionId", s.full_name AS name, s.email, s.payment_reference AS "paymentReference", p.plan,
      p.amount, p.recorded_at AS at, p.id AS "paymentId", p.bank_reference AS "bankReference", p.received_at AS "receivedAt",
      CASE WHEN s.id IS NULL OR p.reversal IS NOT NULL OR ${IS_FOLLOWED} THEN p.expires_at ELSE s.expires_at END AS "expiresAt",
      p.receipt, p.reversed_amount AS "reversedAmount", p.reversed_at AS "reversedAt", p.reversal_reason AS "reversalReason"
    FROM payment p LEFT JOIN subscription s ON s.id = p.subscription_id
  UNION ALL
  SELECT 'subscription-' || s.id, 'owing', s.id, s.full_name, s.email, s.payment_reference, s.plan, ${AGREED_PRICE},
      coalesce((SELECT max(b.reversed_at) FROM payment b WHERE b.subscription_id = s.id), s.created_at),
      NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
    FROM subscription s WHERE s.is_active AND NOT s.is_premium) AS l`;

const STATES: Readonly<Record<LedgerFilter, readonly string[]>> = {
  owing: ['owing'],
  active: ['active', 'expiring'],
  expiring: ['expiring'],
  expired: ['expired'],
  reversed: ['reversed', 'refunded'],
};

const TEXT = sql`concat_ws(' ', l.name, l.email, l."paymentReference", l."bankReference", l.receipt)`;

const filtered = ({ state, search }: LedgerFilters, now: Date): SQLQuery =>
  sql`${entries(now)} WHERE ${state === undefined ? sql`true` : sql`l.state = ANY (${[...STATES[state]]})`}
    AND ${containsWords(search, TEXT)}`;

const SORTS = {
  name: sql`lower(l.name)`,
  reference: sql`l."paymentReference"`,
  state: sql`l.state`,
  amount: sql`l.amount`,
  recorded: sql`l.at`,
  expires: sql`l."expiresAt"`,
};

const USUAL = sql`l.state = 'owing' DESC, l.at DESC, l.key`;

export function listLedger(db: Queryable, query: LedgerQuery, now: Date): Promise<CountedRows<LedgerRow>> {
  const found = filtered(query, now);
  const order = orderBy(query.sort, SORTS, USUAL, sql`l.key`);
  return countedRows(db, found, db.query(sql`SELECT l.* FROM ${found} ${order} ${pageWindow(query)}`));
}

/** Every entry of a filter, by one statement: what is written meanwhile is in it whole or not at all. */
export const wholeLedger = (db: Queryable, filters: LedgerFilters, now: Date): Promise<LedgerRow[]> =>
  answerRows(db.query(sql`SELECT l.* FROM ${filtered(filters, now)} ORDER BY ${USUAL}`));

export async function sumLedger(db: Queryable, filters: LedgerFilters, now: Date): Promise<LedgerTotals> {
  const [row] = await db.query<Omit<LedgerTotals, 'balance'>>(sql`SELECT count(*) AS entries,
      coalesce(sum(l.amount) FILTER (WHERE l.state = 'owing'), 0) AS owed,
      coalesce(sum(l.amount) FILTER (WHERE l.state <> 'owing'), 0) AS received,
      coalesce(sum(l."reversedAmount"), 0) AS returned
    FROM ${filtered(filters, now)}`);
  const { entries: count, owed, received, returned } = row ?? { entries: 0, owed: 0, received: 0, returned: 0 };
  return { entries: count, owed, received, returned, balance: received - returned };
}

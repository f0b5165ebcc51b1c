import type { StatementLine } from '#contracts/api/operations/statements.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { FIRST_PRICES } from '#contracts/vocabulary/plans.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readPrices } from '#db/settings/stored-settings.ts';
import type { Payer } from './match/payer.ts';
import { type PricesOf, type Proposed, propose } from './match/propose.ts';

export interface OpenLine extends Pick<StatementLine, 'id' | 'day' | 'narration' | 'bankReference' | 'subscriptionId'> {
  readonly paisa: number;
  readonly takenBackBy: string | null;
}

/** Subscriptions that each of the lines may pay for: of all subscriptions, or as far as one of them goes. */
export async function proposalsFor(
  db: Queryable,
  lines: readonly OpenLine[],
  now: Date,
  subscriptionId: number | null = null,
): Promise<ReadonlyMap<number, Proposed>> {
  const payers = lines.length === 0 ? [] : await readPayers(db, subscriptionId);
  const today = karachiDay(now);
  const texts = lines.map(({ narration, bankReference, ...line }) => ({
    ...line,
    isFuture: line.day > today,
    text: `${narration} ${bankReference}`,
  }));
  const agreed = new Map(payers.flatMap((payer) => (payer.hasPaid ? [] : [[payer.id, payer.agreedPrice] as const])));
  const prices = await readPrices(db);
  const pricesOf: PricesOf = ({ id, plan }) => {
    const first = agreed.get(id);
    return first === undefined ? prices : { ...prices, [plan]: first ?? FIRST_PRICES[plan] };
  };
  return propose(texts, payers, pricesOf);
}

interface PricedPayer extends Payer {
  /** Price of the first term as it was asked for; null: at the first prices. */
  readonly agreedPrice: number | null;
  readonly hasPaid: boolean;
}

/** Payments are gathered once for all: a look for each subscription takes several times as long. */
const PAYMENTS = sql`(SELECT p.subscription_id, jsonb_agg(jsonb_build_object('amount', p.amount,
    'receivedOn', (p.received_at AT TIME ZONE 'Asia/Karachi')::date,
    'recordedOn', (p.recorded_at AT TIME ZONE 'Asia/Karachi')::date, 'returned', coalesce(p.reversed_amount, 0))
    ORDER BY p.id DESC) AS payments
  FROM payment p GROUP BY p.subscription_id)`;

const readPayers = (db: Queryable, only: number | null): Promise<PricedPayer[]> =>
  db.query(sql`SELECT s.id, s.full_name AS "fullName", s.email, s.plan, s.payment_reference AS "paymentReference",
      s.is_active AS "isActive", s.expires_at AS "expiresAt", s.agreed_price AS "agreedPrice",
      s.premium_position IS NOT NULL AS "hasPaid", (s.created_at AT TIME ZONE 'Asia/Karachi')::date AS "requestedOn",
      coalesce(g.payments, '[]') AS payments
    FROM subscription s LEFT JOIN ${PAYMENTS} g ON g.subscription_id = s.id
    ${only === null ? sql`` : sql`WHERE s.id = ${only}`}`);

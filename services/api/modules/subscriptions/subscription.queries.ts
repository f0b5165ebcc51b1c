import type { SubscriptionQuery } from '#contracts/api/newsletter.ts';
import type { InterestArea as InterestAreaRow, Subscription } from '#db/__generated__/index.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { table } from '#db/tables.ts';
import { containsWords, orderBy, pageWindow } from '../../platform/lists/sorted-page.ts';
import { withPresentNames } from './preferences/chosen-categories.ts';

export type { InterestAreaRow };

export interface SubscriptionRow extends Subscription {
  readonly last_email_sent: Date | null;
  readonly empty_interest_areas: readonly string[];
}

export interface PaymentRow {
  readonly id: number;
  readonly subscription_id: number;
  readonly plan: string;
  readonly amount: number;
  readonly bank_reference: string;
  readonly received_at: Date;
  readonly expires_at: Date;
  readonly recorded_at: Date;
  readonly recorded_by: number | null;
  readonly note: string | null;
}

const COLUMNS = sql`s.*,
  (SELECT max(m.sent_at) FROM mail m WHERE m.subscription_id = s.id AND m.status = 'sent') AS last_email_sent,
  (SELECT coalesce(array_agg(area ORDER BY area), '{}') FROM unnest(s.interest_areas) area
    WHERE NOT EXISTS (SELECT 1 FROM interest_area a WHERE a.name = area AND a.category_ids <> '{}')) AS empty_interest_areas`;

export async function findSubscription(db: Queryable, id: number): Promise<SubscriptionRow | undefined> {
  const rows = await db.query<SubscriptionRow>(sql`SELECT ${COLUMNS} FROM subscription s WHERE s.id = ${id}`);
  return (await withPresentNames(db, rows))[0];
}

const SORTS = {
  name: sql`lower(s.full_name)`,
  email: sql`lower(s.email)`,
  status: sql`NOT s.is_active`,
  expiry: sql`s.expires_at`,
};

/** Newest first unless said; `search` looks in address, name and payment reference. */
export async function listSubscriptions(
  db: Queryable,
  { search, sort, page, limit }: SubscriptionQuery,
): Promise<{ rows: SubscriptionRow[]; total: number }> {
  const where = containsWords(search, sql`s.email || ' ' || s.full_name || ' ' || s.payment_reference`);
  const [count] = await db.query<{ total: number }>(sql`SELECT count(*) AS total FROM subscription s WHERE ${where}`);
  const order = orderBy(sort, SORTS, sql`s.id DESC`, sql`s.id`);
  // the rows first, then what is told beside them: otherwise it would be worked out for all pages before, too
  const rows = await db.query<SubscriptionRow>(sql`SELECT ${COLUMNS}
    FROM (SELECT * FROM subscription s WHERE ${where} ${order} ${pageWindow({ page, limit })}) AS s ${order}`);
  return { rows: await withPresentNames(db, rows), total: count?.total ?? 0 };
}

/** The subscription that a user made while signed in; an address alone proves nothing. */
export async function findSubscriptionOfUser(db: Queryable, userId: number): Promise<number | undefined> {
  const [last] = await table('subscription', db).find({ user_id: userId }).select('id').orderByDesc('id').limit(1);
  return last?.id;
}

export function listPayments(db: Queryable, subscriptionId: number): Promise<PaymentRow[]> {
  return db.query<PaymentRow>(sql`SELECT p.id, p.subscription_id, p.plan, p.amount, p.bank_reference, p.received_at, p.expires_at,
      p.recorded_at, (e.meta -> 'actor' ->> 'id')::int AS recorded_by, n.data ->> 'note' AS note
    FROM payment p JOIN es.events e ON e.position = p.position LEFT JOIN es.personal n ON n.subject = 'payment-' || p.id
    WHERE p.subscription_id = ${subscriptionId} ORDER BY p.id DESC`);
}

export interface InterestAreaView {
  readonly id: number;
  readonly name: string;
  readonly categories: readonly string[];
  readonly open_tenders: number;
}

/** With the names of its categories and how many open tenders it matches now. */
export function listInterestAreas(db: Queryable, id?: number): Promise<InterestAreaView[]> {
  return db.query<InterestAreaView>(sql`SELECT a.id, a.name,
      (SELECT coalesce(array_agg(c.name ORDER BY lower(c.name)), '{}') FROM category c WHERE c.id = ANY (a.category_ids)) AS categories,
      (SELECT count(*) FROM tender t WHERE t.category_ids && a.category_ids AND tender_is_live(t, now())) AS open_tenders
    FROM interest_area a WHERE ${id === undefined ? sql`true` : sql`a.id = ${id}`} ORDER BY a.id`);
}

export function findInterestArea(db: Queryable, id: number): Promise<InterestAreaRow | null> {
  return table('interest_area', db).findOne({ id });
}

/** Ids of the named categories, and the names that no category has. */
export async function resolveCategories(
  db: Queryable,
  names: readonly string[],
): Promise<{ ids: number[]; unknown: string[] }> {
  const rows = await db.query<{ name: string; id: number | null }>(sql`SELECT n.name, c.id
    FROM unnest(${[...names]}::text[]) n(name) LEFT JOIN category c ON lower(c.name) = lower(n.name)`);
  return {
    ids: rows.flatMap((row) => (row.id === null ? [] : [row.id])),
    unknown: rows.flatMap((row) => (row.id === null ? [row.name] : [])),
  };
}

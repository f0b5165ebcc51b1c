import type { OwnSubscription, Subscription, SubscriptionQuery } from '#contracts/api/newsletter.ts';
import { EXPIRING_DAYS, type TermFilter } from '#contracts/vocabulary/lists/payment-lists.ts';
import { FIRST_PRICES } from '#contracts/vocabulary/plans.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { answerRows, type CountedRows, countedRows } from '../../platform/lists/answer-rows.ts';
import { containsWord, orderBy, pageWindow, searchedWords } from '../../platform/lists/sorted-page.ts';
import { orMissing } from '../../platform/refusal.ts';
import { withCurrentNames } from './preferences/chosen-categories.ts';

/** Rupees that the first payment of the subscription `s` costs. */
export const AGREED_PRICE = sql`coalesce(s.agreed_price,
  CASE s.plan WHEN 'yearly' THEN ${FIRST_PRICES.yearly}::int ELSE ${FIRST_PRICES.monthly}::int END)`;

const COLUMNS = sql`s.id, s.user_id AS "userId", s.email, s.full_name AS "fullName", s.business_type AS "businessType",
  s.interest_areas AS "interestAreas", s.categories, s.cities, s.provinces, s.sectors, s.words, s.email_frequency AS "emailFrequency",
  (SELECT max(m.sent_at) FROM mail m WHERE m.subscription_id = s.id AND m.status = 'sent') AS "lastEmailSent",
  s.is_active AS "isActive", s.is_premium AS "isPremium", s.expires_at AS "expiryDate", s.payment_method AS "paymentMethod",
  s.plan, CASE WHEN s.premium_position IS NULL THEN ${AGREED_PRICE} END AS "agreedPrice",
  s.payment_reference AS "paymentReference",
  (SELECT coalesce(array_agg(area ORDER BY area), '{}') FROM unnest(s.interest_areas) area
    WHERE NOT EXISTS (SELECT 1 FROM interest_area a WHERE a.name = area AND (a.category_ids <> '{}' OR a.words <> ''))) AS "emptyInterestAreas",
  s.created_at AS "createdAt"`;

const present = async (db: Queryable, rows: Promise<object[]>) =>
  withCurrentNames(db, await answerRows<Subscription>(rows));

async function findSubscription(db: Queryable, id: number): Promise<Subscription | undefined> {
  return (await present(db, db.query(sql`SELECT ${COLUMNS} FROM subscription s WHERE s.id = ${id}`)))[0];
}

/** @throws Refusal 'missing' */
export async function readSubscription(db: Queryable, id: number): Promise<Subscription> {
  return orMissing('Subscription', await findSubscription(db, id));
}

/** Waits for other changes of the subscription, and holds them off: what is read after it stays until this one commits. */
export async function lockSubscription(tx: Queryable, id: number): Promise<void> {
  await tx.query(sql`SELECT FROM subscription WHERE id = ${id} FOR NO KEY UPDATE`);
}

/** Subscription without name and whole address: whoever holds the link may have found it. */
export async function readOwnSubscription(db: Queryable, id: number): Promise<OwnSubscription> {
  const subscription = await readSubscription(db, id);
  const { email, isActive, isPremium, expiryDate } = subscription;
  return { maskedEmail: maskEmail(email), isActive, isPremium, expiryDate, ...preferencesOf(subscription) };
}

export function preferencesOf(subscription: Subscription) {
  const { emailFrequency, interestAreas, categories, cities, provinces, sectors, words } = subscription;
  return { emailFrequency, interestAreas, categories, cities, provinces, sectors, words };
}

/** `hina.khan@firm.pk` → `h***@firm.pk`: enough for the owner, nothing for a stranger who found the link. */
function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain}`;
}

const SORTS = {
  name: sql`lower(s.full_name)`,
  email: sql`lower(s.email)`,
  areas: sql`s.categories || s.interest_areas`,
  city: sql`lower(s.cities[1])`,
  status: sql`NOT s.is_active`,
  expiry: sql`s.expires_at`,
};

const TERMS: Readonly<Record<TermFilter, (now: Date) => SQLQuery>> = {
  owing: () => sql`s.is_active AND NOT s.is_premium`,
  expiring: (now) => sql`s.is_premium AND s.expires_at > ${now}::timestamptz
    AND s.expires_at <= ${now}::timestamptz + make_interval(days => ${EXPIRING_DAYS}::int)`,
  expired: (now) => sql`s.is_premium AND s.expires_at <= ${now}::timestamptz`,
};

const SEARCHED = sql`s.email || ' ' || s.full_name || ' ' || s.payment_reference`;
const NUMBER = /^#?(\d{1,9})(?:\.00)?$/;

/** A number may also be that of the subscription, or rupees that it owes or once paid. */
function hasWord(word: string): SQLQuery {
  const number = NUMBER.exec(word.replaceAll(',', ''))?.[1];
  const inText = containsWord(word, SEARCHED);
  if (number === undefined) return inText;
  return sql`(${inText} OR s.id = ${number}::int OR (s.premium_position IS NULL AND ${AGREED_PRICE} = ${number}::int)
    OR EXISTS (SELECT FROM payment p WHERE p.subscription_id = s.id AND p.amount = ${number}::int))`;
}

/** Newest first unless said; `search` looks in address, name, payment reference, number and amounts. */
export function listSubscriptions(
  db: Queryable,
  { search, state, sort, page, limit }: SubscriptionQuery,
  now: Date,
): Promise<CountedRows<Subscription>> {
  const found = sql`subscription s WHERE ${sql.join([sql`true`, ...searchedWords(search).map(hasWord)], ' AND ')}
    AND ${state === undefined ? sql`true` : TERMS[state](now)}`;
  const order = orderBy(sort, SORTS, sql`s.id DESC`, sql`s.id`);
  // the rows first, then what is told beside them: otherwise it would be worked out for all pages before, too
  const rows = db.query(
    sql`SELECT ${COLUMNS} FROM (SELECT * FROM ${found} ${order} ${pageWindow({ page, limit })}) AS s ${order}`,
  );
  return countedRows(db, found, present(db, rows));
}

/** The subscription that a user made with a proved address, or claimed; an address alone proves nothing. */
export async function findSubscriptionOfUser(db: Queryable, userId: number): Promise<number | undefined> {
  const [last] = await db.query<{ id: number }>(
    sql`SELECT id FROM subscription WHERE user_id = ${userId} ORDER BY id DESC LIMIT 1`,
  );
  return last?.id;
}

/**
 * Whether the account has proved this address. Otherwise a subscription with it is nobody's until it is claimed: whoever
 * signs up with the address of somebody else must not own, stop or erase the newsletter of that person.
 */
export async function hasProved(db: Queryable, userId: number, email: string): Promise<boolean> {
  const found = await db.query(
    sql`SELECT 1 AS found FROM user_account WHERE id = ${userId} AND is_proved AND lower(email) = lower(${email})`,
  );
  return found.length === 1;
}

/** The subscription of nobody that has the address of the account; null also as long as the address is not proved. */
export async function findClaimable(
  db: Queryable,
  userId: number,
): Promise<{ isConfirmed: boolean; id: number | null }> {
  const [row] = await db.query<{ isConfirmed: boolean; id: number | null }>(sql`SELECT u.is_proved AS "isConfirmed",
      (SELECT s.id FROM subscription s WHERE u.is_proved AND lower(s.email) = lower(u.email) AND s.user_id IS NULL) AS id
    FROM user_account u WHERE u.id = ${userId}`);
  return row ?? { isConfirmed: false, id: null };
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

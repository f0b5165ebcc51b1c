import type { DeliveryProof, PersonDeliveryProof } from '#contracts/api/operations/proof.ts';
import type { TenderEvent } from '#contracts/events/tenders.ts';
import type { NotSentCode } from '#contracts/vocabulary/lists/match-reasons.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { readStream } from '#db/event-store/read-stream.ts';
import type { Criterion } from '../../../platform/matching/compile-criteria.ts';
import type { PreferenceRow } from '../../../platform/matching/match-preferences.ts';
import { ACCOUNT_OF, readerNames } from '../../../platform/tenders/told-readers.ts';
import { answerRows } from '../../platform/lists/answer-rows.ts';

/** A notice, also one that was withdrawn, with how many were told of it. */
export async function readTold(db: Queryable, tenderId: number): Promise<DeliveryProof['tender'] | undefined> {
  const named = await readNotice(db, tenderId);
  if (named === undefined) return undefined;
  const [counts] = await db.query<Omit<DeliveryProof['tender'], 'id' | 'title' | 'withdrawnAt'>>(sql`SELECT
      (SELECT count(*) FROM sent_tender WHERE tender_id = ${tenderId}) AS told,
      (SELECT count(*) FROM saved_tender WHERE tender_id = ${tenderId}) AS saved,
      count(DISTINCT m.to_address) AS "toldOfChanges", count(DISTINCT m.id) AS "changeMails"
    FROM told_change k JOIN mail m ON m.id = k.mail_id WHERE k.tender_id = ${tenderId}`);
  if (counts === undefined) throw new Error('A count answers one row');
  return { id: tenderId, ...named, ...counts };
}

async function readNotice(
  db: Queryable,
  id: number,
): Promise<Pick<DeliveryProof['tender'], 'title' | 'withdrawnAt'> | undefined> {
  const [present] = await db.query<{ title: string }>(sql`SELECT title FROM tender WHERE id = ${id}`);
  if (present !== undefined) return { ...present, withdrawnAt: null };
  const events = await readStream<TenderEvent>(db, `tender-${id}`);
  const title = events.reduce((last, { data }) => ('tender' in data ? (data.tender?.title ?? last) : last), '');
  const removed = events.findLast(({ type }) => type === 'TenderRemoved');
  return removed === undefined ? undefined : { title, withdrawnAt: removed.recordedAt.toISOString() };
}

/** Somebody who may be told: by a subscription, an account or both. */
export interface Person {
  readonly email: string;
  readonly userId: number | null;
  readonly subscription: JudgedSubscription | null;
}

export interface JudgedSubscription extends PreferenceRow {
  readonly id: number;
  readonly is_active: boolean;
  /** Ended by the subscriber himself, not by an administrator. */
  readonly is_unsubscribed: boolean;
  /** The subscriber has said that this notice is not for him. */
  readonly is_hidden: boolean;
  /** Paid, and the term lasts. */
  readonly is_paid: boolean;
  readonly premium_position: number | null;
  /** Digests look at what was entered after it. */
  readonly reached_position: number;
  readonly searches: readonly { readonly name: string; readonly query: Criterion; readonly since: number }[];
}

/** The one of both that ended it last. */
const IS_UNSUBSCRIBED = sql`NOT s.is_active AND coalesce((SELECT e.type = 'SubscriptionCancelled' FROM es.events e
  WHERE e.stream_id = 'subscription-' || s.id AND e.type IN ('SubscriptionCancelled', 'SubscriptionDisabled')
  ORDER BY e.version DESC LIMIT 1), false)`;

/** Digests look back two weekly runs, and further for whom they skipped: see worker/digests/runs/initiate-run.ts. */
const REACHED = sql`least((SELECT p.since_position FROM digest_passed p WHERE p.subscription_id = s.id),
  coalesce((SELECT until_position FROM digest_run WHERE kind = 'weekly' ORDER BY id DESC LIMIT 1 OFFSET 1), 0))`;

/** The person of an address, or of the number of a subscription, as far as a notice is concerned. */
export async function findPerson(db: Queryable, person: string, tenderId: number): Promise<Person | undefined> {
  const id = /^#?(\d{1,9})$/.exec(person)?.[1] ?? null;
  const [row] = await db.query<
    JudgedSubscription & Omit<Person, 'subscription'>
  >(sql`SELECT s.id, s.email, ${ACCOUNT_OF} AS "userId",
      s.interest_areas, s.categories, s.cities, s.provinces, s.sectors, s.words, s.is_active, ${IS_UNSUBSCRIBED} AS is_unsubscribed,
      EXISTS (SELECT FROM hidden_tender h WHERE h.subscription_id = s.id AND h.tender_id = ${tenderId}) AS is_hidden,
      s.is_premium AND coalesce(s.expires_at > now(), false) AS is_paid, s.premium_position, ${REACHED} AS reached_position,
      coalesce((SELECT jsonb_agg(jsonb_build_object('name', q.name, 'query', q.query, 'since', extract(epoch FROM q.created_at) * 1000)
          ORDER BY lower(q.name), q.id)
        FROM saved_search q WHERE q.user_id = s.user_id AND NOT q.paused AND q.frequency <> 'off'), '[]') AS searches
    FROM subscription s WHERE s.id = ${id}::int OR lower(s.email) = lower(${person})
      OR s.user_id = (SELECT u.id FROM user_account u WHERE lower(u.email) = lower(${person}))
    ORDER BY lower(s.email) = lower(${person}) DESC, s.id DESC LIMIT 1`);
  if (row !== undefined) return { email: row.email, userId: row.userId, subscription: row };
  const [account] = await db.query<Omit<Person, 'subscription'>>(
    sql`SELECT u.email, u.id AS "userId" FROM user_account u WHERE lower(u.email) = lower(${person})`,
  );
  return account && { ...account, subscription: null };
}

type Sent = Pick<PersonDeliveryProof, 'mail' | 'changes' | 'hasSaved'>;

export async function readSent(db: Queryable, { userId, subscription }: Person, tenderId: number): Promise<Sent> {
  const readers = readerNames({ subscriptionId: subscription?.id ?? null, userId });
  const [mails, changes, saved] = await Promise.all([
    answerRows<NonNullable<Sent['mail']>>(
      db.query(sql`SELECT m.id, m.kind, m.created_at AS "createdAt", m.status FROM sent_tender s JOIN mail m ON m.id = s.mail_id
        WHERE s.subscription_id = ${subscription?.id ?? null} AND s.tender_id = ${tenderId}`),
    ),
    answerRows<Sent['changes'][number]>(
      db.query(sql`SELECT max(k.version) AS version, m.id AS "mailId", m.created_at AS "createdAt"
        FROM told_change k JOIN mail m ON m.id = k.mail_id
        WHERE k.tender_id = ${tenderId} AND k.reader = ANY (${readers}::text[]) GROUP BY m.id ORDER BY 1, m.id`),
    ),
    db.query(sql`SELECT FROM saved_tender WHERE user_id = ${userId} AND tender_id = ${tenderId}`),
  ]);
  return { mail: mails[0] ?? null, changes, hasSaved: saved.length > 0 };
}

/** True while one can still bid. */
export async function isLive(db: Queryable, tenderId: number): Promise<boolean> {
  const live: SQLQuery = sql`SELECT FROM tender t WHERE t.id = ${tenderId} AND tender_is_live(t, now())`;
  return (await db.query(live)).length > 0;
}

/** Reason that keeps mails from a subscription, whatever it wants. */
export function blockingReason(judged: JudgedSubscription): NotSentCode | undefined {
  if (!judged.is_active) return judged.is_unsubscribed ? 'unsubscribed' : 'disabled';
  if (!judged.is_paid) return 'unpaid';
  return judged.is_hidden ? 'hidden' : undefined;
}

/** Reason that keeps a notice of this position of the log out of digests. */
export function timingReason(judged: JudgedSubscription, position: number): NotSentCode | undefined {
  if (judged.premium_position !== null && position <= judged.premium_position) return 'before-payment';
  return position <= judged.reached_position ? 'earlier' : undefined;
}

import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { ACCOUNT_OF } from '../../platform/tenders/told-readers.ts';

/** Somebody who knows a notice, and which version of it he was shown last. */
export interface Reader {
  /** Null for somebody who saved it and was not sent it. */
  readonly subscriptionId: number | null;
  readonly userId: number | null;
  readonly to: string;
  readonly name: string;
  readonly hasSaved: boolean;
  /** Versions and times at which he saw it; a version is null in rows of before versions were kept. */
  readonly toldVersion: number | null;
  readonly sentVersion: number | null;
  readonly sentAt: Date | null;
  readonly savedVersion: number | null;
  readonly savedAt: Date | null;
}

/** The last reader that was dealt with: subscriptions come first, then accounts, each by number. */
export interface LastReader {
  readonly kind: 'subscription' | 'account';
  readonly after: number;
}

export const BEFORE_FIRST_READER: LastReader = { kind: 'subscription', after: 0 };

const wantsChanges = (...readers: SQLQuery[]) =>
  sql`NOT EXISTS (SELECT FROM mail_choice c WHERE c.reader IN (${sql.join(readers, sql`, `)}) AND NOT c.change_mails)`;
const told = (tenderId: number, ...readers: SQLQuery[]) => sql`(SELECT max(t.version) FROM told_change t
  WHERE t.tender_id = ${tenderId} AND t.reader IN (${sql.join(readers, sql`, `)}))`;

/** True unless the subscription `s` has hidden the notice, and its account has not saved it since. */
const notHidden = (tenderId: number): SQLQuery => sql`NOT EXISTS (SELECT FROM hidden_tender h
  WHERE h.subscription_id = s.id AND h.tender_id = ${tenderId} AND h.hidden_at > coalesce(v.saved_at, '-infinity'))`;

/** The same for the subscriptions of an account `u` that has saved it as `v`. */
export const NOT_HIDDEN = sql`NOT EXISTS (SELECT FROM hidden_tender h JOIN subscription s ON s.id = h.subscription_id
  WHERE h.tender_id = v.tender_id AND h.hidden_at > v.saved_at
    AND (s.user_id = u.id OR (s.user_id IS NULL AND lower(s.email) = lower(u.email))))`;

/**
 * The next readers of a notice who want to be told of changes: whoever was sent it and has not unsubscribed, then whoever
 * saved it with a proved address and was not sent it. Everybody once, and each address once: one may have moved from the
 * account of a subscription to another account. Erasures wait until the mails are stored.
 */
export async function nextReaders(
  tx: Queryable,
  tenderId: number,
  lastReader: LastReader,
  limit: number,
): Promise<Reader[]> {
  return lastReader.kind === 'subscription'
    ? tx.query(sql`SELECT s.id AS "subscriptionId", a.id AS "userId", s.email AS to, s.full_name AS name,
        v.user_id IS NOT NULL AS "hasSaved", ${told(tenderId, sql`'subscription-' || s.id`, sql`'user-' || a.id`)} AS "toldVersion",
        st.version AS "sentVersion", m.created_at AS "sentAt", v.version AS "savedVersion", v.saved_at AS "savedAt"
      FROM sent_tender st JOIN subscription s ON s.id = st.subscription_id LEFT JOIN mail m ON m.id = st.mail_id
        CROSS JOIN LATERAL (SELECT ${ACCOUNT_OF} AS id) a
        LEFT JOIN saved_tender v ON v.user_id = a.id AND v.tender_id = st.tender_id
      WHERE st.tender_id = ${tenderId} AND st.subscription_id > ${lastReader.after} AND s.is_active
        AND ${wantsChanges(sql`'subscription-' || s.id`, sql`'user-' || a.id`)} AND ${notHidden(tenderId)}
      ORDER BY st.subscription_id LIMIT ${limit} FOR KEY SHARE OF s`)
    : tx.query(sql`SELECT NULL::int AS "subscriptionId", u.id AS "userId", u.email AS to, coalesce(u.full_name, u.username) AS name,
        true AS "hasSaved", ${told(tenderId, sql`'user-' || u.id`)} AS "toldVersion", NULL::int AS "sentVersion",
        NULL::timestamptz AS "sentAt", v.version AS "savedVersion", v.saved_at AS "savedAt"
      FROM saved_tender v JOIN user_account u ON u.id = v.user_id
      WHERE v.tender_id = ${tenderId} AND v.user_id > ${lastReader.after} AND u.is_proved AND ${wantsChanges(sql`'user-' || u.id`)}
        AND ${NOT_HIDDEN}
        AND NOT EXISTS (${sentTo(tenderId, sql`s.user_id = u.id`)})
        AND NOT EXISTS (${sentTo(tenderId, sql`lower(s.email) = lower(u.email)`)})
      ORDER BY v.user_id LIMIT ${limit} FOR KEY SHARE OF u`);
}

const sentTo = (tenderId: number, whose: SQLQuery) => sql`SELECT FROM subscription s
  JOIN sent_tender st ON st.subscription_id = s.id AND st.tender_id = ${tenderId} WHERE s.is_active AND ${whose}`;

/** The last of these readers; undefined after the last account. */
export function lastReaderOf(
  lastReader: LastReader,
  readers: readonly Reader[],
  limit: number,
): LastReader | undefined {
  const last = readers.at(-1);
  if (last !== undefined && readers.length === limit) {
    return { ...lastReader, after: (lastReader.kind === 'subscription' ? last.subscriptionId : last.userId) ?? 0 };
  }
  return lastReader.kind === 'subscription' ? { kind: 'account', after: 0 } : undefined;
}

import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';

/** An email that only this process may send until its claim runs out. */
export interface DueMail {
  readonly id: number;
  readonly subscription_id: number | null;
  readonly kind: string;
  readonly period: string;
  readonly to_address: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly created_at: Date;
  /** Number of attempts with this one. */
  readonly attempts: number;
  /** Reason why the email must not be sent any more. */
  readonly obstacle: string | null;
  /** Address of the person who wrote to the support. */
  readonly reply_to: string | null;
  /** Requests that caused the email. */
  readonly request_ids: readonly string[];
}

/** Time longer than an attempt takes with the silence that the transport allows. */
const CLAIM = sql`interval '15 minutes'`;
/** Minutes before the second attempt, the third, and so on; the tenth is the last. */
const WAITS = [1, 5, 15, 30, 60, 120, 240, 480, 720];

/**
 * Claims the email that has waited longest, letters before digests, and checks at the last moment whether its
 * subscription may still get it.
 */
export async function claimMail(db: Queryable): Promise<DueMail | undefined> {
  const [mail] = await db.query<DueMail>(sql`WITH due AS MATERIALIZED (
      SELECT id, subscription_id, kind, period FROM mail
      WHERE status = 'queued' AND next_attempt_at <= now() AND (claimed_until IS NULL OR claimed_until < now())
      ORDER BY (run_id IS NOT NULL), next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    UPDATE mail m SET claimed_until = now() + ${CLAIM}, attempts = m.attempts + 1
    FROM due LEFT JOIN subscription s ON s.id = due.subscription_id
      LEFT JOIN es.personal p ON due.kind = 'contact' AND p.subject = due.period
    WHERE m.id = due.id
    RETURNING m.id, m.subscription_id, m.kind, m.period, m.to_address, m.subject, mail_body(m.composed, m.html) AS html,
      mail_body(m.composed, m.text) AS text, m.created_at, m.attempts,
      CASE WHEN m.subscription_id IS NULL THEN NULL
        WHEN s.id IS NULL THEN 'Not sent: the subscription no longer exists.'
        WHEN NOT s.is_active THEN 'Not sent: the subscription was ended before.'
        WHEN m.run_id IS NOT NULL AND (NOT s.is_premium OR s.expires_at IS NULL OR s.expires_at <= now())
          THEN 'Not sent: the paid term had ended.' END AS obstacle,
      p.data ->> 'email' AS reply_to,
      ARRAY(SELECT request_id FROM mail_request WHERE mail_id = m.id UNION SELECT request_id FROM mail_request WHERE run_id = m.run_id)
        AS request_ids`);
  return mail;
}

export const markSent = ({ id }: DueMail): SQLQuery =>
  sql`UPDATE mail SET status = 'sent', sent_at = now(), error = NULL, claimed_until = NULL WHERE id = ${id} AND status = 'queued'`;

/** Gives an email up for good. */
export function markFailed(mail: DueMail, reason: string): SQLQuery {
  const fail = sql`UPDATE mail SET status = 'failed', error = ${reason}, claimed_until = NULL WHERE id = ${mail.id} AND status = 'queued'`;
  // An email refused at the first attempt has reached nobody, so its tenders may be told again. After an attempt whose
  // end is unknown it may have arrived, and then they may not.
  return mail.attempts > 1 ? fail : sql`WITH forgotten AS (DELETE FROM sent_tender WHERE mail_id = ${mail.id}) ${fail}`;
}

/** Postpones an email, each time longer, unless it was erased meanwhile; gives it up after the tenth attempt. Answers whether it waits. */
export async function postpone(db: Queryable, mail: DueMail, reason: string): Promise<boolean> {
  const minutes = WAITS[mail.attempts - 1];
  await db.query(
    minutes === undefined
      ? markFailed(mail, reason)
      : sql`UPDATE mail SET next_attempt_at = now() + make_interval(mins => ${minutes}::int), error = ${reason}, claimed_until = NULL
          WHERE id = ${mail.id} AND status = 'queued'`,
  );
  return minutes !== undefined;
}

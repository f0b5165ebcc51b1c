import type { MailKind } from '#contracts/api/emails.ts';
import { type Queryable, sql } from '#db/connection.ts';

export interface NewMail {
  /** Null for a mail to ourselves. */
  readonly subscriptionId: number | null;
  readonly kind: MailKind;
  /** What, with subscription and kind, makes the mail the only one of its kind. */
  readonly period: string;
  readonly to: string;
  readonly subject: string;
  /** UTF-8. */
  readonly html: string | Buffer;
  readonly text: string | Buffer;
  /** Tenders that this mail tells of. */
  readonly tenderIds?: readonly number[];
}

/**
 * Stores mails and what they tell of, each once; one that was stored before stays as it is. A simulated mail is sent by
 * being stored; for SMTP it waits for the delivery. Runs in the caller's transaction. Answers how many were new.
 */
export async function insertMails(
  tx: Queryable,
  mails: readonly NewMail[],
  via: 'simulated' | 'smtp',
  runId: number | null = null,
): Promise<number> {
  let added = 0;
  for (let at = 0; at < mails.length; at += BATCH)
    added += await insertBatch(tx, mails.slice(at, at + BATCH), via, runId);
  return added;
}

const BATCH = 100;

async function insertBatch(
  tx: Queryable,
  mails: readonly NewMail[],
  via: 'simulated' | 'smtp',
  runId: number | null,
): Promise<number> {
  const status = via === 'simulated' ? 'sent' : 'queued';
  const rows = mails.map(
    (mail) =>
      sql`(${mail.subscriptionId}::int, ${mail.kind}, ${mail.period}, ${mail.to}, ${mail.subject}, ${mail.html}::text, ${mail.text}::text)`,
  );
  const stored = await tx.query<{ id: number; subscription_id: number | null; period: string }>(sql`
    INSERT INTO mail (subscription_id, kind, period, to_address, subject, html, text, run_id, status, sent_at, next_attempt_at)
    SELECT m.subscription_id, m.kind, m.period, m.to_address, m.subject, m.html, m.text, ${runId}::int, ${status},
      CASE WHEN ${status} = 'sent' THEN now() END, CASE WHEN ${status} = 'queued' THEN now() END
    FROM (VALUES ${sql.join(rows, ',')}) m (subscription_id, kind, period, to_address, subject, html, text)
    ON CONFLICT (subscription_id, kind, period) DO NOTHING RETURNING id, subscription_id, period`);
  const tenders = new Map(mails.map((mail) => [`${mail.subscriptionId} ${mail.period}`, mail.tenderIds ?? []]));
  const sent = stored.flatMap(({ id, subscription_id, period }) =>
    (tenders.get(`${subscription_id} ${period}`) ?? []).map((tenderId) => ({ id, subscription_id, tenderId })),
  );
  if (sent.length > 0) {
    await tx.query(sql`INSERT INTO sent_tender (subscription_id, tender_id, mail_id)
      SELECT * FROM unnest(${sent.map((row) => row.subscription_id)}::int[], ${sent.map((row) => row.tenderId)}::int[], ${sent.map((row) => row.id)}::int[])`);
  }
  return stored.length;
}

import type { MailKind } from '#contracts/api/emails.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { currentCause } from '../../platform/telemetry/cause.ts';

export interface NewMail {
  /** Null for a mail to ourselves. */
  readonly subscriptionId: number | null;
  readonly kind: MailKind;
  /** What, with subscription and kind, makes the mail the only one of its kind. */
  readonly period: string;
  readonly to: string;
  readonly subject: string;
  /** UTF-8; recipes of a PieceStore when `composed`. */
  readonly html: string | Buffer;
  readonly text: string | Buffer;
  readonly composed?: boolean;
  /** Tenders that this mail tells of. */
  readonly tenderIds?: readonly number[];
}

/**
 * Stores mails and what they tell of, each once; one that was stored before stays as it is. A simulated mail is sent by
 * being stored; for SMTP it waits for the delivery. The requests that are being worked for are noted with them, those of a
 * run with the run (digest-run.ts). Runs in the caller's transaction. Answers how many were new.
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
  const column = <Value>(of: (mail: NewMail) => Value) => mails.map(of);
  const [row] = await tx.prepared<{ added: number }>(sql`
    WITH m AS MATERIALIZED (SELECT * FROM unnest(${column((mail) => mail.subscriptionId)}::int[], ${column((mail) => mail.kind)}::text[],
        ${column((mail) => mail.period)}::text[], ${column((mail) => mail.to)}::text[], ${column((mail) => mail.subject)}::text[],
        ${column((mail) => String(mail.html))}::text[], ${column((mail) => String(mail.text))}::text[],
        ${column((mail) => mail.composed ?? false)}::boolean[], ${column((mail) => `{${mail.tenderIds ?? ''}}`)}::text[])
      AS given (subscription_id, kind, period, to_address, subject, html, text, composed, tender_ids)),
    stored AS (
      INSERT INTO mail (subscription_id, kind, period, to_address, subject, html, text, composed, run_id, status, sent_at, next_attempt_at)
      SELECT m.subscription_id, m.kind, m.period, m.to_address, m.subject, m.html, m.text, m.composed, ${runId}::int, ${status}::text,
        CASE WHEN ${status}::text = 'sent' THEN now() END, CASE WHEN ${status}::text = 'queued' THEN now() END
      FROM m ON CONFLICT (subscription_id, kind, period) DO NOTHING RETURNING id, subscription_id, kind, period),
    caused AS (
      INSERT INTO mail_request (request_id, mail_id)
      SELECT DISTINCT request, s.id FROM unnest(${runId === null ? [...currentCause()] : []}::text[]) request CROSS JOIN stored s),
    told AS (
      INSERT INTO sent_tender (subscription_id, tender_id, mail_id)
      SELECT s.subscription_id, t.id, s.id FROM stored s JOIN m USING (subscription_id, kind, period)
        CROSS JOIN LATERAL unnest(m.tender_ids::int[]) t (id))
    SELECT count(*) AS added FROM stored`);
  return row?.added ?? 0;
}

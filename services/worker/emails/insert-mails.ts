import type { MailKind } from '#contracts/api/emails.ts';
import { intArray, textArray } from '#db/connection/binary-array.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { currentRequestIds } from '../../platform/telemetry/request-ids.ts';

export interface NewMail {
  /** Null for an email to the support or about an account. */
  readonly subscriptionId: number | null;
  readonly kind: MailKind;
  /** Unique with subscription and kind, so that nobody is sent the same twice. */
  readonly period: string;
  readonly to: string;
  readonly subject: string;
  /** Recipes of a PieceStore when `composed`. */
  readonly html: string;
  readonly text: string;
  readonly composed?: boolean;
  /** Tenders that this email tells of, and the versions that it shows, as far as they are known. */
  readonly tenderIds?: readonly number[];
  readonly versions?: ReadonlyMap<number, { readonly version: number }>;
}

/**
 * Stores emails and the tenders that they tell of, each once; one that was stored before stays as it is. A simulated
 * email is sent by being stored; for SMTP it waits for the delivery. The requests behind an email are noted with it, those
 * behind a run with the run (initiate-run.ts). Answers how many were new.
 */
export async function insertMails(
  tx: Queryable,
  mails: readonly NewMail[],
  via: 'simulated' | 'smtp',
  runId: number | null = null,
): Promise<number> {
  const texts = (of: (mail: NewMail) => string) => textArray(mails.map(of));
  const status = via === 'simulated' ? 'sent' : 'queued';
  const [row] = await tx.prepared<{ added: number }>(sql`
    WITH m AS MATERIALIZED (SELECT * FROM unnest(${intArray(mails.map((mail) => mail.subscriptionId))}::int[], ${texts((mail) => mail.kind)}::text[],
        ${texts((mail) => mail.period)}::text[], ${texts((mail) => mail.to)}::text[], ${texts((mail) => mail.subject)}::text[],
        ${texts((mail) => mail.html)}::text[], ${texts((mail) => mail.text)}::text[], ${mails.map((mail) => mail.composed ?? false)}::boolean[],
        ${texts((mail) => `{${mail.tenderIds ?? ''}}`)}::text[],
        ${texts(({ tenderIds = [], versions }) => `{${tenderIds.map((id) => versions?.get(id)?.version ?? 'NULL')}}`)}::text[])
      AS given (subscription_id, kind, period, to_address, subject, html, text, composed, tender_ids, versions)),
    stored AS (
      INSERT INTO mail (subscription_id, kind, period, to_address, subject, html, text, composed, run_id, status, sent_at, next_attempt_at)
      SELECT m.subscription_id, m.kind, m.period, m.to_address, m.subject, m.html, m.text, m.composed, ${runId}::int, ${status}::text,
        CASE WHEN ${status}::text = 'sent' THEN now() END, CASE WHEN ${status}::text = 'queued' THEN now() END
      FROM m ON CONFLICT (subscription_id, kind, period) DO NOTHING RETURNING id, subscription_id, kind, period),
    caused AS (
      INSERT INTO mail_request (request_id, mail_id)
      SELECT DISTINCT request, s.id FROM unnest(${runId === null ? [...currentRequestIds()] : []}::text[]) request CROSS JOIN stored s),
    told AS (
      INSERT INTO sent_tender (subscription_id, tender_id, mail_id, version)
      SELECT s.subscription_id, t.id, s.id, t.version FROM stored s JOIN m USING (subscription_id, kind, period)
        CROSS JOIN LATERAL unnest(m.tender_ids::int[], m.versions::int[]) t (id, version))
    SELECT count(*) AS added FROM stored`);
  return row?.added ?? 0;
}

import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';

export interface EmailRow {
  readonly id: number;
  readonly to_address: string;
  readonly subject: string;
  readonly status: string;
  readonly created_at: Date;
  readonly kind: string;
  readonly error: string | null;
  readonly html?: string;
}

const SUMMARY = sql`id, to_address, subject, status, created_at, kind, error`;
/** As it was sent, byte for byte. */
const HTML = sql`mail_body(composed, html) AS html`;
const LISTED = sql`cleared_at IS NULL`;

export async function listEmails(
  db: Queryable,
  { page, limit, withHtml }: { readonly page: number; readonly limit: number; readonly withHtml: boolean },
): Promise<{ rows: EmailRow[]; total: number }> {
  const columns: SQLQuery = withHtml ? sql`${SUMMARY}, ${HTML}` : SUMMARY;
  const [count] = await db.query<{ total: number }>(sql`SELECT count(*) AS total FROM mail WHERE ${LISTED}`);
  const rows = await db.query<EmailRow>(
    sql`SELECT ${columns} FROM mail WHERE ${LISTED} ORDER BY id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
  );
  return { rows, total: count?.total ?? 0 };
}

export async function findEmail(db: Queryable, id: number): Promise<EmailRow | undefined> {
  return (await db.query<EmailRow>(sql`SELECT ${SUMMARY}, ${HTML} FROM mail WHERE id = ${id} AND ${LISTED}`))[0];
}

/** Mails that 'Clear All' takes out of the list: those still waiting to be sent stay. */
export const CLEARABLE = sql`cleared_at IS NULL AND status <> 'queued'`;

export async function countClearable(db: Queryable): Promise<number> {
  const [row] = await db.query<{ total: number }>(sql`SELECT count(*) AS total FROM mail WHERE ${CLEARABLE}`);
  return row?.total ?? 0;
}

/** Subscriptions that a digest would go to now, by frequency. */
export function countEligible(db: Queryable): Promise<{ email_frequency: string; total: number }[]> {
  return db.query(sql`SELECT email_frequency, count(*) AS total FROM subscription
    WHERE is_active AND is_premium AND expires_at > now() GROUP BY email_frequency`);
}

export interface DigestRunRow {
  readonly id: number;
  readonly kind: string;
  readonly period: string;
  readonly started_at: Date;
  readonly finished_at: Date | null;
  readonly tenders: number;
  readonly ranges: number;
  readonly total: number;
  readonly done: number;
  readonly matched: number;
  readonly nothing_new: number;
  readonly unpaid: number;
  readonly expired: number;
  readonly disabled: number;
  readonly sent: number;
  readonly failed: number;
}

/**
 * Runs with what became of their subscriptions, newest first; a range counts once it is done. Alerts that had nothing
 * to tell are left out: an import of closed notices would bury everything else.
 */
export function listDigestRuns(
  db: Queryable,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<DigestRunRow[]> {
  return db.query<DigestRunRow>(sql`SELECT r.id, r.kind, r.period, r.started_at, r.finished_at, cardinality(r.tender_ids) AS tenders,
      g.*, m.sent, m.failed
    FROM (SELECT * FROM digest_run WHERE kind <> 'immediate' OR tender_ids <> '{}' ORDER BY id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}) r
    CROSS JOIN LATERAL (SELECT count(*) AS ranges, coalesce(sum((counts ->> 'total')::int), 0) AS total,
        coalesce(sum((counts ->> 'total')::int) FILTER (WHERE done_at IS NOT NULL), 0) AS done,
        coalesce(sum((counts ->> 'matched')::int), 0) AS matched, coalesce(sum((counts ->> 'nothingNew')::int), 0) AS nothing_new,
        coalesce(sum((counts ->> 'unpaid')::int), 0) AS unpaid, coalesce(sum((counts ->> 'expired')::int), 0) AS expired,
        coalesce(sum((counts ->> 'disabled')::int), 0) AS disabled
      FROM digest_range WHERE run_id = r.id) g
    CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE status = 'sent') AS sent, count(*) FILTER (WHERE status = 'failed') AS failed
      FROM mail WHERE run_id = r.id) m
    ORDER BY r.id DESC`);
}

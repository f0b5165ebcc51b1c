import type { DigestRun, Email, EmailQuery, EmailSummary } from '#contracts/api/emails.ts';
import { SORTED_MAX } from '#contracts/vocabulary/lists/admin-lists.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { answerRows, type CountedRows, countedRows } from '../../platform/lists/answer-rows.ts';
import { orderBy, pageWindow } from '../../platform/lists/sorted-page.ts';
import { orMissing } from '../../platform/refusal.ts';

const SUMMARY = sql`id, to_address AS "to", subject, status, created_at AS "createdAt", kind, error`;
/** Html as it was sent, byte for byte. */
const HTML = sql`mail_body(composed, html) AS html`;
const LISTED = sql`cleared_at IS NULL`;

const SORTS = { to: sql`lower(to_address)`, subject: sql`lower(subject)`, status: sql`status`, date: sql`created_at` };
const NEWEST = sql`ORDER BY id DESC`;

/** Millions may be listed, and no index costs every email a write: an order other than by time holds the newest ones. */
export async function listEmails(
  db: Queryable,
  { page, limit, fields, sort }: EmailQuery,
  bound = SORTED_MAX,
): Promise<CountedRows<Email | EmailSummary> & { readonly isBounded: boolean }> {
  const columns: SQLQuery = fields === 'all' ? sql`${SUMMARY}, ${HTML}` : SUMMARY;
  const order = orderBy(sort, SORTS, sql`id DESC`, sql`id`);
  const listed = sql`mail WHERE ${LISTED}`;
  const found = sort === undefined ? listed : sql`mail WHERE id IN (SELECT id FROM ${listed} ${NEWEST} LIMIT ${bound})`;
  // the rows first: html is put together for those of the page alone
  const rows = db.query(sql`SELECT ${columns} FROM mail
    WHERE id IN (SELECT id FROM ${found} ${order} ${pageWindow({ page, limit })}) ${order}`);
  const counted = await countedRows<Email | EmailSummary>(db, listed, rows);
  const isBounded = sort !== undefined && counted.total > bound;
  return { rows: counted.rows, total: isBounded ? bound : counted.total, isBounded };
}

/** @throws Refusal 'missing' */
export async function readEmail(db: Queryable, id: number): Promise<Email> {
  const found = db.query(sql`SELECT ${SUMMARY}, ${HTML} FROM mail WHERE id = ${id} AND ${LISTED}`);
  return orMissing('Email', (await answerRows<Email>(found))[0]);
}

/** Mails that 'Clear All' takes out of the list: those still waiting to be sent stay. */
export const CLEARABLE = sql`cleared_at IS NULL AND status <> 'queued'`;

/** Subscriptions that a digest would go to now, by frequency. */
export function countEligible(db: Queryable): Promise<{ email_frequency: string; total: number }[]> {
  return db.query(sql`SELECT email_frequency, count(*) AS total FROM subscription
    WHERE is_active AND is_premium AND expires_at > now() GROUP BY email_frequency`);
}

/**
 * Runs with what became of their subscriptions, newest first; a range counts once it is done. Alerts that had nothing
 * to tell are left out: an import of closed notices would bury everything else.
 */
export function listDigestRuns(db: Queryable, page: { page: number; limit: number }): Promise<DigestRun[]> {
  return answerRows(
    db.query(sql`SELECT r.id, r.kind, r.period,
      CASE WHEN r.finished_at IS NOT NULL THEN 'done' WHEN g.ranges = 0 THEN 'planning' ELSE 'running' END AS status,
      r.started_at AS "startedAt", r.finished_at AS "finishedAt", g.total, g.done, cardinality(r.tender_ids) AS tenders,
      r.unreached, coalesce(r.empty_areas, '{}') AS "emptyAreas",
      g.matched, m.sent, g."nothingNew", g.skipped, m.failed
    FROM (SELECT * FROM digest_run WHERE kind <> 'immediate' OR tender_ids <> '{}' ORDER BY id DESC ${pageWindow(page)}) r
    CROSS JOIN LATERAL (SELECT count(*) AS ranges, ${sumOf('total')} AS total,
        coalesce(sum((counts ->> 'total')::int) FILTER (WHERE done_at IS NOT NULL), 0) AS done,
        ${sumOf('matched')} AS matched, ${sumOf('nothingNew')} AS "nothingNew",
        json_build_object('unpaid', ${sumOf('unpaid')}, 'expired', ${sumOf('expired')}, 'disabled', ${sumOf('disabled')}) AS skipped
      FROM digest_range WHERE run_id = r.id) g
    CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE status = 'sent') AS sent, count(*) FILTER (WHERE status = 'failed') AS failed
      FROM mail WHERE run_id = r.id) m
    ORDER BY r.id DESC`),
  );
}

const sumOf = (count: string) => sql`coalesce(sum((counts ->> ${count})::int), 0)`;

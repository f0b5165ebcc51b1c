import type { DigestKind } from '#contracts/jobs/jobs.ts';
import { type Database, type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { currentCause } from '../../platform/telemetry/cause.ts';

export interface DigestRun {
  readonly id: number;
  readonly kind: DigestKind;
  readonly period: string;
  /** Where the window of the log begins, and where it begins for those whom earlier runs passed over. */
  readonly since_position: number;
  readonly reach_position: number;
  readonly tender_ids: readonly number[];
}

const RUN = sql`id, kind, period, since_position, coalesce(reach_position, since_position) AS reach_position, tender_ids`;

/** Subscriptions a range; one job per subscription costs the queue 150 times as much. */
export const RANGE = 500;

export async function findRun(db: Queryable, id: number): Promise<DigestRun | undefined> {
  return (await db.query<DigestRun>(sql`SELECT ${RUN} FROM digest_run WHERE id = ${id}`))[0];
}

/** A tender `t` that one can still bid for. */
export const STILL_OPEN = sql`tender_is_live(t, now())`;

/**
 * Which subscriptions a kind of run is for; a run on demand is for all. The daily run also looks after those with
 * immediate alerts: it tells them what no alert did, because they changed over to alerts, had not paid just then, or
 * the notice was opened or corrected only later. As a rule it finds nothing new for them.
 */
export function servedBy(kind: DigestKind): SQLQuery {
  switch (kind) {
    case 'demand':
      return sql`true`;
    case 'daily':
      return sql`email_frequency IN ('daily', 'immediate')`;
    case 'weekly':
    case 'immediate':
      return sql`email_frequency = ${kind}`;
    default:
      return kind satisfies never;
  }
}

/**
 * Where a run's window of the log begins. Alerts: where the last one ended. The others: two weekly runs back, so that
 * whoever changes the frequency or pays late still hears of everything; nobody hears twice, see `sent_tender`.
 */
function sinceOf(kind: DigestKind): SQLQuery {
  const last = sql`coalesce((SELECT max(until_position) FROM digest_run WHERE kind = ${kind}), 0)`;
  if (kind === 'immediate') return last;
  const wide = sql`coalesce((SELECT until_position FROM digest_run WHERE kind = 'weekly' ORDER BY id DESC LIMIT 1 OFFSET 1), 0)`;
  return kind === 'demand' ? wide : sql`least(${last}, ${wide})`;
}

/** The earliest position from which somebody whom this run serves has been offered nothing; null when there is nobody. */
function passedSince(kind: DigestKind): SQLQuery {
  if (kind === 'immediate') return sql`NULL::bigint`;
  return sql`(SELECT min(p.since_position) FROM digest_passed p JOIN subscription s ON s.id = p.subscription_id
    WHERE s.is_active AND s.is_premium AND s.expires_at > now() AND ${servedBy(kind)})`;
}

/**
 * Begins a run, or answers the one of the same kind and period. Window, tenders and ranges of subscriptions are frozen
 * here, all or nothing; a run that has nothing to tell, or nobody to tell it to, is finished at once.
 */
export async function beginRun(db: Database, kind: DigestKind, period: string, until: number): Promise<DigestRun> {
  return db.tx(async (tx) => {
    const [begun] =
      await tx.query<DigestRun>(sql`INSERT INTO digest_run (kind, period, since_position, reach_position, until_position, tender_ids)
      SELECT ${kind}, ${period}, w.since, w.reach, greatest(w.since, ${until}::bigint), ARRAY(
        SELECT t.id FROM es.events e JOIN tender t ON t.id = substr(e.stream_id, 8)::int
         WHERE e.position > w.reach AND e.position <= ${until} AND e.type = 'TenderPublished' AND ${STILL_OPEN}
         ORDER BY t.closes_at, t.id)
      FROM (SELECT since, least(since, ${passedSince(kind)}) AS reach FROM (SELECT ${sinceOf(kind)} AS since) s) w
      ON CONFLICT (kind, period) DO NOTHING RETURNING ${RUN}`);
    if (begun !== undefined) {
      await noteCause(tx, begun.id);
      if (begun.tender_ids.length > 0) await divide(tx, begun);
      await finishRun(tx, begun.id);
      return begun;
    }
    const [known] = await tx.query<DigestRun>(
      sql`SELECT ${RUN} FROM digest_run WHERE kind = ${kind} AND period = ${period}`,
    );
    if (known === undefined) throw new Error(`The run ${kind} ${period} has vanished`);
    return known;
  });
}

/** The requests that the run goes back to: here and not with its mails, whose ranges would wait for one another. */
async function noteCause(tx: Queryable, runId: number): Promise<void> {
  const requests = [...new Set(currentCause())];
  if (requests.length === 0) return;
  await tx.query(
    sql`INSERT INTO mail_request (request_id, run_id) SELECT request, ${runId}::int FROM unnest(${requests}::text[]) request`,
  );
}

async function divide(tx: Queryable, { id, kind }: DigestRun): Promise<void> {
  await tx.query(sql`INSERT INTO digest_range (run_id, first_id, last_id, counts)
    SELECT ${id}::int, min(id), max(id), jsonb_build_object('total', count(*))
    FROM (SELECT id, (row_number() OVER (ORDER BY id) - 1) / ${RANGE}::int AS part FROM subscription WHERE ${servedBy(kind)}) s
    GROUP BY part`);
}

/** First ids of the ranges that are not done. */
export async function openRanges(db: Queryable, runId: number): Promise<number[]> {
  const rows = await db.query<{ first_id: number }>(
    sql`SELECT first_id FROM digest_range WHERE run_id = ${runId} AND done_at IS NULL ORDER BY first_id`,
  );
  return rows.map((row) => row.first_id);
}

/** Marks the run finished once no range is open. Answers whether this very call did. */
export async function finishRun(db: Queryable, runId: number): Promise<boolean> {
  const finished =
    await db.query(sql`UPDATE digest_run SET finished_at = now() WHERE id = ${runId} AND finished_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM digest_range WHERE run_id = ${runId} AND done_at IS NULL) RETURNING id`);
  return finished.length > 0;
}

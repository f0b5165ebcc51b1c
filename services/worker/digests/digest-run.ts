import type { DigestKind } from '#contracts/jobs/jobs.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';

export interface DigestRun {
  readonly id: number;
  readonly kind: DigestKind;
  readonly period: string;
  readonly tender_ids: readonly number[];
}

export async function findRun(db: Queryable, id: number): Promise<DigestRun | undefined> {
  return (await db.query<DigestRun>(sql`SELECT id, kind, period, tender_ids FROM digest_run WHERE id = ${id}`))[0];
}

/** Which subscriptions a kind of run is for; a run on demand is for all. */
export function frequencyOf(kind: DigestKind): SQLQuery {
  return kind === 'demand' ? sql`true` : sql`email_frequency = ${kind}`;
}

/**
 * Begins a run, or answers the one of the same kind and period. Its window of the log is frozen here: from where the
 * last run for the same people ended, to `until`. Only tenders that are still open are in it.
 */
export async function beginRun(db: Queryable, kind: DigestKind, period: string, until: number): Promise<DigestRun> {
  const since =
    kind === 'demand'
      ? sql`coalesce((SELECT max(until_position) FROM digest_run WHERE kind = 'weekly'), 0)`
      : sql`coalesce((SELECT max(until_position) FROM digest_run WHERE kind = ${kind}), 0)`;
  await db.query(sql`INSERT INTO digest_run (kind, period, since_position, until_position, tender_ids)
    SELECT ${kind}, ${period}, w.since, greatest(w.since, ${until}), ARRAY(
      SELECT t.id FROM es.events e JOIN tender t ON t.id = substr(e.stream_id, 8)::int
       WHERE e.position > w.since AND e.position <= ${until} AND e.type = 'TenderPublished' AND e.stream_id LIKE 'tender-%'
         AND t.status <> 'closed' AND t.closes_at > now()
       ORDER BY t.closing_date, t.id)
    FROM (SELECT ${since} AS since) w
    ON CONFLICT (kind, period) DO NOTHING`);
  const [run] = await db.query<DigestRun>(
    sql`SELECT id, kind, period, tender_ids FROM digest_run WHERE kind = ${kind} AND period = ${period}`,
  );
  if (run === undefined) throw new Error(`The run ${kind} ${period} has vanished`);
  return run;
}

/** Marks the run finished once no range is open; answers whether it is. */
export async function finishRun(db: Queryable, runId: number): Promise<boolean> {
  const rows = await db.query(sql`UPDATE digest_run SET finished_at = coalesce(finished_at, now()) WHERE id = ${runId}
    AND EXISTS (SELECT 1 FROM digest_range WHERE run_id = ${runId})
    AND NOT EXISTS (SELECT 1 FROM digest_range WHERE run_id = ${runId} AND done_at IS NULL) RETURNING id`);
  return rows.length > 0;
}

import type { DigestKind } from '#contracts/jobs/jobs.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';

export interface DigestRun {
  readonly id: number;
  readonly kind: DigestKind;
  readonly period: string;
  /** Start of the window of the log, and its start for subscribers whom earlier runs skipped. */
  readonly since_position: number;
  readonly reach_position: number;
  readonly tender_ids: readonly number[];
}

export const RUN = sql`id, kind, period, since_position, coalesce(reach_position, since_position) AS reach_position, tender_ids`;

export async function findRun(db: Queryable, id: number): Promise<DigestRun | undefined> {
  return (await db.query<DigestRun>(sql`SELECT ${RUN} FROM digest_run WHERE id = ${id}`))[0];
}

/** The last subscription of an open range, which nobody else can fill until this transaction ends. */
export async function lockRange(tx: Queryable, runId: number, firstId: number): Promise<number | undefined> {
  const [range] = await tx.query<{ last_id: number }>(sql`SELECT last_id FROM digest_range
    WHERE run_id = ${runId} AND first_id = ${firstId} AND done_at IS NULL FOR UPDATE`);
  return range?.last_id;
}

export function completeRange(runId: number, firstId: number, counts: object): SQLQuery {
  return sql`UPDATE digest_range SET done_at = now(), counts = ${JSON.stringify(counts)}::jsonb
    WHERE run_id = ${runId} AND first_id = ${firstId}`;
}

/** Marks the run finished once no range is open. Answers whether this very call did. */
export async function completeRun(db: Queryable, runId: number): Promise<boolean> {
  const finished =
    await db.query(sql`UPDATE digest_run SET finished_at = now() WHERE id = ${runId} AND finished_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM digest_range WHERE run_id = ${runId} AND done_at IS NULL) RETURNING id`);
  return finished.length > 0;
}

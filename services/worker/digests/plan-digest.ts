import { type JobPayload, job } from '#contracts/jobs/jobs.ts';
import { sql } from '#db/connection.ts';
import { readCheckpoint } from '#db/event-store/checkpoint.ts';
import type { WorkerContext } from '../context.ts';
import { RELAY } from '../relay/relay.ts';
import { beginRun, finishRun, frequencyOf } from './digest-run.ts';

/** Subscriptions a job; one job per subscription costs the queue 150 times as much. */
const RANGE = 500;

/** Begins the run of a kind and period, divides its subscriptions into ranges, and adds a job for each open one. */
export async function planDigest(context: WorkerContext, { kind, period }: JobPayload<'plan-digest'>): Promise<void> {
  const { db, queue } = context;
  const run = await beginRun(db, kind, period, await endOfWindow(context, period));
  if (run.tender_ids.length > 0) await divide(context, run.id, kind);
  else await db.query(sql`UPDATE digest_run SET finished_at = coalesce(finished_at, now()) WHERE id = ${run.id}`);
  const open = await db.query<{ first_id: number }>(
    sql`SELECT first_id FROM digest_range WHERE run_id = ${run.id} AND done_at IS NULL ORDER BY first_id`,
  );
  await queue.add(open.map(({ first_id }) => job('fill-range', { runId: run.id, firstId: first_id })));
  if (open.length === 0) await finishRun(db, run.id);
}

/** A position that the relay has read, so that nothing below it can still appear. */
async function endOfWindow({ db }: WorkerContext, period: string): Promise<number> {
  const [, word, number] = /^(upto|request)-(\d+)$/.exec(period) ?? [];
  if (word === 'upto') return Number(number);
  if (word !== 'request') return readCheckpoint(db, RELAY);
  const [request] = await db.query<{ position: number }>(
    sql`SELECT position FROM es.events WHERE stream_id = ${`digest-${number}`} AND version = 1`,
  );
  return request?.position ?? 0;
}

async function divide({ db }: WorkerContext, runId: number, kind: JobPayload<'plan-digest'>['kind']): Promise<void> {
  await db.query(sql`INSERT INTO digest_range (run_id, first_id, last_id, counts)
    SELECT ${runId}, min(id), max(id), jsonb_build_object('total', count(*))
    FROM (SELECT id, (row_number() OVER (ORDER BY id) - 1) / ${RANGE} AS part FROM subscription WHERE ${frequencyOf(kind)}) s
    GROUP BY part
    ON CONFLICT (run_id, first_id) DO NOTHING`);
  await db.query(sql`UPDATE digest_run SET finished_at = coalesce(finished_at, now())
    WHERE id = ${runId} AND NOT EXISTS (SELECT 1 FROM digest_range WHERE run_id = ${runId})`);
}

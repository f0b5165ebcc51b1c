import { setTimeout as sleep } from 'node:timers/promises';
import { type JobPayload, job } from '#contracts/jobs/jobs.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readCheckpoint } from '#db/event-store/checkpoint.ts';
import type { WorkerContext } from '../context.ts';
import { RELAY } from '../relay/relay.ts';
import { beginRun, openRanges } from './digest-run.ts';

/** After a pause of the worker the relay lags behind for some seconds; a run that did not wait would tell a day late. */
const PATIENCE_MS = 10_000;

/** Begins the run of a kind and period, or finds it, and adds a job for each of its open ranges. */
export async function planDigest(context: WorkerContext, payload: JobPayload<'plan-digest'>): Promise<void> {
  const { db, queue } = context;
  const { kind, period } = payload;
  const run = await beginRun(db, kind, period, await endOfWindow(db, payload));
  const open = await openRanges(db, run.id);
  await queue.add(open.map((firstId) => job('fill-range', { runId: run.id, firstId })));
}

/** A position that the relay has read, so that nothing below it can still appear. */
async function endOfWindow(db: Queryable, { kind, period }: JobPayload<'plan-digest'>): Promise<number> {
  if (kind === 'demand') return positionOfRequest(db, period);
  if (kind === 'immediate') return readCheckpoint(db, RELAY);
  const head = await newestPosition(db);
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(100)) {
    const position = await readCheckpoint(db, RELAY);
    if (position >= head || Date.now() > end) return position;
  }
}

async function positionOfRequest(db: Queryable, period: string): Promise<number> {
  const [asked] = await db.query<{ position: number }>(
    sql`SELECT position FROM es.events WHERE stream_id = ${period.replace(/^request/, 'digest')} AND version = 1`,
  );
  return asked?.position ?? 0;
}

async function newestPosition(db: Queryable): Promise<number> {
  const [newest] = await db.query<{ position: number | null }>(sql`SELECT max(position) AS position FROM es.events`);
  return newest?.position ?? 0;
}

import { type JobPayload, job } from '#contracts/jobs/jobs.ts';
import { sql } from '#db/connection.ts';
import { readCheckpoint } from '#db/event-store/checkpoint.ts';
import type { WorkerContext } from '../context.ts';
import { RELAY } from '../relay/relay.ts';
import { beginRun, openRanges } from './digest-run.ts';

/** Begins the run of a kind and period, or finds it, and adds a job for each of its open ranges. */
export async function planDigest(context: WorkerContext, { kind, period }: JobPayload<'plan-digest'>): Promise<void> {
  const { db, queue } = context;
  const run = await beginRun(db, kind, period, await endOfWindow(context, period));
  const open = await openRanges(db, run.id);
  await queue.add(open.map((firstId) => job('fill-range', { runId: run.id, firstId })));
}

/** A position that the relay has read, so that nothing below it can still appear. */
async function endOfWindow({ db }: WorkerContext, period: string): Promise<number> {
  const [, request] = /^request-(\d+)$/.exec(period) ?? [];
  if (request === undefined) return readCheckpoint(db, RELAY);
  const [asked] = await db.query<{ position: number }>(
    sql`SELECT position FROM es.events WHERE stream_id = ${`digest-${request}`} AND version = 1`,
  );
  return asked?.position ?? 0;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type JobPayload, job } from '#contracts/jobs/jobs.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readCheckpoint } from '#db/event-store/checkpoint.ts';
import { RELAY } from '../../../platform/worker-liveness.ts';
import { type Job, numberOf } from '../../job.ts';
import { initiateRun } from './initiate-run.ts';
import { alertSlot } from './period.ts';
import { recoverRuns } from './recover-runs.ts';

/** Begins the run of a kind and period, or finds it, and adds a job for each of its open ranges. */
export const planDigest: Job<'plan-digest'> = {
  on: {
    TenderPublished: (_event, now, slotMs) => {
      const { period, delayMs } = alertSlot(now, slotMs);
      return job('plan-digest', { kind: 'immediate', period }, delayMs);
    },
    DigestRunRequested: (event) => job('plan-digest', { kind: 'demand', period: `request-${numberOf(event)}` }),
  },
  missing: recoverRuns,
  run: async ({ db, queue }, payload) => {
    const { kind, period } = payload;
    const run = await initiateRun(db, kind, period, await endOfWindow(db, payload));
    const open = await db.query<{ first_id: number }>(
      sql`SELECT first_id FROM digest_range WHERE run_id = ${run.id} AND done_at IS NULL ORDER BY first_id`,
    );
    await queue.add(open.map(({ first_id: firstId }) => job('fill-range', { runId: run.id, firstId })));
  },
};

/** Limit of the wait for a relay that lags behind after a pause; a run that did not wait would tell a day late. */
const PATIENCE_MS = 10_000;

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

import { setTimeout as sleep } from 'node:timers/promises';
import { type JobPayload, type JobRequest, job } from '#contracts/jobs/jobs.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readCheckpoint } from '#db/event-store/checkpoint.ts';
import { RELAY } from '../../../platform/worker-liveness.ts';
import { type Job, numberOf, type SweepContext } from '../../job.ts';
import { initiateRun } from './initiate-run.ts';
import { alertSlot, dailyPeriod, weeklyPeriod } from './period.ts';

type Plan = JobPayload<'plan-digest'>;

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
async function endOfWindow(db: Queryable, { kind, period }: Plan): Promise<number> {
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

/** Newest requests of runs that the sweep looks at. */
const NEWEST = 200;

/** Runs that are due or were asked for and have not begun, and runs that have not finished. */
async function recoverRuns({ db, clock }: SweepContext): Promise<JobRequest[]> {
  const [scheduled, unfinished, requested, hasAlerts] = await Promise.all([
    scheduledRuns(db),
    db.query<Plan>(sql`SELECT kind, period FROM digest_run WHERE finished_at IS NULL ORDER BY id`),
    requestedRuns(db),
    isAlertMissing(db),
  ]);
  const plans = [...scheduled, ...unfinished, ...requested].map((plan) => job('plan-digest', plan));
  if (!hasAlerts) return plans;
  const { period, delayMs } = alertSlot(clock());
  return [...plans, job('plan-digest', { kind: 'immediate', period }, delayMs)];
}

async function scheduledRuns(db: Queryable): Promise<Plan[]> {
  const [row] = await db.query<{ now: Date }>(sql`SELECT now() AS now`);
  const now = row?.now ?? new Date();
  const due: Plan[] = [
    { kind: 'daily', period: dailyPeriod(now) },
    { kind: 'weekly', period: weeklyPeriod(now) },
  ];
  const begun = await db.query<Plan>(
    sql`SELECT kind, period FROM digest_run WHERE period = ANY (${due.map((run) => run.period)}::text[])`,
  );
  return due.filter(({ kind, period }) => !begun.some((run) => run.kind === kind && run.period === period));
}

function requestedRuns(db: Queryable): Promise<Plan[]> {
  return db.query<Plan>(sql`SELECT 'demand' AS kind, 'request-' || d.id AS period FROM digest_request_id s,
      LATERAL generate_series(greatest(1, s.last_value - ${NEWEST}::int), s.last_value) d (id)
      JOIN es.events e ON e.stream_id = 'digest-' || d.id AND e.version = 1
    WHERE NOT EXISTS (SELECT 1 FROM digest_run r WHERE r.kind = 'demand' AND r.period = 'request-' || d.id)`);
}

async function isAlertMissing(db: Queryable): Promise<boolean> {
  const upTo = await readCheckpoint(db, RELAY);
  const [missed] = await db.query(sql`SELECT 1 AS found FROM es.events
    WHERE position > coalesce((SELECT max(until_position) FROM digest_run WHERE kind = 'immediate'), 0)
      AND position <= ${upTo} AND type = 'TenderPublished' AND recorded_at < now() - interval '30 seconds' LIMIT 1`);
  return missed !== undefined;
}

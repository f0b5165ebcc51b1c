import { type JobPayload, type JobRequest, job } from '#contracts/jobs/jobs.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readCheckpoint } from '#db/event-store/checkpoint.ts';
import { RELAY } from '../../../platform/worker-liveness.ts';
import type { SweepContext } from '../../job.ts';
import { alertSlot, dailyPeriod, weeklyPeriod } from './period.ts';

type Plan = JobPayload<'plan-digest'>;

/** Newest requests of runs that the sweep looks at. */
const NEWEST = 200;

/** Runs that are due or were asked for and have not begun, and runs that have not finished. */
export async function recoverRuns({ db, clock }: SweepContext): Promise<JobRequest[]> {
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

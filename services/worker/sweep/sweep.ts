import { type JobRequest, job } from '#contracts/jobs/jobs.ts';
import { type Queryable, sql } from '#db/connection.ts';
import type { WorkerContext } from '../context.ts';
import type { DigestRun } from '../digests/digest-run.ts';
import { dailyPeriod, weeklyPeriod } from '../digests/period.ts';
import { lostWakeUps } from './lost-wake-ups.ts';

/**
 * Compares what should be with what is, and wakes the queue for the difference, so that a lost queue or a missed
 * schedule costs about a minute: runs that are due but not begun, begun but not finished, mails that should exist and
 * do not, mails that wait.
 */
export async function sweep({ db, queue, config, clock }: WorkerContext): Promise<void> {
  const now = await databaseTime(db);
  const requests: JobRequest[] = [...(await dueRuns(db, now)), ...(await unfinishedRuns(db))];
  requests.push(...(await lostWakeUps(db, clock())), job('remind', {}));
  if (config.mail === 'smtp') requests.push({ name: 'deliver', payload: {}, id: 'deliver-sweep' });
  await queue.add(requests);
}

async function dueRuns(db: Queryable, now: Date): Promise<JobRequest[]> {
  const due = [
    { kind: 'daily', period: dailyPeriod(now) },
    { kind: 'weekly', period: weeklyPeriod(now) },
  ] as const;
  const begun = await db.query<DigestRun>(
    sql`SELECT kind, period FROM digest_run WHERE period = ANY (${due.map((run) => run.period)}::text[])`,
  );
  return due
    .filter(({ kind, period }) => !begun.some((run) => run.kind === kind && run.period === period))
    .map((run) => job('plan-digest', run));
}

async function unfinishedRuns(db: Queryable): Promise<JobRequest[]> {
  const runs = await db.query<DigestRun>(
    sql`SELECT kind, period FROM digest_run WHERE finished_at IS NULL ORDER BY id`,
  );
  return runs.map(({ kind, period }) => job('plan-digest', { kind, period }));
}

async function databaseTime(db: Queryable): Promise<Date> {
  const [row] = await db.query<{ now: Date }>(sql`SELECT now() AS now`);
  return row?.now ?? new Date();
}

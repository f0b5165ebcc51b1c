import { job } from '#contracts/jobs/jobs.ts';
import { sql } from '#db/connection.ts';
import type { WorkerContext } from './context.ts';
import type { DigestRun } from './digests/digest-run.ts';
import { dailyPeriod, weeklyPeriod } from './digests/period.ts';

/**
 * Compares what should be with what is, and wakes the queue for the difference, so that a lost queue or a missed
 * schedule costs at most a minute: runs that are due but not begun, begun but without all ranges, ranges that are open,
 * mails that wait.
 */
export async function sweep({ db, queue, config }: WorkerContext): Promise<void> {
  const now = await databaseTime(db);
  const due = [
    { kind: 'daily', period: dailyPeriod(now) },
    { kind: 'weekly', period: weeklyPeriod(now) },
  ] as const;
  const begun = await db.query<DigestRun>(
    sql`SELECT kind, period FROM digest_run WHERE period = ANY (${due.map((run) => run.period)}::text[])`,
  );
  const missing = due.filter(({ kind, period }) => !begun.some((run) => run.kind === kind && run.period === period));
  const unfinished = await db.query<DigestRun>(
    sql`SELECT id, kind, period, tender_ids FROM digest_run WHERE finished_at IS NULL AND started_at < now() - interval '30 seconds'`,
  );
  await queue.add([...missing, ...unfinished].map(({ kind, period }) => job('plan-digest', { kind, period })));
  if (config.mail === 'smtp') await queue.add([{ name: 'deliver', payload: {}, id: 'deliver-sweep' }]);
}

async function databaseTime(db: WorkerContext['db']): Promise<Date> {
  const [row] = await db.query<{ now: Date }>(sql`SELECT now() AS now`);
  return row?.now ?? new Date();
}

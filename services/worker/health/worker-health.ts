import { type Queryable, sql } from '#db/connection.ts';
import type { WorkerContext } from '../context.ts';
import { RELAY } from '../relay/relay.ts';

interface WorkerHealth {
  /** Events of the log that have not been handed to the queue yet. */
  readonly relayLag: number;
  readonly queueOk: boolean;
  /** The newest daily, weekly or demanded run. */
  readonly lastRun:
    | { readonly kind: string; readonly period: string; readonly startedAt: Date; readonly finishedAt: Date | null }
    | undefined;
}

/** Reads the worker's state for metrics. Fails when the database does not answer. */
export async function readHealth(context: Pick<WorkerContext, 'db' | 'queue'>): Promise<WorkerHealth> {
  const [relayLag, queueOk, lastRun] = await Promise.all([
    lag(context.db),
    queueAnswers(context),
    newestRun(context.db),
  ]);
  return { relayLag, queueOk, lastRun };
}

export const queueAnswers = ({ queue }: Pick<WorkerContext, 'queue'>): Promise<boolean> =>
  queue.ping().then(
    () => true,
    () => false,
  );

async function lag(db: Queryable): Promise<number> {
  const [row] = await db.query<{ lag: number }>(sql`SELECT coalesce((SELECT max(position) FROM es.events), 0)
    - coalesce((SELECT position FROM es.checkpoints WHERE consumer = ${RELAY}), 0) AS lag`);
  return row?.lag ?? 0;
}

async function newestRun(db: Queryable): Promise<WorkerHealth['lastRun']> {
  const [run] = await db.query<NonNullable<WorkerHealth['lastRun']>>(
    sql`SELECT kind, period, started_at AS "startedAt", finished_at AS "finishedAt" FROM digest_run
      WHERE kind <> 'immediate' ORDER BY id DESC LIMIT 1`,
  );
  return run;
}

import { type Queryable, sql } from '#db/connection.ts';

/** Name of the relay's checkpoint; everything up to it has been handed to the queue. */
export const RELAY = 'relay';
/** Interval at which a living worker writes its row. */
export const BEAT_MS = 10_000;
const MISSED = 3;

/** Signs of life, to which conditions may follow; those from before a clock was set back lie in days to come and prove nothing. */
export const SIGNS_OF_LIFE = sql`worker_process WHERE seen_at < now() + interval '10 seconds'`;

/** Seconds since any worker was last seen, by the database's clock; undefined when none was in the last day. */
export async function workerSilence(db: Queryable): Promise<number | undefined> {
  const [row] = await db.query<{ seconds: number | null }>(
    sql`SELECT extract(epoch FROM now() - max(seen_at))::float AS seconds FROM ${SIGNS_OF_LIFE}`,
  );
  return row?.seconds ?? undefined;
}

/** Probe of readiness. @throws when no worker lives, so that emails wait */
export async function assertWorkerLives(db: Queryable): Promise<void> {
  const silence = await workerSilence(db);
  if (silence === undefined || silence * 1000 > MISSED * BEAT_MS) {
    throw new Error(`No worker has been seen for ${silence === undefined ? 'a day' : `${Math.round(silence)} s`}`);
  }
}

import { randomUUID } from 'node:crypto';
import { sql } from '#db/connection.ts';
import { pause } from '#db/event-store/follow/keep-on-session.ts';
import { table } from '#db/tables.ts';
import { BEAT_MS } from '../../platform/worker-liveness.ts';
import type { WorkerContext } from '../context.ts';
import type { Sealing } from '../sealing/sealing.ts';

export const queueAnswers = ({ queue }: Pick<WorkerContext, 'queue'>): Promise<boolean> =>
  queue.ping().then(
    () => true,
    () => false,
  );

/** Shows in the database that this process lives, until `signal` aborts; then its row goes. */
export async function startHeartbeat(
  context: WorkerContext,
  sealing: Pick<Sealing, 'refused'>,
  signal: AbortSignal,
): Promise<void> {
  const { db, logger } = context;
  const id = randomUUID();
  const startedAt = new Date();
  while (!signal.aborted) {
    try {
      await db.query(sql`WITH gone AS (DELETE FROM worker_process WHERE seen_at < now() - interval '1 day')
        INSERT INTO worker_process (id, started_at, seen_at, queue_ok, sealing_refused)
        VALUES (${id}, ${startedAt}, now(), ${await queueAnswers(context)}, ${sealing.refused ?? null})
        ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, queue_ok = excluded.queue_ok,
          sealing_refused = excluded.sealing_refused`);
    } catch (error) {
      logger.warn({ err: error }, 'the sign of life could not be written');
    }
    await pause(BEAT_MS, signal);
  }
  await table('worker_process', db)
    .delete({ id })
    .catch(() => undefined);
}

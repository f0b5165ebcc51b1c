import { sql } from '#db/connection.ts';
import type { WorkerContext } from '../context.ts';
import { RELAY } from '../relay/relay.ts';

export const queueAnswers = ({ queue }: Pick<WorkerContext, 'queue'>): Promise<boolean> =>
  queue.ping().then(
    () => true,
    () => false,
  );

/** Positions of the log that the relay has not handed to the queue yet. */
export async function relayLag({ db }: Pick<WorkerContext, 'db'>): Promise<number> {
  const [row] = await db.query<{ lag: number }>(sql`SELECT coalesce((SELECT max(position) FROM es.events), 0)
    - coalesce((SELECT position FROM es.checkpoints WHERE consumer = ${RELAY}), 0) AS lag`);
  return row?.lag ?? 0;
}

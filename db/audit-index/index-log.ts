import { type Database, type Queryable, sql } from '../connection.ts';
import { type FollowOptions, follow } from '../event-store/follow.ts';

/** Name of the checkpoint up to which `audit_entry` holds the log. */
export const AUDIT_INDEX = 'audit-index';

/**
 * Copies the log into `audit_entry` and `audit_hour` until `signal` aborts. Both can be made anew: empty them and delete
 * the checkpoint, and the next run fills them again.
 */
export function indexLog(db: Database, options: Omit<FollowOptions, 'consumer' | 'handle'>): Promise<void> {
  return follow(db, {
    pageSize: 1000,
    ...options,
    consumer: AUDIT_INDEX,
    handle: async (events, tx) => {
      const [first, last] = [events[0], events.at(-1)];
      if (first !== undefined && last !== undefined) await copy(tx, first.position, last.position);
    },
  });
}

/** Both positions are included, and everything between them is final. */
async function copy(tx: Queryable, first: number, last: number): Promise<void> {
  await tx.prepared(sql`WITH added AS (
      INSERT INTO audit_entry (position, recorded_at, type, actor, record, refused)
      SELECT position, recorded_at, type, actor, record, refused FROM audit_source
       WHERE position BETWEEN ${first} AND ${last} ORDER BY position
      ON CONFLICT DO NOTHING RETURNING position, recorded_at)
    INSERT INTO audit_hour AS h (hour, first_position, last_position)
    SELECT date_trunc('hour', recorded_at), min(position), max(position) FROM added GROUP BY 1
    ON CONFLICT (hour) DO UPDATE SET first_position = least(h.first_position, excluded.first_position),
      last_position = greatest(h.last_position, excluded.last_position)`);
}

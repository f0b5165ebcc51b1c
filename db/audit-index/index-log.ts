import { type Database, type Queryable, sql } from '../connection.ts';
import { type Following, followRanges } from '../event-store/follow/follow.ts';

/** Name of the checkpoint up to which `audit_entry` holds the log. */
export const AUDIT_INDEX = 'audit-index';

/**
 * Copies the log into `audit_entry` and `audit_hour` until `signal` aborts. Both can be made anew: empty them and delete
 * the checkpoint, and the next run fills them again.
 */
export const indexLog = (db: Database, options: Following): Promise<void> =>
  followRanges(db, AUDIT_INDEX, copy, options);

async function copy(tx: Queryable, first: number, last: number): Promise<void> {
  await tx.prepared(sql`INSERT INTO audit_entry (position, recorded_at, type, actor, record, refused)
    SELECT position, recorded_at, type, actor, record, refused FROM audit_source
     WHERE position BETWEEN ${first} AND ${last} ORDER BY position ON CONFLICT DO NOTHING`);
  const hours = sql`SELECT DISTINCT date_trunc('hour', recorded_at) AS hour FROM audit_source WHERE position BETWEEN ${first} AND ${last}`;
  // An hour's row speaks for all later hours (nothing of them lies before its first position) and for all earlier ones
  // (nothing of them lies behind its last), so that one row answers for the end of a range, whatever the clock did.
  await tx.prepared(sql`INSERT INTO audit_hour (hour, first_position, last_position)
    SELECT h.hour, least(${first}::bigint, (SELECT n.first_position FROM audit_hour n WHERE n.hour > h.hour ORDER BY n.hour LIMIT 1)), ${last}::bigint
      FROM (${hours}) h
    ON CONFLICT (hour) DO UPDATE SET last_position = excluded.last_position`);
  await tx.prepared(sql`UPDATE audit_hour SET last_position = ${last}
    WHERE hour > (SELECT min(hour) FROM (${hours}) h) AND last_position < ${last}`);
}

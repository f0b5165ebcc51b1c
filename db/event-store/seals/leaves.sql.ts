import { sql } from '../../connection.ts';

/**
 * The leaf of an event `v`: its position and the sha256 of every column. record_send gives each value with its type and
 * length, so no two rows give the same bytes. Spelled out here with functions of pg_catalog, because a function of ours
 * in the database could be replaced by somebody who wants a changed log to look whole.
 */
const LEAF = sql`pg_catalog.int8send(v.position) || pg_catalog.sha256(pg_catalog.record_send(ROW(
  v.position, v.stream_id, v.version, v.event_id, v.type, v.schema, v.data, v.meta, v.recorded_at)))`;

/** Leaves of the rows `v` one after the other, in the order of the log. */
export const LEAVES = sql`coalesce(pg_catalog.string_agg(${LEAF}, ''::bytea ORDER BY v.position), ''::bytea)`;

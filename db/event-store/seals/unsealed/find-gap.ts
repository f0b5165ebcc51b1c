import { type Queryable, sql } from '../../../connection.ts';
import type { Finding } from '../find-bad-event.ts';

/**
 * The first event in whose stream a version before it is missing. Versions are 1 to n without a hole; positions may have
 * holes, so that an event removed before its seal shows here alone. The index of the versions answers.
 */
export async function findGap(db: Queryable): Promise<Finding | undefined> {
  const [row] = await db.query<{ position: number; stream: string; version: number; due: number }>(sql`
    WITH late AS MATERIALIZED (SELECT stream_id, version, due FROM
      (SELECT stream_id, version, row_number() OVER (PARTITION BY stream_id ORDER BY version) AS due FROM es.events) v
       WHERE version <> due)
    SELECT e.position, e.stream_id AS stream, e.version, late.due FROM late JOIN es.events e USING (stream_id, version)
     ORDER BY e.position LIMIT 1`);
  if (row === undefined) return undefined;
  const { position, stream, version, due } = row;
  return { position, reason: `Version ${due} of ${stream} is missing before this event, which is version ${version}.` };
}

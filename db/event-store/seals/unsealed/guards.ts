import { type Queryable, sql } from '../../../connection.ts';
import type { Finding } from '../find-bad-event.ts';

/** Bits of pg_trigger.tgtype: row 1, before 2, delete 8, update 16, truncate 32. */
const STATEMENT = 2 + 8 + 16 + 32;
const ROW = 1 + 2 + 16;

/** The triggers that db/functions/es makes. */
const GUARDS = [
  { table: 'events', trigger: 'append_only', calls: 'refuse', on: STATEMENT },
  { table: 'events', trigger: 'append_only_but_redacted', calls: 'refuse_unless_redacted', on: ROW },
  { table: 'seals', trigger: 'append_only', calls: 'refuse', on: STATEMENT },
];

/** A sentence for each append-only trigger that is not there, does not fire, or guards less than it was made to. */
export async function missingGuards(db: Queryable): Promise<string[]> {
  const firing = await db.query<{ table: string; trigger: string; calls: string; on: number }>(sql`
    SELECT c.relname::text AS "table", t.tgname::text AS "trigger", p.proname::text AS calls, t.tgtype::int AS "on"
      FROM pg_catalog.pg_trigger t
      JOIN pg_catalog.pg_class c ON c.oid = t.tgrelid
      JOIN pg_catalog.pg_proc p ON p.oid = t.tgfoid AND p.pronamespace = c.relnamespace
      JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'es'
     WHERE t.tgenabled IN ('O', 'A') AND t.tgqual IS NULL AND cardinality(t.tgattr::int2[]) = 0`);
  return GUARDS.filter(
    ({ table, trigger, calls, on }) =>
      !firing.some((one) => one.table === table && one.trigger === trigger && one.calls === calls && one.on === on),
  ).map(
    ({ table, trigger }) =>
      `The trigger ${trigger} of es.${table} is missing, disabled or not as it was made: what stands there can be changed.`,
  );
}

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

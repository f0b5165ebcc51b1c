import { type Queryable, sql } from '../../../connection.ts';

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

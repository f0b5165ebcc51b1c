import { type Queryable, sql } from './connection.ts';

/** Draws the id of a new record before the event that names it is appended. A refused command leaves a gap. */
export async function nextId(db: Queryable, sequence: `${string}_id`): Promise<number> {
  const [row] = await db.prepared<{ id: number }>(sql`SELECT nextval(${sequence}::regclass)::int AS id`);
  if (row === undefined) throw new Error(`The sequence ${sequence} gave no id`);
  return row.id;
}

import { type Queryable, sql } from '#db/connection.ts';

/** How often the account got another email address within the last day. */
export async function countEmailChanges(db: Queryable, id: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`SELECT count(*)::int AS count FROM es.events
    WHERE stream_id = ${`user-${id}`} AND type = 'ProfileChanged' AND data -> 'changed' ? 'email'
      AND recorded_at > now() - interval '1 day'`);
  return row?.count ?? 0;
}

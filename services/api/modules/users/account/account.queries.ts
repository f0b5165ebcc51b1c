import { type Queryable, sql } from '#db/connection.ts';
import type { Credentials } from '../user.queries.ts';

export async function findCredentialsOf(db: Queryable, id: number): Promise<Credentials | undefined> {
  const [row] = await db.query<Credentials>(sql`SELECT u.id, u.is_admin AS "isAdmin", s.password_hash AS "passwordHash"
    FROM user_account u JOIN user_secret s ON s.user_id = u.id WHERE u.id = ${id}`);
  return row;
}

/** How often the account got another email address within the last day. */
export async function countEmailChanges(db: Queryable, id: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`SELECT count(*)::int AS count FROM es.events
    WHERE stream_id = ${`user-${id}`} AND type = 'ProfileChanged' AND data -> 'changed' ? 'email'
      AND recorded_at > now() - interval '1 day'`);
  return row?.count ?? 0;
}

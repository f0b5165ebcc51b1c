import { type Queryable, sql } from '#db/connection.ts';
import type { Credentials } from '../user.queries.ts';

export async function findCredentialsOf(db: Queryable, id: number): Promise<Credentials | undefined> {
  const [row] = await db.query<Credentials>(sql`SELECT u.id, u.is_admin AS "isAdmin", s.password_hash AS "passwordHash"
    FROM user_account u JOIN user_secret s ON s.user_id = u.id WHERE u.id = ${id}`);
  return row;
}

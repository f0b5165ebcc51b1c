import type { UserQuery } from '#contracts/api/users.ts';
import { SUPER_ADMIN_ID } from '#contracts/vocabulary/people.ts';
import type { UserAccount as UserRow } from '#db/__generated__/index.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { nextId } from '#db/next-id.ts';
import { table } from '#db/tables.ts';
import { totalOf } from '../../platform/lists/answer-rows.ts';
import { containsWords, orderBy, pageWindow } from '../../platform/lists/sorted-page.ts';
import type { CheckedAccount } from '../../platform/security/session.ts';

export type { UserRow };

export function findUser(db: Queryable, id: number): Promise<UserRow | null> {
  return table('user_account', db).findOne({ id });
}

const SORTS = { id: sql`id`, username: sql`lower(username)`, email: sql`lower(email)`, role: sql`NOT is_admin` };

/** One page, by id unless said, and how many accounts the search matches. */
export async function listUsers(db: Queryable, { search, sort, page, limit }: UserQuery) {
  const found = sql`user_account WHERE ${containsWords(search, sql`username || ' ' || email || ' ' || coalesce(full_name, '')`)}`;
  const order = orderBy(sort, SORTS, sql`id`, sql`id`);
  const [users, total] = await Promise.all([
    db.query<UserRow>(sql`SELECT * FROM ${found} ${order} ${pageWindow({ page, limit })}`),
    totalOf(db, found),
  ]);
  return { users, total };
}

export interface Credentials extends CheckedAccount {
  readonly isAdmin: boolean;
}

const CREDENTIALS = sql`SELECT u.id, u.is_admin AS "isAdmin", s.password_hash AS "passwordHash",
    f.sealed_secret AS "sealedSecret"
  FROM user_account u JOIN user_secret s ON s.user_id = u.id
    LEFT JOIN user_second_factor f ON f.user_id = u.id AND f.confirmed_at IS NOT NULL`;

/** The account of a username or an email address, whatever its case. */
export async function findCredentials(db: Queryable, name: string): Promise<Credentials | undefined> {
  const [row] = await db.prepared<Credentials>(
    sql`${CREDENTIALS} WHERE lower(u.username) = lower(${name}) OR lower(u.email) = lower(${name})`,
  );
  return row;
}

export async function findCredentialsOf(db: Queryable, id: number): Promise<Credentials | undefined> {
  const [row] = await db.query<Credentials>(sql`${CREDENTIALS} WHERE u.id = ${id}`);
  return row;
}

/** Names that somebody else has already. The unique indexes decide; this only saves a password hash. */
export async function findTaken(db: Queryable, { username, email }: { username: string; email: string }) {
  const [row] = await db.query<{ username: boolean; email: boolean }>(sql`SELECT
    EXISTS (SELECT FROM user_account WHERE lower(username) = lower(${username})) AS username,
    EXISTS (SELECT FROM user_account WHERE lower(email) = lower(${email})) AS email`);
  return row ?? { username: false, email: false };
}

/** Never the Super Admin's id, which only the first run gives away. */
export async function nextUserId(db: Queryable): Promise<number> {
  const id = await nextId(db, 'user_id');
  return id === SUPER_ADMIN_ID ? nextUserId(db) : id;
}

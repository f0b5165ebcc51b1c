import type { User, UserQuery } from '#contracts/api/users.ts';
import { SUPER_ADMIN_ID } from '#contracts/vocabulary/people.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { nextId } from '#db/next-id.ts';
import { type CountedRows, countedRows } from '../../platform/lists/answer-rows.ts';
import { containsWords, orderBy, pageWindow } from '../../platform/lists/sorted-page.ts';
import { notSignedIn } from '../../platform/refusal.ts';
import type { CheckedAccount } from '../../platform/security/session-store.ts';

const COLUMNS = sql`id, username, email, full_name AS "fullName", business_type AS "businessType", is_admin AS "isAdmin"`;

export async function findUser(db: Queryable, id: number): Promise<User | undefined> {
  return (await db.query<User>(sql`SELECT ${COLUMNS} FROM user_account WHERE id = ${id}`))[0];
}

/** @throws Refusal 'not-signed-in' for an account that is gone */
export async function signedInUser(db: Queryable, id: number): Promise<User> {
  const user = await findUser(db, id);
  if (user === undefined) throw notSignedIn();
  return user;
}

const SORTS = { id: sql`id`, username: sql`lower(username)`, email: sql`lower(email)`, role: sql`NOT is_admin` };

/** One page, by id unless said, and how many accounts the search matches. */
export function listUsers(db: Queryable, { search, sort, page, limit }: UserQuery): Promise<CountedRows<User>> {
  const matches = sql`user_account WHERE ${containsWords(search, sql`username || ' ' || email || ' ' || coalesce(full_name, '')`)}`;
  const order = orderBy(sort, SORTS, sql`id`, sql`id`);
  return countedRows(
    db,
    matches,
    db.query(sql`SELECT ${COLUMNS} FROM ${matches} ${order} ${pageWindow({ page, limit })}`),
  );
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

/** Id of a new account, never that of the Super Admin, which only the first run gives away. */
export async function nextUserId(db: Queryable): Promise<number> {
  const id = await nextId(db, 'user_id');
  return id === SUPER_ADMIN_ID ? nextUserId(db) : id;
}

import type { UserEvent } from '#contracts/events/users.ts';
import { type SQLQuery, sql } from '#db/connection.ts';

/** What names a person, as it stands in `es.personal` under `user-<id>`. */
export interface Personal {
  readonly username: string;
  readonly email: string;
  readonly fullName: string | null;
  readonly businessType: string | null;
}

const subject = (id: number) => `user-${id}`;
const personalOf = (id: number) => sql`SELECT data FROM es.personal WHERE subject = ${subject(id)}`;

/**
 * Events say only that an account began; who it is comes from `es.personal`. When the event happens, that row is
 * written by the same statement and, as all its parts see one snapshot, not yet visible: `account` below finds nobody
 * here and `recordPersonal` writes the account instead. At a replay the row is there and `account` writes it. Both
 * are one piece of SQL, so the two ways cannot differ. A changed `profile` is given along when the event happens, for
 * the same reason.
 */
export function projectUser(event: UserEvent, id: number, profile?: Personal): readonly SQLQuery[] {
  switch (event.type) {
    case 'UserRegistered':
      return [account(id, false, personalOf(id))];
    case 'UserCreated':
      return [account(id, event.data.isAdmin, personalOf(id))];
    case 'AdminGranted':
      return [setAdmin(id, true)];
    case 'AdminRevoked':
      return [setAdmin(id, false)];
    case 'ProfileChanged':
      return [
        setProfile(id, profile === undefined ? personalOf(id) : sql`SELECT ${JSON.stringify(profile)}::jsonb AS data`),
      ];
    case 'PasswordChanged':
    case 'SecondFactorEnabled':
    case 'SecondFactorDisabled':
      return [setVersion(id)];
    case 'UserDeleted':
      // Also at a replay: names that came back with an old backup go again.
      return [
        sql`DELETE FROM user_account u USING e WHERE u.id = ${id} AND u.version < e.o_version AND NOT e.o_duplicate`,
        sql`DELETE FROM es.personal p USING e WHERE p.subject = ${subject(id)} AND NOT e.o_duplicate`,
      ];
    default:
      return event satisfies never;
  }
}

/** Goes alongside the first event of an account: the rows that no event may carry, and the account made of them. */
export function recordPersonal(id: number, isAdmin: boolean, personal: Personal, passwordHash: string): SQLQuery[] {
  const data = JSON.stringify(personal);
  return [
    sql`INSERT INTO es.personal (subject, data) SELECT ${subject(id)}, ${data}::jsonb FROM e WHERE NOT e.o_duplicate`,
    account(id, isAdmin, sql`SELECT ${data}::jsonb AS data`),
    sql`INSERT INTO user_secret (user_id, password_hash) SELECT ${id}::int, ${passwordHash} FROM e WHERE NOT e.o_duplicate`,
  ];
}

/** Goes alongside ProfileChanged. */
export function replacePersonal(id: number, personal: Personal): SQLQuery {
  return sql`UPDATE es.personal p SET data = ${JSON.stringify(personal)}::jsonb FROM e
    WHERE p.subject = ${subject(id)} AND NOT e.o_duplicate`;
}

function account(id: number, isAdmin: boolean, personal: SQLQuery): SQLQuery {
  return sql`INSERT INTO user_account AS u (id, version, username, email, full_name, business_type, is_admin, created_at)
    SELECT ${id}::int, e.o_version, p.data ->> 'username', p.data ->> 'email', p.data ->> 'fullName',
           p.data ->> 'businessType', ${isAdmin}::boolean, e.o_recorded_at
      FROM e CROSS JOIN (${personal}) p WHERE NOT e.o_duplicate
    ON CONFLICT (id) DO UPDATE SET version = excluded.version, username = excluded.username, email = excluded.email,
      full_name = excluded.full_name, business_type = excluded.business_type, is_admin = excluded.is_admin
    WHERE u.version < excluded.version`;
}

function setAdmin(id: number, isAdmin: boolean): SQLQuery {
  return sql`UPDATE user_account u SET is_admin = ${isAdmin}, version = e.o_version FROM e
    WHERE u.id = ${id} AND u.version < e.o_version AND NOT e.o_duplicate`;
}

function setProfile(id: number, personal: SQLQuery): SQLQuery {
  return sql`UPDATE user_account u SET username = p.data ->> 'username', email = p.data ->> 'email',
      full_name = p.data ->> 'fullName', business_type = p.data ->> 'businessType', version = e.o_version
    FROM e CROSS JOIN (${personal}) p WHERE u.id = ${id} AND u.version < e.o_version AND NOT e.o_duplicate`;
}

function setVersion(id: number): SQLQuery {
  return sql`UPDATE user_account u SET version = e.o_version FROM e
    WHERE u.id = ${id} AND u.version < e.o_version AND NOT e.o_duplicate`;
}

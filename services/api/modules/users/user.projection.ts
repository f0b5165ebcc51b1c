import type { User } from '#contracts/api/users.ts';
import type { UserEvent } from '#contracts/events/users.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import type { Projected, Projection } from '../../platform/commands/projection.ts';

/** Names of a person, as they stand in `es.personal` under `user-<id>`. */
export type Personal = Readonly<Pick<User, 'username' | 'email' | 'fullName' | 'businessType'>>;

const account: Projected = {
  isPersonal: true,
  statements: [
    sql`INSERT INTO user_account AS u (id, version, username, email, full_name, business_type, is_admin, is_proved, created_at)
      SELECT e.id, e.version, e.derived ->> 'username', e.derived ->> 'email', e.derived ->> 'fullName',
        e.derived ->> 'businessType', coalesce((e.data ->> 'isAdmin')::boolean, false),
        coalesce((e.data ->> 'isAdmin')::boolean, false), e.recorded_at
      FROM e WHERE e.derived IS NOT NULL
      ON CONFLICT (id) DO UPDATE SET version = excluded.version, username = excluded.username, email = excluded.email,
        full_name = excluded.full_name, business_type = excluded.business_type, is_admin = excluded.is_admin,
        is_proved = excluded.is_proved
      WHERE u.version < excluded.version`,
  ],
};

const set = (assignments: SQLQuery): Projected => ({
  statements: [sql`UPDATE user_account u SET ${assignments} FROM e WHERE u.id = e.id AND u.version < e.version`],
});
const version = set(sql`version = e.version`);

export const projectUser: Projection<UserEvent> = {
  UserRegistered: account,
  UserCreated: account,
  AdminGranted: set(sql`version = e.version, is_admin = true`),
  AdminRevoked: set(sql`version = e.version, is_admin = false`),
  ProfileChanged: {
    isPersonal: true,
    statements: [
      sql`UPDATE user_account u SET username = coalesce(e.derived ->> 'username', u.username), version = e.version,
        email = coalesce(e.derived ->> 'email', u.email),
        full_name = CASE WHEN e.derived ? 'fullName' THEN e.derived ->> 'fullName' ELSE u.full_name END,
        business_type = CASE WHEN e.derived ? 'businessType' THEN e.derived ->> 'businessType' ELSE u.business_type END,
        is_proved = u.is_proved AND NOT e.data -> 'changed' ? 'email'
        FROM e WHERE u.id = e.id AND u.version < e.version AND e.derived IS NOT NULL`,
    ],
  },
  AddressConfirmed: {
    isPersonal: true,
    statements: [
      sql`UPDATE user_account u SET email = e.derived ->> 'email', is_proved = true, version = e.version
        FROM e WHERE u.id = e.id AND u.version < e.version AND e.derived IS NOT NULL`,
    ],
  },
  AccountLinkRequested: version,
  PasswordChanged: version,
  SessionsEnded: version,
  PasswordReset: set(sql`version = e.version, is_proved = true`),
  SecondFactorEnabled: version,
  SecondFactorDisabled: version,
  UserDeleted: {
    statements: [
      sql`DELETE FROM user_account u USING e WHERE u.id = e.id AND u.version < e.version`,
      // also in a rebuild: names that came back with an old backup go again
      sql`DELETE FROM es.personal p USING e WHERE p.subject = e.stream`,
    ],
  },
};

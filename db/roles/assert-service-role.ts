import { type Queryable, sql } from '../connection.ts';
import { StartError } from '../start-error.ts';
import type { Service } from './service-logins.ts';

interface Login {
  readonly name: string;
  readonly isSuperuser: boolean;
  readonly hasPowers: boolean;
  readonly ownsLog: boolean;
  readonly isMember: boolean;
  readonly timezone: string;
  readonly may: Readonly<Record<Service, boolean>>;
}

const NAMES = { api: 'API', worker: 'worker' } as const;

/**
 * Refuses a login that could rewrite the log, by itself or by SET ROLE: a service owns nothing and is a member of nothing.
 * Rights that the other service has not are needed for `service`: with a mixed-up login an API would start, and let nobody sign in.
 * @throws StartError with one line
 */
export async function assertServiceRole(db: Queryable, service?: Service): Promise<void> {
  const [login] = await db.query<Login>(sql`SELECT session_user::text AS name, r.rolsuper AS "isSuperuser",
      r.rolcreaterole OR r.rolcreatedb OR r.rolreplication OR r.rolbypassrls AS "hasPowers",
      coalesce(pg_has_role(session_user, (SELECT relowner FROM pg_class WHERE oid = to_regclass('es.events')), 'MEMBER'), false)
        OR coalesce(has_table_privilege(session_user, to_regclass('es.events'), 'UPDATE, DELETE, TRUNCATE'), false) AS "ownsLog",
      EXISTS (SELECT FROM pg_auth_members WHERE member = r.oid) OR session_user <> current_user AS "isMember",
      current_setting('timezone') AS timezone,
      json_build_object('api', coalesce(has_table_privilege(session_user, to_regclass('user_secret'), 'SELECT'), true),
        'worker', coalesce(has_table_privilege(session_user, to_regclass('es.seals'), 'INSERT'), true)) AS may
    FROM pg_roles r WHERE r.rolname = session_user`);
  if (login === undefined) throw new Error('The server did not say as whom we are connected');
  const why = reason(login);
  if (why !== undefined) {
    throw new StartError(
      `DATABASE_URL logs in as ${login.name}, ${why}: a service does not start with such rights. Set DATABASE_OWNER_URL to the owner and DATABASE_URL to a login of the service's own, and run npm run migrate, which makes it.`,
    );
  }
  if (service !== undefined && !login.may[service]) {
    throw new StartError(
      `DATABASE_URL logs in as ${login.name}, which lacks the rights of the ${NAMES[service]}. Set DATABASE_URL to the login of the ${NAMES[service]}, or run npm run migrate, which gives its rights.`,
    );
  }
  if (login.timezone !== 'UTC') {
    throw new StartError(
      `The role ${login.name} works in the time zone ${login.timezone}. As its administrator run: ALTER ROLE ${login.name} SET timezone = 'UTC'`,
    );
  }
}

function reason({ isSuperuser, ownsLog, hasPowers, isMember }: Login): string | undefined {
  if (isSuperuser) return 'a superuser';
  if (ownsLog) return 'who has rights to rewrite the event log';
  if (hasPowers) return 'who may make roles or databases, replicate or pass over row security';
  return isMember ? 'who is a member of other roles' : undefined;
}

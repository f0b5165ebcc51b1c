import { askServer } from '../connection/ask-server.ts';
import { errorCode, StartError } from '../start-error.ts';
import { loginOf, type Service } from './service-logins.ts';

/**
 * Refuses logins that were given by a slip, before anything is written: one to another database than the owner's, and a
 * role that refuses its password and is not the owner's to change. @throws StartError with one line
 */
export async function assertLogins(ownerUrl: string, given: Partial<Record<Service, string | undefined>>) {
  for (const [url, variable] of [
    [given.api, 'DATABASE_URL'],
    [given.worker, 'DATABASE_WORKER_URL'],
  ] as const) {
    if (url === undefined) continue;
    const { role } = loginOf(url);
    const [own, other] = [await ask(ownerUrl, role), await ask(url, role).catch(errorCode)];
    const database = typeof other === 'object' ? other.database : databaseOnOwnersServer(url, ownerUrl);
    if (database !== undefined && database !== own.database) {
      throw new StartError(
        `${variable} names the database ${database}, the owner ${own.database}: it may be the login of another installation. Nothing was changed. Set ${variable} to a login of this one, which npm run migrate makes.`,
      );
    }
    if (typeof other === 'string' && other.startsWith('28') && !own.mayChange) {
      throw new StartError(
        `${variable} logs in as ${role}, whose password is refused and which ${loginOf(ownerUrl).role} may not change: it may belong to another installation. Nothing was changed. Set ${variable} to a login of this one, which npm run migrate makes, or to the right password.`,
      );
    }
  }
}

/** The database of an address at the owner's server; behind another address may be a pooler with names of its own. */
function databaseOnOwnersServer(url: string, ownerUrl: string): string | undefined {
  const [one, owner] = [new URL(url), new URL(ownerUrl)];
  return one.host === owner.host ? decodeURIComponent(one.pathname.slice(1)) || undefined : undefined;
}

interface Seen {
  readonly database: string;
  /** True also for a role that is not there yet. */
  readonly mayChange: boolean;
}

const ask = (url: string, role: string): Promise<Seen> =>
  askServer(url, async (client) => {
    const { rows } = await client.query<Seen>(
      `SELECT current_database() AS database, NOT EXISTS (SELECT FROM pg_roles r JOIN pg_roles me ON me.rolname = current_user
        WHERE r.rolname = $1 AND NOT me.rolsuper AND NOT pg_has_role(me.oid, r.oid, 'MEMBER WITH ADMIN OPTION')) AS "mayChange"`,
      [role],
    );
    const [seen] = rows;
    if (seen === undefined) throw new Error('The server did not say which database it is');
    return seen;
  });

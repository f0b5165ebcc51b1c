import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { inTransaction } from '../connection/ask-server.ts';
import { errorCode, StartError } from '../start-error.ts';
import { grantStatements } from './grants.ts';
import { type Logins, loginOf, type Service } from './service-logins.ts';

const ITERATIONS = 4096;

/** The form in which Postgres keeps a password, so that the password itself never stands in a statement or a server's log. */
function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, ITERATIONS, 32, 'sha256');
  const sign = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(sign('Client Key')).digest('base64');
  const server = sign('Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${server}`;
}

/** The API gives up a statement after this long; the worker's may take their time. */
export const API_STATEMENT_TIMEOUT_MS = 10_000;

/** Settings of the role instead of the connection: a pooler that lends connections would refuse or mix the latter. */
const SETTINGS = {
  timezone: 'UTC',
  idle_in_transaction_session_timeout: '60s', // a forgotten append would hold up every follower
  synchronous_commit: 'on', // an answered write is on the disk, whatever the server's default
  gin_pending_list_limit: '256kB', // each search reads what the index has not yet taken in; an import lets more wait
};

const INSUFFICIENT = '42501';

/**
 * Makes the services' roles and gives them their passwords, settings and rights, in one transaction. Repeated by every
 * migration: a database restored on a new server has none of them. @throws StartError when the owner may not
 */
export const ensureRoles = (client: pg.Client, logins: Logins): Promise<void> =>
  inTransaction(client, async () => {
    await ensureRole(client, 'api', logins.api, { ...SETTINGS, statement_timeout: `${API_STATEMENT_TIMEOUT_MS}ms` });
    await ensureRole(client, 'worker', logins.worker, { ...SETTINGS, statement_timeout: '0' });
    const roles = { api: loginOf(logins.api).role, worker: loginOf(logins.worker).role };
    for (const statement of await grantStatements(client, roles)) await client.query(statement);
  });

async function ensureRole(client: pg.Client, service: Service, url: string, settings: Record<string, string>) {
  const { role, password } = loginOf(url);
  const { rows } = await client.query<{ owner: string; isOwner: boolean; exists: boolean; database: string }>(
    `SELECT current_user AS owner, current_user = $1 AS "isOwner", quote_ident(current_database()) AS database,
      EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS exists`,
    [role],
  );
  if (rows[0]?.isOwner !== false) {
    throw new StartError(
      `The ${service === 'api' ? 'API' : 'worker'} may not log in as ${role}, who migrates the database. Give it a login of its own in ${service === 'api' ? 'DATABASE_URL' : 'DATABASE_WORKER_URL'}; npm run migrate makes it.`,
    );
  }
  const name = pg.escapeIdentifier(role);
  const set = Object.entries(settings).map(
    ([key, value]) => `ALTER ROLE ${name} SET ${key} = ${pg.escapeLiteral(value)}`,
  );
  const secret = password && `ALTER ROLE ${name} PASSWORD ${pg.escapeLiteral(scramVerifier(password))}`;
  const make = rows[0].exists ? '' : `CREATE ROLE ${name} LOGIN`;
  // A role may set what it likes for itself, such as a search_path with which no service starts.
  const reset = [`ALTER ROLE ${name} RESET ALL`, `ALTER ROLE ${name} IN DATABASE ${rows[0].database} RESET ALL`];
  await client.query('SAVEPOINT role');
  try {
    await client.query([make, secret, ...reset, ...set].filter(Boolean).join('; '));
  } catch (error) {
    if (errorCode(error) !== INSUFFICIENT) throw error;
    await client.query('ROLLBACK TO role');
    // A role that an administrator made is his to keep; the start of the service says what it lacks.
    if (rows[0].exists) return;
    throw new StartError(
      `${rows[0].owner} may not create the role ${role}. As a superuser run: ALTER ROLE ${rows[0].owner} CREATEROLE`,
    );
  }
}

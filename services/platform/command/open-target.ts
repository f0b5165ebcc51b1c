import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assertCurrent } from '#db/assert-current.ts';
import { assertDirect } from '#db/connection/assert-direct.ts';
import { type Database, openDatabase } from '#db/connection.ts';
import { findRunningPostgres } from '#db/embedded-postgres/find-running.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { loginOf, serviceLogins } from '#db/roles/service-logins.ts';
import { errorCode, StartError } from '#db/start-error.ts';
import { type LaunchConfig, readLaunchConfig } from '../config.ts';
import { noStorage } from '../metrics/no-storage.ts';

/** The database does not answer; later it may. */
export class AwayError extends StartError {}

interface Target {
  readonly db: Database;
  readonly config: LaunchConfig;
}

interface TargetOptions {
  /** 'owner': as the owner where he is known, else as DATABASE_URL says. 'api': as the API, which can only append. */
  readonly as: 'owner' | 'api';
  /** A database that is older is brought up to date where the owner is known; without it a check refuses it. */
  readonly mayMigrate?: boolean;
  readonly max?: number;
}

/**
 * Runs `work` on the product's database: an external one, else the embedded one of DATA_DIR, which is started for the length
 * of the command when the product does not run. @throws StartError also when the database is lost or refuses on the way
 */
export async function withTarget<T>(options: TargetOptions, work: (target: Target) => Promise<T>): Promise<T> {
  const config = readLaunchConfig();
  const { databaseOwnerUrl, dataDir } = config;
  if (databaseOwnerUrl !== undefined) return runOn(databaseOwnerUrl, config, options, work);
  return withEmbedded({ dataDir, mayCreate: options.mayMigrate }, (url) => runOn(url, config, options, work));
}

interface Embedded {
  readonly dataDir: string;
  /** False: a mistyped folder is no new and empty database. */
  readonly mayCreate?: boolean | undefined;
}

/**
 * Runs `work` on the embedded database, as its superuser; it is started for as long when the product does not run.
 * @throws StartError when there is none, or this user may not use it
 */
export async function withEmbedded<T>(
  { dataDir, mayCreate = false }: Embedded,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const running = await findRunningPostgres(dataDir);
  if (running !== undefined) return work(running);
  if (!mayCreate && !existsSync(join(dataDir, 'postgres')))
    throw new StartError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  const postgres = await startEmbeddedPostgres({ dataDir });
  return work(postgres.url).finally(() => postgres.stop());
}

async function runOn<T>(
  url: string,
  config: LaunchConfig,
  { as, mayMigrate = false, max = 3 }: TargetOptions,
  work: (target: Target) => Promise<T>,
): Promise<T> {
  let db: Database | undefined;
  try {
    await assertDirect(url);
    const isOwner = await mayWriteSchema(url);
    const logins = serviceLogins(url, config.databaseLogins);
    if (mayMigrate && isOwner) await migrate(url, { logins });
    else await assertCurrent(url);
    const own = as === 'api' && isOwner ? logins.api : url;
    db = openDatabase(own, { max, role: 'owner', statementTimeout: 0 });
    return await work({ db, config });
  } catch (error) {
    throw toStartError(error, url);
  } finally {
    await db?.close();
  }
}

/** False for a service's login, with which a command runs where only that is known. */
export async function mayWriteSchema(url: string): Promise<boolean> {
  const db = openDatabase(url, { max: 1, role: 'owner' });
  const asked = db.query<{ may: boolean }>(db.sql`SELECT has_schema_privilege('public', 'CREATE') AS may`);
  return (await asked.finally(() => db.close()))[0]?.may === true;
}

/** Errors of the network, of signing in, of rights, of a server that ends, each as one line; anything else as it is. */
export function toStartError(error: unknown, url: string, variable = 'DATABASE_URL'): unknown {
  const code = errorCode(error) ?? '';
  const { hostname, port } = new URL(url);
  const place = `${hostname || 'its socket'}:${port || '5432'}`;
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
  if (code === '42501' || code.startsWith('28')) {
    return new StartError(
      `The database at ${place} refuses ${loginOf(url).role}: ${reason} (${code}). Nothing was checked or changed. Run npm run migrate as its owner, which gives the roles their rights.`,
    );
  }
  if (code === '3D000')
    return new StartError(
      `The database server at ${place} was reached, but has no such database: ${reason} (${code}). Check ${variable}.`,
    );
  if (noStorage(error))
    return new StartError(`The database at ${place} cannot store: ${reason} (${code}). Make room on its disk.`);
  if (isOfFile(error)) return new StartError(String(reason));
  const isAway =
    /^(08\w{3}|57P0\d|53\d{3})$/.test(code) ||
    /^E[A-Z_]+$/.test(code) ||
    /Connection terminated|timeout/i.test(reason ?? '');
  if (error instanceof StartError || !isAway) return error;
  return new AwayError(`Cannot reach the database at ${place} (${code || reason}). Check ${variable}.`);
}

/** True for errors of files, which have the same codes as those of the network: ENOENT, EACCES, ETIMEDOUT. */
const isOfFile = (error: unknown) =>
  error instanceof Error &&
  'syscall' in error &&
  ('path' in error || !/^(connect|getaddrinfo|read|write)$/.test(String(error.syscall)));

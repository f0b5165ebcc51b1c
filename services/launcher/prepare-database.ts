import pg from 'pg';
import { assertUrduLocale } from '#db/assert-locale.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate, NewerDatabaseError } from '#db/migrate.ts';
import { errorCode, StartError } from '#db/start-error.ts';
import type { LaunchConfig } from '../platform/config.ts';
import type { Resources } from './resources.ts';

const OLDEST_VERSION = 16;

/** Answers the connection string of a database that runs, is migrated and can handle Urdu. Throws StartError. */
export async function prepareDatabase(
  config: LaunchConfig,
  resources: Resources,
  signal: AbortSignal,
): Promise<string> {
  const url = config.databaseUrl ?? (await startOwn(config, resources, signal));
  if (config.databaseUrl !== undefined) await assertReachable(url);
  signal.throwIfAborted();
  await migrate(url).catch((error: unknown) => {
    throw error instanceof NewerDatabaseError ? new StartError(error.message) : error;
  });
  await assertUrduLocale(url);
  return url;
}

async function startOwn(config: LaunchConfig, resources: Resources, signal: AbortSignal): Promise<string> {
  const verbose = config.logLevel === 'debug' || config.logLevel === 'trace';
  const onLog = verbose ? (line: string) => console.error(line) : () => undefined;
  const first = await startEmbeddedPostgres({ dataDir: config.dataDir, onLog });
  let current = first;
  let stopping = false;
  resources.add(async () => {
    stopping = true;
    await current.stop();
  });
  signal.throwIfAborted();

  // The address must stay: API and worker know it and reconnect by themselves.
  const watch = () =>
    current.exited.then(async () => {
      if (stopping) return;
      console.error('The database ended unexpectedly; it starts again.');
      current = await startEmbeddedPostgres({ dataDir: config.dataDir, port: first.port, onLog });
      if (stopping) await current.stop();
      else void watch();
    });
  void watch().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.kill(process.pid, 'SIGTERM');
  });
  return first.url;
}

async function assertReachable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const answer = await client.query<{ version: string }>("SELECT current_setting('server_version') AS version");
    const version = answer.rows[0]?.version ?? '0';
    if (Number.parseInt(version, 10) >= OLDEST_VERSION) return;
    throw new StartError(`DATABASE_URL names PostgreSQL ${version}; Ailaan needs ${OLDEST_VERSION} or later.`);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { hostname, port } = new URL(url);
    throw new StartError(
      `Cannot reach the database of DATABASE_URL at ${hostname || 'its socket'}:${port || '5432'}: ${reason(error)}. Check the address, or leave DATABASE_URL out to use the embedded one.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

// A name with several addresses fails with several errors and an empty message.
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || (errorCode(error) ?? error.name);
}

import { type Database, type OpenOptions, openDatabase } from '#db/connection.ts';
import { findRunningPostgres } from '#db/embedded-postgres/find-running.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { errorCode, StartError } from '#db/start-error.ts';
import { type LaunchConfig, readLaunchConfig } from '../config.ts';

export interface Target {
  readonly db: Database;
  readonly config: LaunchConfig;
  close(): Promise<void>;
}

/**
 * Opens the product's database: the one of DATABASE_URL, else the embedded one of DATA_DIR, which is started for the
 * length of the command when the product does not run. @throws StartError
 */
export async function openTarget(
  variables: Readonly<Record<string, string | undefined>>,
  options: Pick<OpenOptions, 'role' | 'max'> = {},
): Promise<Target> {
  const open = (url: string) => openDatabase(url, { max: 3, ...options });
  const config = readLaunchConfig(variables);
  const running = config.databaseUrl ?? (await findRunningPostgres(config.dataDir));
  if (running !== undefined) return connect(running, config, open, async () => undefined);
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir });
  return connect(postgres.url, config, open, () => postgres.stop());
}

async function connect(
  url: string,
  config: LaunchConfig,
  open: (url: string) => Database,
  stop: () => Promise<void>,
): Promise<Target> {
  try {
    await migrate(url);
    const db = open(url);
    return {
      db,
      config,
      close: async () => {
        await db.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw toStartError(error, url);
  }
}

function toStartError(error: unknown, url: string): unknown {
  const code = errorCode(error) ?? '';
  // Network errors, and the codes of Postgres for a wrong password or a missing database.
  if (!/^(E[A-Z]+|08\w{3}|28\w{3}|3D000|57P03)$/.test(code)) return error;
  const { hostname, port } = new URL(url);
  return new StartError(`Cannot reach the database at ${hostname}:${port || '5432'} (${code}). Check DATABASE_URL.`);
}

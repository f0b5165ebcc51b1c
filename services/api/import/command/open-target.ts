import { type Database, openDatabase } from '#db/connection.ts';
import { findRunningPostgres } from '#db/embedded-postgres/find-running.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate, NewerDatabaseError } from '#db/migrate.ts';
import { errorCode, StartError } from '#db/start-error.ts';
import { readLaunchConfig } from '../../../platform/config.ts';

export interface Target {
  readonly db: Database;
  close(): Promise<void>;
}

/**
 * The product's database: the one of DATABASE_URL, else the embedded one of DATA_DIR; that is started for the length of
 * the command when the product does not run. @throws StartError
 */
export async function openTarget(variables: Readonly<Record<string, string | undefined>>): Promise<Target> {
  const config = readLaunchConfig(variables);
  const running = config.databaseUrl ?? (await findRunningPostgres(config.dataDir));
  if (running !== undefined) return connect(running, async () => undefined);
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir });
  return connect(postgres.url, () => postgres.stop());
}

async function connect(url: string, stop: () => Promise<void>): Promise<Target> {
  try {
    await migrate(url);
    const db = openDatabase(url, { max: 3 });
    return {
      db,
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
  if (error instanceof NewerDatabaseError) return new StartError(error.message);
  const code = errorCode(error) ?? '';
  // network errors, and what Postgres says of a wrong password or a database that does not exist
  if (!/^(E[A-Z]+|08\w{3}|28\w{3}|3D000|57P03)$/.test(code)) return error;
  const { hostname, port } = new URL(url);
  return new StartError(`Cannot reach the database at ${hostname}:${port || '5432'} (${code}). Check DATABASE_URL.`);
}

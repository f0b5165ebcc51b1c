import { type Database, openDatabase } from '#db/connection.ts';
import { findRunningPostgres } from '#db/embedded-postgres/find-running.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
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
    throw error;
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#db/connection.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';

/** An embedded Postgres in a folder of its own, migrated and empty; `stop` removes it. */
export async function openEmptyPortal({ durable = true, connections = 2 } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'ailaan-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable });
  const logins = await migrate(postgres.url);
  const owner = openDatabase(postgres.url, { role: 'owner', max: connections });
  const stop = async () => {
    await owner.close();
    await postgres.stop('immediate');
    await rm(dataDir, { recursive: true, force: true });
  };
  return { dataDir, postgres, logins, owner, stop };
}

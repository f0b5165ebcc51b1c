import { assertUrduLocale } from '#db/connection/assert-locale.ts';
import { assertReachable } from '#db/connection/assert-reachable.ts';
import { openDatabase } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { createLogger } from '../platform/logger.ts';
import { runMain } from '../platform/run-main.ts';
import { firstRun } from './first-run.ts';

/** `npm run migrate`: schema and first run of the database of DATABASE_URL, then the end. Any number may run at once. */
await runMain(async () => {
  const config = readConfig();
  const logger = createLogger('migrate', config.logLevel);
  await assertReachable(config.databaseUrl);
  await migrate(config.databaseUrl, { onMigration: (name) => logger.info({ migration: name }, 'migrated') });
  await assertUrduLocale(config.databaseUrl);
  await seed(config);
  logger.info('the database is ready');
});

async function seed(config: Config): Promise<void> {
  const db = openDatabase(config.databaseUrl, { max: 2 });
  try {
    const { admin } = await firstRun(db, config);
    // A password that was made up is nowhere else; it goes to the person, not into the log.
    if (admin?.password !== undefined) console.log(`Sign in as ${admin.username} with password ${admin.password}`);
  } finally {
    await db.close();
  }
}

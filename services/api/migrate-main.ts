import { assertDirect } from '#db/connection/assert-direct.ts';
import { assertUrduLocale } from '#db/connection/assert-locale.ts';
import { assertReachable } from '#db/connection/assert-reachable.ts';
import { openDatabase } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { assertLogins } from '#db/roles/assert-logins.ts';
import { serviceLogins } from '#db/roles/service-logins.ts';
import { toStartError } from '../platform/command/open-target.ts';
import { type Config, readMigrateConfig } from '../platform/config.ts';
import { createLogger } from '../platform/logger.ts';
import { runMain } from '../platform/run-main.ts';
import { firstRun } from './first-run.ts';

/**
 * `npm run migrate`: schema, roles of the services and first run, then the end. Any number may run at once. Connects as
 * DATABASE_OWNER_URL and gives the logins of DATABASE_URL and DATABASE_WORKER_URL; without it DATABASE_URL is the owner.
 */
await runMain(async () => {
  const { config, databaseOwnerUrl: owner, databaseOwnerVariable: variable, databaseLogins } = readMigrateConfig();
  const logger = createLogger('migrate', config.logLevel);
  await assertReachable(owner, variable);
  await assertDirect(owner);
  await assertLogins(owner, databaseLogins);
  const logins = serviceLogins(owner, databaseLogins);
  const onMigration = (name: string) => logger.info({ migration: name }, 'migrated');
  await migrate(owner, { logins, onMigration }).catch((error: unknown) => {
    throw toStartError(error, owner, variable);
  });
  await assertUrduLocale(owner);
  await seed({ ...config, databaseUrl: logins.api }).catch((error: unknown) => {
    throw toStartError(error, logins.api);
  });
  logger.info('the database is ready');
});

async function seed(config: Config): Promise<void> {
  const db = openDatabase(config.databaseUrl, { max: 2, sessionUrl: config.databaseSessionUrl });
  try {
    const { admin } = await firstRun(db, config);
    // A password that was made up is nowhere else; it goes to the person, not into the log.
    if (admin?.password !== undefined) console.log(`Sign in as ${admin.username} with password ${admin.password}`);
  } finally {
    await db.close();
  }
}

import { resolve } from 'node:path';
import { backUp } from '#db/backup/back-up.ts';
import { findRunningPostgres } from '#db/embedded-postgres/find-running.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { StartError } from '#db/start-error.ts';
import { readLaunchConfig } from '../../platform/config.ts';
import { runMain } from '../../platform/run-main.ts';

const WITH_KEY = '--with-audit-key';

/** `npm run backup -- FOLDER [--with-audit-key]`: copies the embedded database, running or not, into a data folder that can be started. */
await runMain(async () => {
  const given = process.argv.slice(2);
  const withAuditKey = given.includes(WITH_KEY);
  const [folder, ...others] = given.filter((argument) => argument !== WITH_KEY);
  if (folder === undefined || others.length > 0)
    throw new StartError('Usage: npm run backup -- FOLDER [--with-audit-key]');
  const { databaseUrl, dataDir } = readLaunchConfig(process.env);
  if (databaseUrl !== undefined) {
    throw new StartError(
      'This copies the embedded database only. Back up the one of DATABASE_URL with pg_dump or pg_basebackup.',
    );
  }
  const to = resolve(process.env.INIT_CWD ?? '', folder);
  const running = await findRunningPostgres(dataDir);
  const own = running === undefined ? await startEmbeddedPostgres({ dataDir }) : undefined;
  try {
    await backUp(running ?? own?.url ?? '', dataDir, to, { withAuditKey });
  } finally {
    await own?.stop();
  }
  console.log(`Backed up ${dataDir} to ${to}. To try or restore it: DATA_DIR=${to} npm start`);
  if (!withAuditKey) console.log('The audit key is not in it: keep it apart, and set AUDIT_KEY when you restore.');
});

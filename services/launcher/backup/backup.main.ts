import { resolve } from 'node:path';
import { BEGIN_ANEW, backUp, NOTE_BACKUP } from '#db/backup/back-up.ts';
import { StartError } from '#db/start-error.ts';
import { withEmbedded, withTarget } from '../../platform/command/open-target.ts';
import { readLaunchConfig } from '../../platform/config.ts';
import { runMain } from '../../platform/run-main.ts';

const WITH_KEY = '--with-audit-key';
const MADE = '--made';
const RESTORED = '--restored';
const STATEMENTS: Readonly<Record<string, string>> = { [MADE]: NOTE_BACKUP, [RESTORED]: BEGIN_ANEW };
const USAGE = `Usage: npm run backup -- FOLDER [${WITH_KEY}]; to note one that another program has made: npm run backup -- ${MADE}; after every restore: npm run backup -- ${RESTORED}`;

/**
 * `npm run backup -- FOLDER [--with-audit-key]`: copies the embedded database, running or not, into a data folder that can
 * be started, and notes that in the database. `--made` only notes: pg_dump made a backup. `--restored` comes after a restore.
 */
await runMain(async () => {
  const given = process.argv.slice(2);
  const statement = given.length === 1 ? STATEMENTS[String(given[0])] : undefined;
  if (statement !== undefined)
    return withTarget({ as: 'owner' }, async ({ db }) => void (await db.pool.query(statement)));
  const withAuditKey = given.includes(WITH_KEY);
  const [folder, ...others] = given.filter((argument) => argument !== WITH_KEY);
  if (folder === undefined || others.length > 0) throw new StartError(USAGE);
  const { databaseUrl, dataDir } = readLaunchConfig(process.env);
  if (databaseUrl !== undefined) {
    throw new StartError(
      `This copies the embedded database only. Back up the one of DATABASE_URL with pg_dump or pg_basebackup, and note it: npm run backup -- ${MADE}`,
    );
  }
  const to = resolve(process.env.INIT_CWD ?? '', folder);
  await withEmbedded({ dataDir }, (url) => backUp(url, dataDir, to, { withAuditKey }));
  console.log(`Backed up ${dataDir} to ${to}. To try or restore it: DATA_DIR=${to} npm start`);
  if (!withAuditKey)
    console.log(
      'The audit key is not in it: keep it apart, and set AUDIT_KEY when you start that: none of the seals is signed with a new one.',
    );
});

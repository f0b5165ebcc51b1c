import { chmod, chown, copyFile, lstat, mkdir, readdir, readlink, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { errorCode, StartError } from '../start-error.ts';

/** Files of the data folder outside the cluster: its password, and what the product keeps beside the database. */
const EXTRA_FILES = ['postgres-password', 'session-secret', 'audit-seals.jsonl'];
/** File of the key of seals. It is beside the data only where somebody asks for it, because whoever has both can seal anew. */
const AUDIT_KEY = 'audit-key';
const SLOT = 'ailaan_backup';
/** Statement by which the age of the last backup can be watched. */
export const NOTE_BACKUP = 'INSERT INTO backup_made DEFAULT VALUES';
/**
 * Statements after a restore. A number that was given since the backup stays that of what was lost, because links in emails
 * have no end: the next reader would be opened by the link of another. Sessions that were ended since stay ended.
 */
export const BEGIN_ANEW = `SELECT setval(format('%I.%I', schemaname, sequencename), coalesce(last_value, 0) + 100000)
   FROM pg_sequences WHERE schemaname = 'public';
  DELETE FROM session`;
const NO_SUCH_TABLE = '42P01';
/** Files of the running server, and files that the start makes anew. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label|tablespace_map|(pg_wal|pg_replslot|pg_stat_tmp|pg_notify|pg_serial|pg_snapshots|pg_subtrans|pg_dynshmem)\/.+|.*pgsql_tmp.*)$/;

/**
 * Copies the running embedded database of `dataDir` into the new folder `to`, which then is a data folder of its own:
 * a start with DATA_DIR on it recovers to the moment in which the backup ended. People go on working meanwhile.
 * @throws StartError when the folder is in use
 */
export async function backUp(url: string, dataDir: string, to: string, { withAuditKey = false } = {}): Promise<void> {
  await makeEmpty(to);
  const client = new pg.Client({ connectionString: url, application_name: 'ailaan-backup' });
  client.on('error', () => undefined); // the next query says so
  await client.connect();
  try {
    await dropSlot(client); // one that stays behind when an older version is killed
    // keeps the write-ahead log while files are copied, and ends with the connection: one that stayed would fill the disk
    await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [SLOT]);
    await client.query("SELECT pg_backup_start('ailaan', true)");
    await copyFolder(join(dataDir, 'postgres'), join(to, 'postgres'), (path) => LEFT_OUT.test(path));
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    await client.query('SELECT pg_switch_wal()');
    await writeAsServer(join(to, 'postgres'), 'backup_label', rows[0]?.labelfile ?? '');
    const isNoSegment = (path: string) => !/^[0-9A-F]{24}$|\.history$/.test(path);
    await copyFolder(join(dataDir, 'postgres', 'pg_wal'), join(to, 'postgres', 'pg_wal'), isNoSegment);
    await copyExtraFiles(dataDir, to, withAuditKey);
    await client.query(NOTE_BACKUP).catch((error: unknown) => {
      if (errorCode(error) !== NO_SUCH_TABLE) throw error; // a database from before the upgrade is backed up, too
    });
  } finally {
    await dropSlot(client).catch(() => undefined);
    await client.end();
  }
}

async function copyExtraFiles(dataDir: string, to: string, withAuditKey: boolean): Promise<void> {
  for (const name of withAuditKey ? [...EXTRA_FILES, AUDIT_KEY] : EXTRA_FILES) {
    await copyFile(join(dataDir, name), join(to, name)).catch((error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error;
    });
  }
}

/** Writes a file with the owner of the data folder, as Postgres insists. */
export async function writeAsServer(folder: string, name: string, text: string): Promise<void> {
  const path = join(folder, name);
  await writeFile(path, text, { mode: 0o600, flush: true });
  const { uid, gid } = await stat(folder);
  if (process.getuid?.() === 0) await chown(path, uid, gid);
}

async function dropSlot(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = $1', [
    SLOT,
  ]);
}

async function makeEmpty(to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o711 });
  if ((await readdir(to)).length > 0) throw new StartError(`${to} is not empty. Name a new folder for the backup.`);
}

/**
 * Copies a folder that is in use: what vanishes meanwhile is left out. Keeps modes and, for root, owners.
 * `skip` is asked with the path inside the folder.
 */
async function copyFolder(from: string, to: string, skip: (path: string) => boolean, path = ''): Promise<void> {
  const source = join(from, path);
  await mkdir(join(to, path), { recursive: true });
  await keepRights(source, join(to, path));
  for (const entry of await readdir(source, { withFileTypes: true }).catch(gone([]))) {
    const inner = join(path, entry.name);
    if (skip(inner)) continue;
    if (entry.isDirectory()) await copyFolder(from, to, skip, inner);
    else await copyEntry(join(from, inner), join(to, inner), entry.isSymbolicLink());
  }
}

async function copyEntry(from: string, to: string, isLink: boolean): Promise<void> {
  try {
    if (isLink) await symlink(await readlink(from), to);
    else {
      await copyFile(from, to);
      await keepRights(from, to);
    }
  } catch (error) {
    gone(undefined)(error);
  }
}

async function keepRights(from: string, to: string): Promise<void> {
  const { mode, uid, gid } = await lstat(from);
  await chmod(to, mode & 0o7777);
  if (process.getuid?.() === 0) await chown(to, uid, gid);
}

const gone =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (errorCode(error) === 'ENOENT') return instead;
    throw error;
  };

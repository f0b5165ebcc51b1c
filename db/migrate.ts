import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { QUEUE, QUEUE_SCHEMA } from '#contracts/jobs/jobs.ts';
import { askServer, inTransaction } from './connection/ask-server.ts';
import { applyFunctions } from './functions/apply-functions.ts';
import { ensureRoles } from './roles/ensure-roles.ts';
import { type Logins, serviceLogins } from './roles/service-logins.ts';
import { messageOf, StartError } from './start-error.ts';

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));
/** Any constant will do; it keeps two starting processes from migrating at once. */
const LOCK_KEY = 7_114_202;

interface MigrateOptions {
  readonly onMigration?: (name: string) => void;
  /** Logins of the services; those that follow from `url` by default. */
  readonly logins?: Logins;
  /** Stops after the migrations of this release, for tests of upgrades; the functions are those of today. */
  readonly release?: string;
}

/**
 * Brings the database at `url` (its owner's) to the newest schema: forward only, each migration in its own transaction,
 * then the functions that have changed, the queue's tables, and the services' roles with their rights. Answers the logins.
 * @throws StartError when the database has migrations that this code does not know
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<Logins> {
  const { onMigration, release, logins = serviceLogins(url) } = options;
  const work = async (client: pg.Client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migration (
      name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`);
    const known = await listMigrations();
    const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migration ORDER BY name');
    const applied = rows.map(({ name }) => name);
    assertKnown(applied.filter((name) => !known.includes(name)));
    const last = release === undefined ? undefined : known.findLast((name) => name.startsWith(`${release}/`));
    for (const name of known.slice(0, last === undefined ? known.length : known.indexOf(last) + 1)) {
      if (applied.includes(name)) continue;
      await apply(client, name);
      onMigration?.(name);
    }
    await applyFunctions(client);
    await prepareQueue(client);
    await ensureRoles(client, logins);
    return logins;
  };
  return askServer(url, work, 'ailaan-migrate');
}

/** Names of all migrations (`1.0.0/0001-event-log.sql`) in their order: 1.10 comes after 1.9. */
export async function listMigrations(): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  return names.filter((name) => name.endsWith('.sql')).sort(new Intl.Collator('en', { numeric: true }).compare);
}

export const readMigration = (name: string): Promise<string> => readFile(`${folder}${name}`, 'utf8');

export function assertKnown(unknown: readonly string[]): void {
  if (unknown.length === 0) return;
  if (unknown.some((name) => !name.includes('/'))) {
    throw new StartError(
      'The database holds the development schema from before release 1.0.0, which cannot be upgraded. Nothing was changed. Start with an empty database: set DATA_DIR to a new folder, or DATABASE_URL to a new database.',
    );
  }
  throw new StartError(
    `The database was written by a newer version of Ailaan (it has ${unknown.join(', ')}). Start that version, or restore a backup.`,
  );
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const text = await readMigration(name);
  await inTransaction(client, async () => {
    await client.query(text);
    await client.query('INSERT INTO schema_migration (name) VALUES ($1)', [name]);
  }).catch((error: unknown) => {
    throw new Error(`Migration ${name} failed: ${messageOf(error)}`, { cause: error });
  });
}

/**
 * Brings the queue's own tables to the version of its library. Its counter of jobs is made here, too: left to the first
 * job, it would belong to the worker, which owns nothing.
 */
async function prepareQueue(client: pg.Client): Promise<void> {
  const { runMigrations } = await import('bullmq'); // takes its time, and nothing else of the database needs it
  await runMigrations(client, QUEUE_SCHEMA);
  await client.query("SELECT set_config('ailaan.queue', $1, false), set_config('search_path', $2, false)", [
    QUEUE,
    QUEUE_SCHEMA,
  ]);
  await client.query(`DO $$ BEGIN
    EXECUTE format('CREATE SEQUENCE IF NOT EXISTS %I', job_id_seq_name(current_setting('ailaan.queue')));
  END $$; RESET search_path`);
}

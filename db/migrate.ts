import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));
/** Any constant will do; it keeps two starting processes from migrating at once. */
const LOCK_KEY = 7_114_202;

export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

export interface MigrateOptions {
  readonly onMigration?: (name: string) => void;
}

/**
 * Brings the database at `url` (its owner's) to the newest schema; forward only, each file in its own transaction.
 * @throws NewerDatabaseError when the database has migrations that this code does not know
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'ailaan-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migration (
      name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`);
    const known = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migration');
    const applied = new Set(rows.map((row) => row.name));
    const unknown = [...applied].filter((name) => !known.includes(name));
    if (unknown.length > 0) {
      throw new NewerDatabaseError(
        `The database was written by a newer version of Ailaan (it has ${unknown.join(', ')}). Start that version, or restore a backup.`,
      );
    }
    for (const name of known.filter((candidate) => !applied.has(candidate))) {
      await apply(client, name);
      options.onMigration?.(name);
    }
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const text = await readFile(`${folder}${name}`, 'utf8');
  await client.query('BEGIN');
  try {
    await client.query(text);
    await client.query('INSERT INTO schema_migration (name) VALUES ($1)', [name]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

import type pg from 'pg';
import { askServer } from './connection/ask-server.ts';
import { assertKnown, listMigrations } from './migrate.ts';
import { StartError } from './start-error.ts';

/**
 * Refuses a database whose schema is older than this code, or newer unless told otherwise: in a rolling upgrade services
 * of the release before go on. Changes nothing. @throws StartError with one line
 */
export async function assertCurrent(url: string, { mayBeNewer = false } = {}): Promise<void> {
  const applied = await askServer(url, appliedMigrations);
  const known = await listMigrations();
  if (!mayBeNewer) assertKnown(applied.filter((name) => !known.includes(name)));
  const missing = known.filter((name) => !applied.includes(name));
  if (missing.length === 0) return;
  throw new StartError(
    applied.length === 0
      ? 'The database holds nothing of Ailaan. Nothing was changed. Check DATABASE_URL or DATA_DIR; in a new database run npm run migrate first.'
      : `The database was written by an older version of Ailaan (it lacks ${missing.join(', ')}). Nothing was changed. Run that version, or upgrade the database with npm run migrate or npm start.`,
  );
}

async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    "SELECT to_regclass('schema_migration') IS NOT NULL AS exists",
  );
  if (rows[0]?.exists !== true) return [];
  const applied = await client.query<{ name: string }>('SELECT name FROM schema_migration ORDER BY name');
  return applied.rows.map(({ name }) => name);
}

import { StartError } from '../start-error.ts';
import { askServer } from './ask-server.ts';

/**
 * Refuses a database whose locale does not know Urdu letters: search would silently find nothing in Urdu.
 * `url` names a migrated database (pg_trgm installed). Throws StartError with one line.
 */
export async function assertUrduLocale(url: string): Promise<void> {
  const { rows } = await askServer(url, (client) =>
    client.query<{ locale: string; knows: boolean }>(
      `SELECT datctype AS locale, show_trgm('تعمیر') <> '{}' AND to_tsvector('simple', 'تعمیر') <> '' AS knows
         FROM pg_database WHERE datname = current_database()`,
    ),
  );
  if (rows[0]?.knows === true) return;
  throw new StartError(
    `The database locale ${rows[0]?.locale ?? 'unknown'} cannot handle Urdu text. Create the database with: CREATE DATABASE ailaan TEMPLATE template0 ENCODING UTF8 LOCALE 'C.UTF-8'.`,
  );
}

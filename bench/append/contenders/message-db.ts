import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { CONNECTIONS, everywhereIn, type OpenContender } from './contender.ts';
import { EVENTS_PER_STREAM, meta, notice } from './notice.ts';

const SOURCE = new URL('../node_modules/@eventide/message-db/database/', import.meta.url);
/** In the order of its own install script; its role, privileges and views are left out, for nobody here uses them. */
const FILES = [
  'schema/message-store',
  'extensions/pgcrypto',
  'tables/messages',
  'types/message',
  ...['hash-64', 'category', 'is-category', 'acquire-lock', 'id', 'cardinal-id', 'stream-version', 'write-message'].map(
    (name) => `functions/${name}`,
  ),
  ...['id', 'stream', 'category'].map((name) => `indexes/messages-${name}`),
];
const NONE = -1;
const text = 'SELECT message_store.write_message($1, $2, $3, $4, $5, $6) AS position';

/** Its schema and functions, as the superuser of the database. */
export async function installMessageDb(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c search_path=message_store,public' });
  await client.connect();
  for (const name of FILES) await client.query(await readFile(new URL(`${name}.sql`, SOURCE), 'utf8'));
  await client.end();
}

/** message-db's write_message with an expected version; it has no read row to write. All streams are of one category. */
export const openMessageDb: OpenContender = (url) => open(url, () => 'notice');

/** The best case for it, whose lock is that of a category: each connection has one of its own. */
export const openMessageDbApart: OpenContender = (url) => open(url, (lane) => `notice${lane}`);

async function open(url: string, categoryOf: (lane: number) => string) {
  const options = '-c search_path=message_store,public';
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, options });
  const places = Array.from({ length: CONNECTIONS }, () => ({ stream: '', version: EVENTS_PER_STREAM }));
  return {
    append: async (lane: number) => {
      const place = places[lane];
      if (place === undefined) throw new Error(`There is no lane ${lane}`);
      if (place.version === EVENTS_PER_STREAM) {
        Object.assign(place, { stream: `${categoryOf(lane)}-${randomUUID()}`, version: 0 });
      }
      const type = place.version === 0 ? 'NoticePosted' : 'NoticeChanged';
      const [data, metadata] = [JSON.stringify({ notice }), JSON.stringify(meta)];
      const values = [randomUUID(), place.stream, type, data, metadata, place.version + NONE];
      await pool.query({ name: 'write_message', text, values });
      place.version++;
    },
    everywhere: (statement: string) => everywhereIn(pool, statement),
  };
}

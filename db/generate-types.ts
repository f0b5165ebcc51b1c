/**
 * Writes db/__generated__ from a migrated throw-away database: `node db/generate-types.ts`; with `--check` it only
 * compares and exits 1 when the checked-in files are out of date.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import createConnectionPool from '@databases/pg';
import introspect from '@databases/pg-schema-introspect';
import { printSchema } from '@databases/pg-schema-print-types';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

/** Tables that `table()` of db/tables.ts is asked for, or whose row types queries name. */
const TABLES = [
  'calendar_link',
  'idempotency_key',
  'import_part',
  'import_run',
  'saved_search',
  'session',
  'worker_process',
];

/** The file of what nobody asks for, which is not written: parameters of inserts, and which columns are JSON. */
const UNUSED = 'unused.ts';

const folder = fileURLToPath(new URL('./__generated__/', import.meta.url));

async function generate(): Promise<Map<string, string>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ailaan-types-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    await migrate(postgres.url);
    const connection = createConnectionPool.default({ connectionString: postgres.url, bigIntMode: 'number' });
    const schema = await introspect.default(connection, { schemaName: 'public' });
    await connection.dispose();
    const files = printSchema(schema, {
      primaryKeyTypeMode: 'inline_no_brand',
      // as the parsers of db/connection.ts answer them
      typeOverrides: { date: 'string', int8: 'number' },
      tableFileName: 'index.ts',
      tableReExportFileName: null,
      tableInsertParametersFileName: UNUSED,
      tableInsertParametersReExportFileName: null,
      serializeValueFileName: UNUSED,
      schemaJsonFileName: null,
      ignoreTables: schema.classes.map(({ className }) => className).filter((name) => !TABLES.includes(name)),
    });
    return new Map(
      files
        .filter(({ filename }) => filename !== UNUSED)
        .map(({ filename, content }) => [String(filename), toTypeExports(content)]),
    );
  } finally {
    await postgres.stop('immediate');
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Node strips types file by file, so what is only a type must be exported as one. */
function toTypeExports(content: string): string {
  return content
    .replace(/^import .*\n+/gm, '')
    .replace(/, insert: \w+_InsertParameters/g, ', insert: never')
    .replace(/^ *\/\*\*\n *\* @default .*\n *\*\/\n/gm, '') // which only an insert asks about
    .replace(/^export type \{\w+\}\n/gm, '')
    .replace(/^export default (\w+);$/gm, 'export type { $1 as default };')
    .replace(/Array<(\w+) \| null>/g, '$1[]') // our lists hold no null
    .replace(/ +$/gm, '');
}

async function existing(): Promise<Map<string, string>> {
  const names = await readdir(folder).catch(() => []);
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(folder + name, 'utf8')] as const)));
}

const [wanted, present] = [await generate(), await existing()];
const differing = [...wanted].filter(([name, content]) => present.get(name) !== content).map(([name]) => name);
const superfluous = [...present.keys()].filter((name) => !wanted.has(name));
if (process.argv.includes('--check')) {
  if (differing.length + superfluous.length > 0) {
    console.error(`Out of date: ${[...differing, ...superfluous].join(', ')}. Run: npm run db:generate`);
    process.exitCode = 1;
  }
} else {
  for (const name of differing) await writeFile(folder + name, wanted.get(name) ?? '');
  for (const name of superfluous) await rm(folder + name);
}

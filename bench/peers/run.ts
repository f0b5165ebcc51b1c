/**
 * `npm run bench:peers -- --dir DIR`: the first page with its number over HTTP, ours against Directus on the same Postgres and
 * against SQLite FTS5, over the 100,000 tenders of `npm run bench:data -- --tenders 100000 --dir DIR/100000`. In turn; writes
 * results.json. `--dry` leaves it alone.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../db/connection.ts';
import { startEmbeddedPostgres } from '../../db/embedded-postgres.ts';
import { migrate } from '../../db/migrate.ts';
import { writeResults } from '../lib/bars.ts';
import { forkServer } from '../lib/child.ts';
import { directusAt, listOf } from './contender.ts';
import { startDirectus } from './directus/start.ts';
import { createDirectusTable, dropDirectusSchema } from './directus/table.ts';
import { compare, measure } from './measure.ts';
import { barsOf, linesOf } from './report.ts';
import { buildSqlite, openSqlite } from './sqlite/database.ts';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'bench/.data' },
    size: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '40' },
    'slow-rounds': { type: 'string', default: '5' },
    'no-directus': { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
});

const endings: (() => unknown)[] = [];
const began = Date.now();
const said = (text: string) => console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s ${text}`);
try {
  const server = await startEmbeddedPostgres({ dataDir: join(values.dir, values.size) });
  endings.push(() => server.stop());
  const { api } = await migrate(server.url);
  const folder = await mkdtemp(join(tmpdir(), 'ailaan-peers-'));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  const db = openDatabase(api);
  endings.push(() => db.close());
  const directus = values['no-directus'] ? undefined : await openDirectus(server.url, folder);
  const file = join(folder, 'tenders.sqlite');
  await buildSqlite(db, file);
  said('SQLite has the rows');
  const inProcess = openSqlite(file);
  const [ours, sqlite] = [await serverAt('./ours.child.ts', api), await serverAt('./sqlite/server.child.ts', file)];
  const contenders = { us: listOf(ours.port), sqlite: listOf(sqlite.port), directus, db, inProcess };
  endings.push(() => {
    for (const { child } of [ours, sqlite]) child.disconnect();
    for (const one of [contenders.us, contenders.sqlite, directus]) one?.close();
    inProcess.close();
  });
  const agreements = await compare(contenders);
  console.table(agreements);
  said('compared; measuring');
  const rounds = Number(values.rounds);
  const lines = linesOf(await measure(contenders, { rounds, slowRounds: Number(values['slow-rounds']) }));
  for (const { p50, ...line } of lines) console.log(JSON.stringify({ ...line, p50, p95: undefined }));
  said('measured');
  const machine = { tenders: Number(values.size), rounds, loadAverage: Number((loadavg()[0] ?? 0).toFixed(1)) };
  if (!values.dry) await writeResults(import.meta.url, { bars: barsOf(lines), machine, lines, agreements } as never);
} finally {
  for (const end of endings.reverse()) await end();
}

function serverAt(script: string, data: string) {
  return forkServer(new URL(script, import.meta.url), data);
}

async function openDirectus(url: string, folder: string) {
  const owner = openDatabase(url, { role: 'owner', max: 1 });
  endings.push(async () => {
    await dropDirectusSchema(owner);
    await owner.close();
  });
  await createDirectusTable(owner);
  said('Directus has the rows');
  const { port, stop } = await startDirectus(url, folder);
  endings.push(stop);
  said('Directus answers');
  return directusAt(port);
}

/**
 * `npm run bench:export`: every export of a million rows, read to its end and left at a tenth. Memory of the API's process before,
 * at its highest and afterwards, and how long Postgres is still at work for a caller who has gone. Writes results.json;
 * `-- --rows 50000 --dry` tries things out.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase, sql } from '#db/connection.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { fillLog, index } from '../audit/data.ts';
import { type Bar, rounded, writeResults } from '../lib/bars.ts';
import { ApiProcess } from './api-process.ts';
import { fillTenders } from './data.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, dry: { type: 'boolean', default: false } },
});
const rows = Number(values.rows);
const MB = 1024 * 1024;
const SETTLE_MS = 3000;
const GIVE_UP_MS = 20_000;

const EXPORTS = {
  'tenders, CSV': '/tenders.csv',
  'releases, OCDS': '/api/ocds/releases.jsonl',
  'event log, CSV': '/api/admin/events/export',
  'event log, JSON Lines': '/api/admin/events/export?format=jsonl',
} as const;

const dataDir = await mkdtemp(join(tmpdir(), 'ailaan-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
await migrate(postgres.url);
const owner = openDatabase(postgres.url, { role: 'owner', max: 2 });
const worker = openDatabase(postgres.url, { max: 2 });
console.log('making the data ...');
// eight events in ten are of tenders; the releases are to be as many as the rows
const events = Math.ceil(rows / 0.8);
await fillLog(owner, events);
await index(worker, owner, events);
await fillTenders(owner, rows);
await worker.close();
const api = await ApiProcess.start(postgres.url);

/** Statements of the API that Postgres is at work on, the way an operator looks. */
async function atWork(): Promise<number> {
  const [row] = await owner.query<{ count: number }>(sql`SELECT count(*) AS count FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle' AND backend_type = 'client backend'`);
  return row?.count ?? 0;
}

/** Milliseconds until none is left, and none begins for a while. */
async function untilIdle(): Promise<number> {
  const start = performance.now();
  let last = 0;
  while (performance.now() - start < last + 500 && performance.now() - start < GIVE_UP_MS) {
    if ((await atWork()) > 0) last = performance.now() - start;
    await sleep(5);
  }
  return last;
}

async function measure(name: keyof typeof EXPORTS) {
  const path = EXPORTS[name];
  await api.read(path, rows / 100); // code, connections and the room that V8 takes for itself are no growth
  await sleep(SETTLE_MS);
  const before = api.memory;
  api.takeHighest();
  const whole = await api.read(path);
  const growth = (api.takeHighest() - before) / MB;
  await sleep(SETTLE_MS);
  api.takeHighest();
  const part = await api.read(path, rows / 10);
  const cancelledMs = await untilIdle();
  const cancelledGrowth = (api.takeHighest() - before) / MB;
  await sleep(SETTLE_MS);
  const one = {
    name,
    rows: whole.lines,
    megabytes: Math.round(whole.bytes / MB),
    seconds: rounded(whole.seconds),
    firstByteSeconds: rounded(whole.firstAfter),
    rowsPerSecond: Math.round(whole.lines / whole.seconds),
    rssBefore: Math.round(before / MB),
    rssGrowth: Math.round(growth),
    cancelledAtRow: part.lines,
    cancelledMs: Math.round(cancelledMs),
    rssGrowthCancelled: Math.round(cancelledGrowth),
    rssAfter: Math.round(api.memory / MB),
  };
  console.log(JSON.stringify(one));
  return one;
}

const measured = [];
for (const name of Object.keys(EXPORTS) as (keyof typeof EXPORTS)[]) measured.push(await measure(name));
const bars = measured.flatMap((one): Bar[] => [
  { name: `${one.name}: growth of memory`, measured: one.rssGrowth, atMost: 100, unit: 'MB' },
  { name: `${one.name}: Postgres at work after the caller left`, measured: one.cancelledMs, atMost: 1000, unit: 'ms' },
]);
console.table(measured, [
  'name',
  'rows',
  'seconds',
  'rowsPerSecond',
  'rssBefore',
  'rssGrowth',
  'cancelledMs',
  'rssAfter',
]);
if (values.dry) console.log(bars);
else await writeResults(import.meta.url, { bars, measured } as never);
await api.stop();
await owner.close();
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });
process.exitCode = bars.every(({ measured: value, atMost = 0 }) => value <= atMost) ? 0 : 1;

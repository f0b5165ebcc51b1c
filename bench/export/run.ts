/**
 * `npm run bench:export`: every export of a million rows, left at a tenth and read to its end. How much more memory the API's process
 * takes for the whole than for the tenth, and how long Postgres is still at work for a caller who has gone. Writes results.json;
 * `-- --rows 50000 --dry` tries things out, `--dir DIR` keeps the data and takes what it finds there.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase, sql } from '#db/connection.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { serviceLogins } from '#db/roles/service-logins.ts';
import { fillLog, index } from '../audit/data.ts';
import { type Bar, rounded, writeResults } from '../lib/bars.ts';
import { ApiProcess } from './api-process.ts';
import { fillTenders } from './data.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    dry: { type: 'boolean', default: false },
    dir: { type: 'string' },
  },
});
const rows = Number(values.rows);
const SETTLE_MS = 3000;
const GIVE_UP_MS = 20_000;

const EXPORTS = {
  'tenders, CSV': '/tenders.csv',
  'releases, OCDS': '/api/ocds/releases.jsonl',
  'event log, CSV': '/api/admin/events/export',
  'event log, JSON Lines': '/api/admin/events/export?format=jsonl',
} as const;

const dataDir = values.dir ?? (await mkdtemp(join(tmpdir(), 'ailaan-bench-')));
const isFilled = existsSync(join(dataDir, 'postgres'));
const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
const owner = openDatabase(postgres.url, { role: 'owner', max: 2 });
if (!isFilled) await fill();
const api = await ApiProcess.start(serviceLogins(postgres.url).api);
await sleep(SETTLE_MS); // it has told of its memory, and is at rest

async function fill(): Promise<void> {
  console.log('making the data ...');
  const logins = await migrate(postgres.url);
  const worker = openDatabase(logins.worker, { max: 2 });
  // eight events in ten are of tenders; the releases are to be as many as the rows
  const events = Math.ceil(rows / 0.8);
  await fillLog(owner, events);
  await index(worker, owner, events);
  await fillTenders(owner, rows);
  await worker.close();
}

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
  const idle = api.memory;
  const part = await api.read(path, rows / 10);
  const cancelledMs = await untilIdle();
  await sleep(SETTLE_MS);
  const afterTenth = api.takeHighest();
  const whole = await api.read(path);
  const highest = api.takeHighest();
  await sleep(SETTLE_MS);
  const one = {
    name,
    rows: whole.rows,
    megabytes: megabytes(whole.bytes),
    seconds: rounded(whole.seconds),
    firstByteSeconds: rounded(whole.firstAfter),
    rowsPerSecond: Math.round(whole.rows / whole.seconds),
    rssIdle: megabytes(idle),
    rssOfTenth: megabytes(afterTenth),
    rssOfWhole: megabytes(highest),
    rssAfter: megabytes(api.memory),
    cancelledAtLine: part.lines,
    cancelledMs: Math.round(cancelledMs),
  };
  console.log(JSON.stringify(one));
  return one;
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
const measured = [];
for (const name of Object.keys(EXPORTS) as (keyof typeof EXPORTS)[]) measured.push(await measure(name));
const bars = measured.flatMap((one): Bar[] => [
  {
    name: `${one.name}: memory of the whole − of a tenth`,
    measured: one.rssOfWhole - one.rssOfTenth,
    atMost: 100,
    unit: 'MB',
  },
  { name: `${one.name}: Postgres at work after the caller left`, measured: one.cancelledMs, atMost: 1000, unit: 'ms' },
]);
await writeResults(import.meta.url, { bars, measured }, values);
await api.stop();
await owner.close();
await postgres.stop();
if (values.dir === undefined) await rm(dataDir, { recursive: true, force: true });

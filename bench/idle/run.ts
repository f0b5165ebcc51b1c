/**
 * `npm start` in another terminal, then `npm run bench:idle [-- --seconds N]`: what the portal of DATA_DIR costs while
 * nobody uses it, over five minutes. Reads /proc, so on Linux only. Exits 1 above 1 % of a core for API or worker, or 20 transactions a second.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase, sql } from '#db/connection.ts';
import { findRunningPostgres } from '#db/embedded-postgres/find-running.ts';
import { readLaunchConfig } from '../../services/platform/config.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '300' } } });
const SECONDS = Number(values.seconds);
const TICKS_A_SECOND = 100;

const { dataDir } = readLaunchConfig();
const url = await findRunningPostgres(dataDir);
if (url === undefined) throw new Error(`No portal runs on ${dataDir}. Start one: npm start`);
const db = openDatabase(url, { max: 1, role: 'owner' });

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // the process has ended
  }
};

function processOf(service: string): string {
  const isOurs = (id: string) =>
    read(`/proc/${id}/cmdline`).includes(`services/${service}/main.ts`) &&
    read(`/proc/${id}/environ`).includes(`DATA_DIR=${dataDir}\0`);
  const id = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isOurs(name));
  if (id === undefined) throw new Error(`No process of the ${service} was found`);
  return id;
}

/** Seconds of processor that a process has used. */
function used(id: string): number {
  const fields = read(`/proc/${id}/stat`).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

async function transactions(): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    sql`SELECT xact_commit + xact_rollback AS n FROM pg_stat_database WHERE datname = current_database()`,
  );
  return row?.n ?? 0;
}

const [api, worker] = [processOf('api'), processOf('worker')];
const before = [used(api), used(worker), await transactions()] as const;
await sleep(SECONDS * 1000);
const after = [used(api), used(worker), await transactions()] as const;
await db.close();

const [apiShare = 0, workerShare = 0, rate = 0] = after.map((value, at) => (value - (before[at] ?? 0)) / SECONDS);
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
console.log(
  `API ${percent(apiShare)}, worker ${percent(workerShare)} of a core, ${rate.toFixed(1)} transactions a second`,
);
process.exitCode = apiShare <= 0.01 && workerShare <= 0.01 && rate <= 20 ? 0 : 1;

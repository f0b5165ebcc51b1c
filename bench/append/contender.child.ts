import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { CONNECTIONS, type Contender, type OpenContender } from './contenders/contender.ts';

export interface CellOrder {
  readonly connections: number;
  readonly synced: boolean;
  readonly milliseconds: number;
}
export interface CellResult {
  readonly perSecond: number;
  /** Microseconds of processor time an append: this process and its database connections. */
  readonly cpuMicros: number;
}

const WARM_UP = 30;
const openers: Readonly<Record<string, () => Promise<OpenContender>>> = {
  raw: async () => (await import('./contenders/raw.ts')).openRaw,
  full: async () => (await import('./contenders/ours.ts')).openFull,
  'command, new stream': async () => (await import('./contenders/ours.ts')).openCommandNew,
  'command, mixed': async () => (await import('./contenders/ours.ts')).openCommandMixed,
  'message-db': async () => (await import('./contenders/message-db.ts')).openMessageDb,
  'message-db, apart': async () => (await import('./contenders/message-db.ts')).openMessageDbApart,
  emmett: async () => (await import('./contenders/emmett.ts')).openEmmett,
};

const [name = '', url = ''] = process.argv.slice(2);
const opener = openers[name];
if (opener === undefined) throw new Error(`There is no contender ${name}`);
const contender = await (await opener())(url);
const backends = await pidsOf(contender);
await Promise.all(lanes(CONNECTIONS).map((lane) => repeat(WARM_UP, () => contender.append(lane))));

process.on('message', (order: CellOrder) => void run(order).then((result) => process.send?.(result)));
process.send?.('ready');

/** Appends in so many loops at once for so long. */
async function run({ connections, synced, milliseconds }: CellOrder): Promise<CellResult> {
  await contender.everywhere(synced ? 'SET synchronous_commit = on' : 'SET synchronous_commit = off');
  let appends = 0;
  const cpuBefore = await cpuMicros();
  const begin = performance.now();
  const end = begin + milliseconds;
  await Promise.all(
    lanes(connections).map(async (lane) => {
      while (performance.now() < end) {
        await contender.append(lane);
        appends++;
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  return { perSecond: appends / seconds, cpuMicros: ((await cpuMicros()) - cpuBefore) / appends };
}

function lanes(count: number): number[] {
  return Array.from({ length: count }, (_, lane) => lane);
}

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let count = 0; count < times; count++) await work();
}

async function pidsOf({ everywhere }: Contender): Promise<number[]> {
  const results = await everywhere('SELECT pg_backend_pid() AS pid');
  return results.map(({ rows }) => (rows[0] as { pid: number }).pid);
}

async function cpuMicros(): Promise<number> {
  const { user, system } = process.cpuUsage();
  const ofBackends = await Promise.all(
    backends.map((pid) => readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0')),
  );
  return ofBackends.reduce((sum, stat) => sum + Number(stat.split(' ')[0]) / 1000, user + system);
}

/**
 * `npm run bench:rebuild`: rebuilding, sealing and verifying against a replay of the same log, as ratios. Writes
 * results.json and exits 1 when a bar is missed. `--events 20000 --rounds 3 --dry` tries things out.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#db/connection.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { writeSmallEvents, writeTenders } from './logs.ts';
import { measure, type Ratios } from './measure.ts';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '8' },
    dry: { type: 'boolean', default: false },
  },
});
const events = Number(values.events);
const rounds = Number(values.rounds);
/** Tenders cost so much more to write that a tenth of them takes as long. */
const TENDER_SHARE = 10;
/** Enough that no two events of a stream meet on a page of the rebuild. */
const FAR_SHARE = 5;

const small = await onLog((owner) => writeSmallEvents(owner, events), rounds);
const far = await onLog((owner) => writeSmallEvents(owner, events / FAR_SHARE, false), Math.ceil(rounds / 2));
const tenders = await onLog((owner) => writeTenders(owner, events / TENDER_SHARE), Math.ceil(rounds / 2));

const bars = [
  bar('rebuild ÷ replay, small events', 0.75, small.rebuild),
  bar('sealing ÷ replay', 1, small.sealing),
  bar('verifying ÷ replay', 1, small.verifying),
];
const shown = {
  'rebuild ÷ replay, small events of a stream far apart (no bar)': spread(far.rebuild),
  'rebuild ÷ replay, tenders with their search words (no bar)': spread(tenders.rebuild),
};
const machine = {
  measuredAt: new Date().toISOString(),
  events,
  rounds,
  processors: cpus().length,
  processor: cpus()[0]?.model ?? 'unknown',
  node: process.version,
  loadAverage: Number((loadavg()[1] ?? 0).toFixed(1)),
};
for (const { what, atLeast, measured, met } of bars) {
  console.log(`${met ? 'met   ' : 'MISSED'} ${what}: ${show(measured)}, at least ${atLeast}`);
}
for (const [what, measured] of Object.entries(shown)) console.log(`       ${what}: ${show(measured)}`);
if (!values.dry) {
  const text = `${JSON.stringify({ machine, bars, shown }, null, 2)}\n`;
  await writeFile(new URL('./results.json', import.meta.url), text);
}
process.exitCode = bars.every(({ met }) => met) ? 0 : 1;

async function onLog(fill: (owner: ReturnType<typeof openDatabase>) => Promise<void>, count: number): Promise<Ratios> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ailaan-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await migrate(postgres.url);
    const owner = openDatabase(postgres.url, { role: 'owner', max: 1 });
    await fill(owner);
    await owner.close();
    return await measure(postgres.url, count);
  } finally {
    await postgres.stop('immediate');
    await rm(dataDir, { recursive: true, force: true });
  }
}

function bar(what: string, atLeast: number, ratios: readonly number[]) {
  const measured = spread(ratios);
  return { what, atLeast, measured, met: measured.median >= atLeast };
}

function spread(ratios: readonly number[]) {
  const sorted = [...ratios].sort((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN).toFixed(3));
  return { median: at(0.5), quarter: at(0.25), threeQuarters: at(0.75) };
}

function show({ median, quarter, threeQuarters }: ReturnType<typeof spread>): string {
  return `${median.toFixed(2)} (${quarter.toFixed(2)}–${threeQuarters.toFixed(2)})`;
}

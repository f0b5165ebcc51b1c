/**
 * `npm run bench:rebuild`: rebuilding, sealing and verifying against a replay of the same log, as ratios. Writes
 * results.json and exits 1 when a bar is missed. `--events 20000 --rounds 3 --dry` tries things out.
 */
import { parseArgs } from 'node:util';
import type { Database } from '#db/connection.ts';
import { machine, ratioBar, showSpread, spread, writeResults } from '../lib/bars.ts';
import { openEmptyPortal } from '../lib/empty-portal.ts';
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
  ratioBar('rebuild ÷ replay, small events', 0.75, small.rebuild),
  ratioBar('sealing ÷ replay', 1, small.sealing),
  ratioBar('verifying ÷ replay', 1, small.verifying),
];
const shown = {
  'rebuild ÷ replay, small events of a stream far apart (no bar)': spread(far.rebuild),
  'rebuild ÷ replay, tenders with their search words (no bar)': spread(tenders.rebuild),
};
for (const [what, measured] of Object.entries(shown)) console.log(`       ${what}: ${showSpread(measured)}`);
await writeResults(import.meta.url, { bars, machine: { events, rounds, ...machine() }, shown }, values);

async function onLog(fill: (owner: Database) => Promise<void>, count: number): Promise<Ratios> {
  const { postgres, owner, stop } = await openEmptyPortal();
  try {
    await fill(owner);
    return await measure(postgres.url, count);
  } finally {
    await stop();
  }
}

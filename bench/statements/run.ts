/**
 * `npm run bench:statements`: how right the proposals for bank statements are, on statements made of seeds that no rule was
 * fitted to (200 lines, 120 of them ours, every layout), and how long matching keeps other requests waiting: 200 lines
 * against 10,000 subscribers. Writes results.json and exits 1 when a bar is missed; `-- --seeds 5 --dry` tries things out.
 */
import { loadavg } from 'node:os';
import { setImmediate as immediately } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { propose } from '../../services/api/modules/statements/match/propose.ts';
import { readStatement } from '../../services/api/modules/statements/read/read-statement.ts';
import { LAYOUTS } from '../../tests/support/statements/layouts.ts';
import { drawPayers } from '../../tests/support/statements/people.ts';
import { randomSource } from '../../tests/support/statements/random.ts';
import { drawStatement } from '../../tests/support/statements/statement.ts';
import { quantile, rounded, writeResults } from '../lib/bars.ts';

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '200' }, dry: { type: 'boolean', default: false } },
});
const FIRST_SEED = 70_000;
const SUBSCRIBERS = 10_000;
const ROUNDS = 20;

async function drawn(layout: string, seed: number, subscribers: number) {
  const by = randomSource(seed);
  const payers = drawPayers(by, subscribers);
  const transactions = drawStatement(payers, by);
  const { lines } = await readStatement(Buffer.from(LAYOUTS[layout]?.(transactions) ?? ''));
  const paying = lines.map(({ day, narration, bankReference, paisa }, id) => ({
    ...{ id, day, paisa },
    text: `${narration} ${bankReference}`,
  }));
  return { payers, paying, incoming: transactions.filter(({ amount }) => amount > 0) };
}

const counts = { statements: 0, ours: 0, right: 0, sure: 0, sureAndWrong: 0, worstRight: 1 };
for (let seed = FIRST_SEED; seed < FIRST_SEED + Number(values.seeds); seed++) {
  for (const layout of Object.keys(LAYOUTS)) {
    const { payers, paying, incoming } = await drawn(layout, seed, 400);
    const proposed = await propose(paying, payers);
    let [ours, right] = [0, 0];
    for (const [at, { of }] of incoming.entries()) {
      const { confidence = 'none', candidates = [] } = proposed.get(at) ?? {};
      const isRight = candidates[0]?.payer.id === of;
      if (of !== undefined) ours++;
      if (of !== undefined && isRight) right++;
      if (confidence === 'sure') counts.sure++;
      if (confidence === 'sure' && !isRight) counts.sureAndWrong++;
    }
    counts.statements++;
    counts.ours += ours;
    counts.right += right;
    counts.worstRight = Math.min(counts.worstRight, right / ours);
  }
}

const load = loadavg()[0];
const [layout = ''] = Object.keys(LAYOUTS);
const times: number[] = [];
const slices: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const { payers, paying } = await drawn(layout, FIRST_SEED + round, SUBSCRIBERS);
  const stop = new AbortController();
  const longest = longestSlice(stop.signal);
  await immediately();
  const began = performance.now();
  await propose(paying, payers);
  times.push(performance.now() - began);
  stop.abort();
  slices.push(await longest);
}

await writeResults(
  import.meta.url,
  {
    bars: [
      { name: 'proposed right, of ours', measured: rounded(counts.right / counts.ours), atLeast: 0.95 },
      { name: 'sure and wrong', measured: counts.sureAndWrong, atMost: 0 },
      { name: 'longest slice of matching, p50', measured: rounded(quantile(slices, 0.5)), atMost: 50, unit: 'ms' },
    ],
    counts,
    subscribers: SUBSCRIBERS,
    matching: { p50: rounded(quantile(times, 0.5)), p95: rounded(quantile(times, 0.95)) },
    slices: { p50: rounded(quantile(slices, 0.5)), max: rounded(Math.max(...slices)) },
    loadAverage: load,
  },
  values,
);

/** Longest time of the processor, in ms, for which other work of this process had to wait; what other processes take is no part of it. */
async function longestSlice(signal: AbortSignal): Promise<number> {
  let longest = 0;
  let before = processorMs();
  while (!signal.aborted) {
    await immediately();
    const now = processorMs();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return longest;
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

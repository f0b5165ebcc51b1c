import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';

/** A measured value against what it has to be; `atMost` or `atLeast`, whichever is given. */
export interface Bar {
  readonly name: string;
  readonly measured: number;
  /** The half of all rounds that lies in the middle, where `measured` is their median. */
  readonly middleHalf?: readonly [number, number];
  readonly atMost?: number;
  readonly atLeast?: number;
  readonly unit?: string;
}

export const isHeld = ({ measured, atMost, atLeast }: Bar): boolean =>
  !Number.isNaN(measured) && measured <= (atMost ?? Infinity) && measured >= (atLeast ?? -Infinity);

export const rounded = (value: number): number => Number(value.toPrecision(3));

/** The value below which `part` of the list lies; NaN of nothing. */
export function quantile(list: readonly number[], part: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Median, and the half of all rounds that lies in the middle. */
export interface Spread {
  readonly median: number;
  readonly quarter: number;
  readonly threeQuarters: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return rounded(low + (high - low) * (place % 1));
  };
  return { median: at(0.5), quarter: at(0.25), threeQuarters: at(0.75) };
}

export const showSpread = ({ median, quarter, threeQuarters }: Spread) => `${median} (${quarter}–${threeQuarters})`;

/** A ratio of every round that has to be at least so much in half of them. */
export function ratioBar(name: string, atLeast: number, values: readonly number[]): Bar {
  const { median, quarter, threeQuarters } = spread(values);
  return { name, measured: median, middleHalf: [quarter, threeQuarters], atLeast };
}

/** The machine and how busy it is. */
export const machine = () => ({
  processors: cpus().length,
  processor: cpus()[0]?.model ?? 'unknown',
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  platform: `${process.platform} ${process.arch}`,
  node: process.version,
  loadAverage: rounded(loadavg()[0] ?? 0),
});

/**
 * The end of a benchmark: prints each bar with its verdict, writes `results.json` beside the script at `url` (not when
 * `dry`: for trying things out) and has the process end with 1 when a bar is missed.
 */
export async function writeResults(
  url: string,
  results: { readonly bars: readonly Bar[] } & Readonly<Record<string, unknown>>,
  { dry = false } = {},
): Promise<void> {
  for (const bar of results.bars) {
    const limit = bar.atMost === undefined ? `≥ ${bar.atLeast}` : `≤ ${bar.atMost}`;
    const half = bar.middleHalf === undefined ? '' : ` (${bar.middleHalf.join('–')})`;
    console.log(`${isHeld(bar) ? 'held  ' : 'MISSED'} ${bar.name}: ${bar.measured}${half} (${limit})`);
  }
  const stamped = { measuredAt: new Date().toISOString(), ...results };
  if (!dry) await writeFile(new URL('./results.json', url), `${JSON.stringify(stamped, null, 1)}\n`);
  process.exitCode = results.bars.every(isHeld) ? 0 : 1;
}

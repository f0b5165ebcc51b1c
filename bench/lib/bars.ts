import { writeFile } from 'node:fs/promises';

/** A measured value against what it has to be; `atMost` or `atLeast`, whichever is given. */
export interface Bar {
  readonly name: string;
  readonly measured: number;
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
    console.log(`${isHeld(bar) ? 'held  ' : 'MISSED'} ${bar.name}: ${bar.measured} (${limit})`);
  }
  const stamped = { measuredAt: new Date().toISOString(), ...results };
  if (!dry) await writeFile(new URL('./results.json', url), `${JSON.stringify(stamped, null, 1)}\n`);
  process.exitCode = results.bars.every(isHeld) ? 0 : 1;
}

import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Bar } from '../lib/bars.ts';

/** The bars of one benchmark, as it stored them. */
export interface Section {
  readonly name: string;
  readonly title: string;
  readonly measuredAt: string;
  readonly bars: readonly Bar[];
}

const median = z.union([z.number(), z.object({ median: z.number() }).transform((value) => value.median)]);
const named = z
  .object({
    name: z.string().optional(),
    what: z.string().optional(),
    measured: median.nullable(),
    bar: z.number().optional(),
    atLeast: z.number().optional(),
    atMost: z.number().optional(),
    unit: z.string().optional(),
  })
  .transform((one): Bar => {
    const { name, what, measured, bar, atLeast = bar, atMost, unit } = one;
    return {
      name: name ?? what ?? '',
      measured: measured ?? Number.NaN,
      ...(atMost === undefined ? {} : { atMost }),
      ...(atMost === undefined && atLeast !== undefined ? { atLeast } : {}),
      ...(unit === undefined ? {} : { unit }),
    };
  });
const Listed = z.object({
  measuredAt: z.string().optional(),
  machine: z.object({ measuredAt: z.string().optional() }).optional(),
  bars: z.array(named),
});

const Digests = z.object({
  measuredAt: z.string(),
  matching: z.object({ ratio: z.number(), differentLists: z.number(), bar: z.number() }),
  run: z.object({ ratio: z.number(), bar: z.number() }),
  memory: z.object({ megabytes: z.number(), bar: z.number() }),
});

function barsOf(name: string, stored: unknown): Pick<Section, 'measuredAt' | 'bars'> {
  if (name === 'digests') {
    const { measuredAt, matching, run, memory } = Digests.parse(stored);
    const bars = [
      { name: 'matching ÷ one query a subscription', measured: matching.ratio, atLeast: matching.bar },
      { name: 'lists that differ', measured: matching.differentLists, atMost: 0 },
      { name: 'whole run ÷ the obvious way', measured: run.ratio, atLeast: run.bar },
      { name: 'memory of the worker', measured: memory.megabytes, atMost: memory.bar, unit: 'MB' },
    ];
    return { measuredAt, bars };
  }
  const { measuredAt, machine, bars } = Listed.parse(stored);
  return { measuredAt: measuredAt ?? machine?.measuredAt ?? '', bars };
}

/** undefined when this benchmark has stored no results yet. */
export async function readSection(bench: URL, name: string, title: string): Promise<Section | undefined> {
  const text = await readFile(new URL(`${name}/results.json`, bench), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : { name, title, ...barsOf(name, JSON.parse(text)) };
}

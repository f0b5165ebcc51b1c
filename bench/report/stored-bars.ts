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

const Stored = z.object({
  measuredAt: z.string(),
  bars: z.array(
    z.object({
      name: z.string(),
      measured: z.nullable(z.number()).transform((value) => value ?? Number.NaN),
      atMost: z.exactOptional(z.number()),
      atLeast: z.exactOptional(z.number()),
      unit: z.exactOptional(z.string()),
    }),
  ),
});

/** undefined when this benchmark has stored no results yet. */
export async function readSection(bench: URL, name: string, title: string): Promise<Section | undefined> {
  const text = await readFile(new URL(`${name}/results.json`, bench), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : { name, title, ...Stored.parse(JSON.parse(text)) };
}

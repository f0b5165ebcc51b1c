import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Chart } from './bar-chart.ts';

const Stored = z.object({
  sizes: z.array(z.number()),
  results: z.array(
    z.object({ name: z.string(), kind: z.string(), size: z.number(), p50: z.number(), p95: z.number() }),
  ),
});

/** Growth of lists and facets with the number of tenders; nothing when they were never measured. */
export async function readLists(bench: URL): Promise<{ readonly file: string; readonly chart: Chart }[]> {
  const text = await readFile(new URL('lists/results.json', bench), 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const { sizes, results } = Stored.parse(JSON.parse(text));
  const series = sizes.map((size) => `${size.toLocaleString('en')} tenders`);
  const rows = (kind: string, measure: 'p50' | 'p95') =>
    [...new Set(results.filter((one) => one.kind === kind).map(({ name }) => name))]
      .map((label) => ({
        label,
        values: sizes.map(
          (size) => results.find((one) => one.name === label && one.kind === kind && one.size === size)?.[measure] ?? 0,
        ),
      }))
      .sort((a, b) => (a.values.at(-1) ?? 0) - (b.values.at(-1) ?? 0));
  return [
    { file: 'lists-p50.svg', chart: { title: 'First pages with totals, p50, ms', series, rows: rows('list', 'p50') } },
    {
      file: 'lists-p95.svg',
      chart: { title: 'First pages with totals, p95, ms (bar: 25)', series, rows: rows('list', 'p95'), limit: 25 },
    },
    { file: 'facets-p50.svg', chart: { title: 'Totals and facets, p50, ms', series, rows: rows('facets', 'p50') } },
    {
      file: 'bare-p50.svg',
      chart: { title: 'The same page as bare SQL, p50, ms', series, rows: rows('bare page', 'p50') },
    },
  ];
}

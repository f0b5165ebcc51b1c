import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Chart } from './bar-chart.ts';

const Peers = z.object({
  lines: z.array(z.object({ name: z.string(), p50: z.record(z.string(), z.number()) })),
});
const median = z.object({ median: z.number() });
const Append = z.object({ throughputToRaw: z.record(z.string(), z.record(z.string(), median)) });
const Mails = z.object({ mailsPerProcessorSecond: z.record(z.string(), z.number()) });

interface Plot {
  readonly file: string;
  readonly chart: Chart;
}

/** Ours beside every peer that was measured: appends, first pages, mails. */
export async function readPeers(bench: URL): Promise<Plot[]> {
  const plots = await Promise.all([
    plotOf(bench, 'append', Append, ({ throughputToRaw }) => ({
      file: 'append.svg',
      chart: {
        title: 'Appends a second ÷ bare INSERTs a second, by durability and connections',
        series: Object.keys(throughputToRaw).map((setting) => setting.replace(/ connections?$/, '')),
        rows: labelsOf(Object.values(throughputToRaw)).map((label) => ({
          label,
          values: Object.values(throughputToRaw).map((setting) => setting[label]?.median ?? 0),
        })),
      },
    })),
    plotOf(bench, 'peers', Peers, ({ lines }) => ({
      file: 'peers-p50.svg',
      chart: {
        title: 'First page with its number over HTTP, 100,000 tenders, p50, ms',
        series: ['SQLite FTS5', 'ours', 'Directus'],
        rows: lines.map(({ name, p50 }) => ({
          label: name,
          values: [p50.sqlite ?? 0, p50.us ?? 0, p50.directus ?? 0],
        })),
      },
    })),
    plotOf(bench, 'mails', Mails, ({ mailsPerProcessorSecond }) => ({
      file: 'mails.svg',
      chart: {
        title: 'Digests drawn in a second of processor time',
        series: ['mails'],
        rows: Object.entries(mailsPerProcessorSecond)
          .map(([label, value]) => ({ label, values: [value] }))
          .sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0)),
      },
    })),
  ]);
  return plots.flatMap((plot) => (plot === undefined ? [] : [plot]));
}

async function plotOf<T>(bench: URL, name: string, shape: z.ZodType<T>, draw: (stored: T) => Plot) {
  const text = await readFile(new URL(`${name}/results.json`, bench), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : draw(shape.parse(JSON.parse(text)));
}

const labelsOf = (settings: readonly object[]) => [...new Set(settings.flatMap((setting) => Object.keys(setting)))];

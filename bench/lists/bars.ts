import { type Bar, rounded } from '../lib/bars.ts';
import { BEST, CLASSES } from './classes.ts';

export interface Measured {
  readonly name: string;
  readonly kind: string;
  readonly size: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly samples: number;
}

interface Recall {
  readonly size: number;
  /** Part of the slips whose word is among the first three. */
  readonly three: number;
}

/** The bars of lists and search, from the smallest to the largest of `sizes`. */
export function barsOf(
  results: readonly Measured[],
  sizes: readonly number[],
  typos: readonly Recall[],
  differences: number,
): Bar[] {
  const [small = 0, large = 0] = [sizes[0], sizes.at(-1)];
  const of = (name: string, kind: string, size: number) =>
    results.find((one) => one.name === name && one.kind === kind && one.size === size);
  const p50 = (name: string, kind: string, size = large) => of(name, kind, size)?.p50 ?? Number.NaN;
  const p95 = (name: string, kind: string) => of(name, kind, large)?.p95 ?? Number.NaN;
  const growth = (name: string, kind: string) => rounded(p50(name, kind) / p50(name, kind, small));
  const deep = (name: string) => rounded(p50(`${name}, page at 90 %`, 'list') / p50(`${name}, page at 0 %`, 'list'));
  const classes = Object.entries(CLASSES);
  const bare = (name: string) => p50(name, 'bare page') + p50(name, 'bare count');
  const times = (size: number) => `${(size / 1000).toLocaleString('en')}k`;
  const grown = `p50 at ${times(large)} ÷ ${times(small)}`;
  return [
    ...classes.map(([name, { flat }]) => ({
      name: `list, ${name}: ${grown}`,
      measured: growth(name, 'list'),
      atMost: flat ? 2 : 10,
    })),
    ...classes.map(([name]) => ({
      name: `list, ${name}: p95 at ${times(large)}`,
      measured: p95(name, 'list'),
      atMost: 25,
      unit: 'ms',
    })),
    ...classes.map(([name, { flat }]) => ({
      name: `facets, ${name}: ${grown}`,
      measured: growth(name, 'facets'),
      atMost: flat ? 2 : 10,
    })),
    ...[
      ...classes.filter(([, { queries }]) => queries[0]?.search !== undefined).map(([name]) => name),
      ...Object.keys(BEST),
    ].map((name) => ({
      name: `best match, ${name}: p95 at ${times(large)}`,
      measured: p95(name, 'best match'),
      atMost: 40,
      unit: 'ms',
    })),
    ...['latest', 'Lahore'].map((name) => ({
      name: `page at 90 % ÷ page 1, ${name}`,
      measured: deep(name),
      atMost: 1.5,
    })),
    ...['absent word', 'rare word'].map((name) => ({
      name: `${name}: planner's page, p95 ÷ ours`,
      measured: rounded(p95(name, 'bare page') / p95(name, 'list')),
      atLeast: 100,
    })),
    {
      name: "word of four weeks: planner's page ÷ ours, p50",
      measured: rounded(p50('word of four weeks', 'bare page') / p50('word of four weeks', 'list')),
      atLeast: 50,
    },
    ...['latest', 'common word'].map((name) => ({
      name: `${name}: bare page + exact count ÷ ours, p50`,
      measured: rounded(bare(name) / p50(name, 'list')),
      atLeast: 10,
    })),
    { name: 'typo: word among the first three', measured: rounded(typos.at(-1)?.three ?? Number.NaN), atLeast: 0.9 },
    { name: 'random queries at 100k that differ from going through all tenders', measured: differences, atMost: 0 },
  ];
}

import type { Bar } from '../lib/bars.ts';
import type { Audit } from './audit.ts';
import type { SlowVisit } from './slow-line.ts';

export interface PageResult {
  readonly audit: Audit;
  /** Medians of the slow visits. */
  readonly slow: SlowVisit;
}

export interface Results {
  readonly pages: Readonly<Record<string, PageResult>>;
  /** Milliseconds by interaction: at full speed and four times slower. */
  readonly interactions: Readonly<Record<string, readonly [number, number]>>;
}

/** The worst of each kind over all pages and interactions (issue 4). */
export function barsOf({ pages, interactions }: Results): readonly Bar[] {
  const all = Object.values(pages);
  const scores = all.flatMap(({ audit }) => Object.entries(audit.scores));
  const lowest = (isMeant: (kind: string) => boolean) =>
    Math.min(...scores.filter(([kind]) => isMeant(kind)).map(([, score]) => score));
  const slowest = (at: 0 | 1) => Math.max(...Object.values(interactions).map((times) => times[at]));
  const shift = Math.max(...all.map(({ slow, audit }) => Math.max(slow.layoutShift, audit.layoutShift)));
  return [
    { name: 'performance, worst page', measured: lowest((kind) => kind === 'performance'), atLeast: 95 },
    {
      name: 'accessibility, best practices, SEO, worst',
      measured: lowest((kind) => kind !== 'performance'),
      atLeast: 100,
    },
    {
      name: 'largest paint, 400 kbps and 4× CPU',
      measured: Math.max(...all.map(({ slow }) => slow.largestPaint)),
      atMost: 1200,
      unit: 'ms',
    },
    { name: 'layout shift', measured: shift, atMost: 0.02 },
    // as Lighthouse counts: until the page has been quiet for a while, some eight seconds on its line
    {
      name: 'a first visit loads',
      measured: Math.max(...all.map(({ audit }) => audit.bytes)),
      atMost: 125_000,
      unit: 'bytes',
    },
    { name: 'slowest interaction', measured: slowest(0), atMost: 100, unit: 'ms' },
    { name: 'the same, 4× slowed', measured: slowest(1), atMost: 200, unit: 'ms' },
  ];
}

/** Tables for the README. */
export function toLines({ pages, interactions }: Results): readonly string[] {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return [
    '| page | performance | accessibility | best practices | SEO | first visit kB | CLS | slow line: first / largest paint ms |',
    '|---|---|---|---|---|---|---|---|',
    ...Object.entries(pages).map(([path, { audit, slow }]) => {
      const { scores } = audit;
      const shift = Math.max(audit.layoutShift, slow.layoutShift).toFixed(3);
      const paints = `${Math.round(slow.firstPaint)} / ${Math.round(slow.largestPaint)}`;
      return `| ${path} | ${Object.values(scores).join(' | ')} | ${kilobytes(audit.bytes)} | ${shift} | ${paints} |`;
    }),
    '',
    '| interaction | ms | four times slower |',
    '|---|---|---|',
    ...Object.entries(interactions).map(([name, [quick, slow]]) => `| ${name} | ${quick} | ${slow} |`),
  ];
}

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

/** The bars of the product (issue 4). */
const BARS = {
  performance: 95,
  largestPaint: 1200,
  layoutShift: 0.02,
  /** As Lighthouse counts: until the page has been quiet for a while, some eight seconds on its line. */
  bytes: 125_000,
  interaction: 100,
  slowInteraction: 200,
} as const;

/** Every missed bar, in words; [] when all are held. */
export function missedBars({ pages, interactions }: Results): readonly string[] {
  const ofPages = Object.entries(pages).flatMap(([path, { audit, slow }]) => {
    const { performance, ...whole } = audit.scores;
    return [
      performance < BARS.performance && `${path}: performance ${performance}`,
      ...Object.entries(whole).map(([name, score]) => score < 100 && `${path}: ${name} ${score}`),
      slow.largestPaint > BARS.largestPaint && `${path}: largest paint after ${Math.round(slow.largestPaint)} ms`,
      audit.bytes > BARS.bytes && `${path}: a first visit loads ${audit.bytes} bytes`,
      Math.max(slow.layoutShift, audit.layoutShift) > BARS.layoutShift && `${path}: the layout shifts`,
    ];
  });
  const ofInteractions = Object.entries(interactions).flatMap(([name, [quick, slow]]) => [
    quick > BARS.interaction && `${name}: ${quick} ms`,
    slow > BARS.slowInteraction && `${name}: ${slow} ms four times slower`,
  ]);
  return [...ofPages, ...ofInteractions].filter((line) => line !== false);
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

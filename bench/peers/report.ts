import { type Bar, quantile, rounded } from '../lib/bars.ts';
import type { Side, Times } from './measure.ts';
import { QUESTIONS } from './questions.ts';

/** One class: p50 and p95 of each side in milliseconds, and what Directus and we take as a multiple. */
export interface Line {
  readonly name: string;
  readonly p50: Readonly<Partial<Record<Side, number>>>;
  readonly p95: Readonly<Partial<Record<Side, number>>>;
  readonly directusByUs: number | null;
  readonly usBySqlite: number | null;
  /** Without HTTP on either side. */
  readonly usBySqliteCalls: number | null;
}

export function linesOf(times: Times): Line[] {
  return [...times]
    .map(([name, sides]) => {
      const of = (part: number) =>
        Object.fromEntries([...sides].map(([side, list]) => [side, rounded(quantile(list, part))])) as Line['p50'];
      const middle = (side: Side) => quantile(sides.get(side) ?? [], 0.5);
      const ratio = (a: Side, b: Side) => {
        const value = middle(a) / middle(b);
        return Number.isNaN(value) ? null : rounded(value);
      };
      return {
        name,
        p50: of(0.5),
        p95: of(0.95),
        directusByUs: ratio('directus', 'us'),
        usBySqlite: ratio('us', 'sqlite'),
        usBySqliteCalls: ratio('us, call', 'sqlite, call'),
      };
    })
    .sort((a, b) => place(a.name) - place(b.name));
}

/** The bars; Directus has none for words within a city, which its index finds first. */
export function barsOf(lines: readonly Line[]): Bar[] {
  const isSearch = (name: string) => QUESTIONS.some((one) => one.name === name && one.isSearch);
  return [
    ...lines
      .filter(({ name }) => name !== 'word + city')
      .map(({ name, directusByUs }) => ({
        name: `${name}: Directus ÷ us, p50`,
        measured: directusByUs ?? Number.NaN,
        atLeast: isSearch(name) ? 50 : 5,
      })),
    ...lines.map(({ name, usBySqlite }) => ({
      name: `${name}: us ÷ SQLite FTS5, p50`,
      measured: usBySqlite ?? Number.NaN,
      atMost: isSearch(name) ? 6 : 3,
    })),
  ];
}

const place = (name: string) => QUESTIONS.findIndex((one) => one.name === name);

import type { Desk, DeskLine } from '#contracts/api/operations/desk.ts';
import type { DeskPlot } from '#contracts/vocabulary/lists/desk.ts';
import type { CountedLine } from './desk.queries.ts';

/** Measures of the plots whose lines have words of ours. */
const OURS: Readonly<Partial<Record<DeskPlot, readonly string[]>>> = {
  subscribers: ['requested', 'paid', 'left', 'expired'],
  revenue: ['revenue'],
  emails: ['sent', 'failed'],
  searches: ['unfound'],
};

export function presentPlots(
  lines: readonly CountedLine[],
  expired: readonly number[],
  categories: ReadonlyMap<string, string>,
): Desk['plots'] {
  const all = [...lines, { measure: 'expired', name: '', values: expired }];
  const named = (measure: string, nameOf: (name: string) => string | undefined) =>
    all.filter((line) => line.measure === measure).map((line) => present(line, nameOf));
  const ours = (measures: readonly string[] = []): DeskLine[] =>
    measures.map((measure) => ({
      name: measure,
      kind: 'ours',
      values: [...(all.find((line) => line.measure === measure)?.values ?? expired.map(() => 0))],
    }));
  return [
    { name: 'sources', lines: othersLast(named('source', (name) => name)) },
    { name: 'categories', lines: othersLast(named('category', (id) => categories.get(id))) },
    ...(['subscribers', 'revenue', 'emails', 'searches'] as const).map((name) => ({ name, lines: ours(OURS[name]) })),
  ];
}

function present({ name, values }: CountedLine, nameOf: (name: string) => string | undefined): DeskLine {
  if (name === null) return { name: '', kind: 'others', values: [...values] };
  const shown = nameOf(name) ?? '';
  return { name: shown, kind: shown === '' ? 'unnamed' : 'named', values: [...values] };
}

const othersLast = (lines: readonly DeskLine[]) =>
  lines.toSorted((a, b) => Number(a.kind === 'others') - Number(b.kind === 'others'));

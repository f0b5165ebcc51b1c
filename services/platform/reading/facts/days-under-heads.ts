import type { Found } from './days.ts';
import { linesOf } from './kind-of-paper.ts';
import type { Meaning, MeantDay } from './meaning-of-days.ts';

/** Heads of the columns of a table with days below them. */
const HEADS =
  /\b(?:(?<sale>issu\w*|sales?|selling|purchas\w*)|(?<closing>recei(?:pt|ving|ved)|submi\w*|closing|dropping|due|dead ?line)|(?<opening>opening|opened))\b/gi;
/** Lines below the heads that a row of days may take. */
const ROW = 3;

/** Days that stand below the heads of columns, as many as there are heads: each is about what its head says, never surely. */
export function daysUnderHeads(text: string, days: readonly Found<string>[]): Map<number, MeantDay> {
  const found = new Map<number, MeantDay>();
  const lines = linesOf(text);
  const daysOf = (at: number, count: number) => {
    const begin = lines[at]?.from ?? text.length;
    const end = lines[at + count]?.from ?? text.length;
    return days.filter(({ from }) => from >= begin && from < end);
  };
  for (const [at, line] of lines.entries()) {
    const heads = headsOf(line.text);
    if (heads.length < 2 || daysOf(at, 1).length > 0) continue;
    const rows = Array.from({ length: ROW }, (_, more) => daysOf(at + 1, more + 1));
    const row = rows.find(({ length }) => length >= heads.length);
    if (row?.length !== heads.length) continue;
    for (const [nth, day] of row.entries())
      found.set(day.from, { ...day, meaning: heads[nth] ?? 'other', weight: 1, lead: 0 });
  }
  return found;
}

/** What the columns are about; a head of several words is one. */
function headsOf(line: string): Meaning[] {
  const all = [...line.matchAll(HEADS)].map(({ groups }): Meaning => {
    if (groups?.opening !== undefined) return 'opening';
    return groups?.sale === undefined ? 'closing' : 'sale';
  });
  return all.filter((meaning, at) => meaning !== all[at - 1]);
}

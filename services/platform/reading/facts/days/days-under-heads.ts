import { type Line, linesOf } from '../kind-of-paper.ts';
import type { Found } from './days.ts';
import type { Meaning, MeantDay } from './meaning-of-days.ts';

/** Heads of the columns of a table with days below them. */
const HEADS =
  /\b(?:(?<other>pre-? ?bid)|(?<sale>\w{0,20}issu\w*|sales?|selling|purchas\w*)|(?<closing>recei(?:pt|ving|ved)|submi\w*|closing|dropping|due|dead ?line|last date)|(?<opening>opening|opened))\b(?: ?(?:\/|&|and) ?opening\b)?/gi;
/** Words of a sentence, not of heads. */
const A_SENTENCE = /\b(?:shall|will|be|been|is|are|can|may|must|should|the)\b/i;
const A_LIMIT = /\b(?:up ?to|till|until|by)\b/i;
/** Lines below the heads that a row of days may take. */
const ROW = 3;
/** More than words before a day weigh. */
const OF_THE_LATEST = 3;
/** Lines below the head of the last column. */
const LAST_COLUMN = 8;
const ENDS_WITH_A_HEAD =
  /\b(?:(?:last|closing|due|opening|submission) (?:date|day)|date of (?:closing|opening|submission|receipt)|(?:bid )?closing)$/i;
/** Characters of a line that is nothing but a head. */
const SHORT = 40;

/** Days that stand below heads, as many as there are heads: each is about what its head says, never surely. */
export function daysUnderHeads(text: string, days: readonly Found<string>[]): Map<number, MeantDay> {
  const lines = linesOf(text).map((line, at, all) => {
    const end = all[at + 1]?.from ?? text.length;
    return { ...line, heads: headsOf(line.text), days: days.filter(({ from }) => from >= line.from && from < end) };
  });
  const found = new Map<number, MeantDay>();
  for (const at of lines.keys()) {
    const [heads, row] = columnsAt(lines, at) ?? lastColumnAt(lines, at) ?? listAt(lines, at) ?? [[], []];
    const isUnderHead = (lines[at]?.heads.length ?? 0) > 1 || listAt(lines, at) !== undefined;
    const latest = row.toSorted((a, b) => b.value.localeCompare(a.value))[0]?.value;
    for (const [nth, day] of row.entries()) {
      // a notice of lots with ends of their own lasts to the latest one
      const weight = !isUnderHead && day.value === latest ? OF_THE_LATEST : 1;
      found.set(day.from, { ...day, meaning: heads[nth] ?? 'other', weight, lead: 0, isUnderHead });
    }
  }
  return found;
}

interface Row extends Line {
  readonly heads: readonly Meaning[];
  readonly days: readonly Found<string>[];
}
type HeadsAndDays = readonly [heads: readonly Meaning[], days: readonly Found<string>[]];

/** Heads side by side, and the days below them in one row. */
function columnsAt(lines: readonly Row[], at: number): HeadsAndDays | undefined {
  const heads = lines[at]?.heads ?? [];
  if (heads.length < 2 || lines[at]?.days.length !== 0) return undefined;
  const rows = Array.from({ length: ROW }, (_, more) =>
    lines.slice(at + 1, at + 2 + more).flatMap((line) => line.days),
  );
  const row = rows.find(({ length }) => length >= heads.length);
  // the column before those of the ends may have a head of another kind
  return row && row.length - heads.length <= 1 && heads.includes('closing')
    ? [heads, row.slice(row.length - heads.length)]
    : undefined;
}

/** The head of the last column, and the days at the ends of the rows below it. */
function lastColumnAt(lines: readonly Row[], at: number): HeadsAndDays | undefined {
  const { text = '', heads = [], days = [] } = lines[at] ?? {};
  const [head] = heads;
  if (head === undefined || heads.length > 1 || days.length > 0 || !ENDS_WITH_A_HEAD.test(text)) return undefined;
  const rows = lines.slice(at + 1, at + 1 + LAST_COLUMN).flatMap(({ text: row, from, days: own }) => {
    const [day, second] = own;
    if (day === undefined || second !== undefined || A_SENTENCE.test(row) || A_LIMIT.test(row)) return [];
    return from + row.length - day.to <= 2 && day.from > from + 2 ? [day] : [];
  });
  return rows.length < 2 ? undefined : [rows.map(() => head), rows];
}

/** Heads one below the other, the last of them at `at`, and as many days below them, each at the beginning of a line. */
function listAt(lines: readonly Row[], at: number): HeadsAndDays | undefined {
  const isHead = ({ text, days }: Row) => days.length === 0 && text.length <= SHORT;
  const isDay = ({ from, days }: Row) => days[0] !== undefined && days[0].from - from <= 2;
  if (lines[at]?.heads.length !== 1) return undefined;
  const begin = lines.slice(0, at + 1).findLastIndex((line) => !isHead(line)) + 1;
  const heads = lines.slice(begin, at + 1).flatMap((line) => line.heads.slice(0, 1));
  const first = lines.findIndex((line, n) => n > at && !isHead(line));
  if (first < 0 || heads.length < 2) return undefined;
  const rest = lines.slice(first);
  const end = rest.findIndex((line) => !isDay(line));
  const row = rest
    .slice(0, end < 0 ? rest.length : end)
    .map((line) => line.days[0])
    .filter((day) => day !== undefined);
  return row.length === heads.length ? [heads, row] : undefined;
}

/** Meanings of the columns; a head of several words is one. */
function headsOf(line: string): Meaning[] {
  if (A_SENTENCE.test(line)) return [];
  const all = [...line.matchAll(HEADS)].map(({ groups }): Meaning => {
    if (groups?.opening !== undefined) return 'opening';
    if (groups?.other !== undefined) return 'other';
    return groups?.sale === undefined ? 'closing' : 'sale';
  });
  return all.filter((meaning, at) => meaning !== all[at - 1]);
}

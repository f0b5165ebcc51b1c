import type { SearchPart } from '#contracts/rules/search/search-grammar.ts';

/** Units that are written with and without a space behind a number. */
const UNITS = new Set(
  `kva kv kw kwp kwh mw mva hp v w volt watt amp ah kg ton tons mm cm inch ft sft sqft rft ltr liter litre gb tb mb`.split(
    ' ',
  ),
);
const WITH_UNIT = /^(\d+)([a-z]{1,5})$/;

/** The unit of a size, or else the last word. */
export const unitOf = ({ words }: SearchPart): string => WITH_UNIT.exec(words.at(-1) ?? '')?.[2] ?? words.at(-1) ?? '';

/** A size, such as 200 kVA, 200kva or 1.5 ton. */
export const isSize = (part: SearchPart): boolean => /^\d/.test(part.words[0] ?? '') && UNITS.has(unitOf(part));

/** Words of a text without a unit behind its number: a motor of 40 HP is of no brand. */
export const withoutUnit = (words: readonly string[], unit: string): readonly string[] =>
  UNITS.has(unit) ? words.filter((word, at) => word !== unit || !/^\d+$/.test(words[at - 1] ?? '')) : words;

const isDigits = (part: SearchPart | undefined) => part?.isPhrase === false && /^\d+$/.test(part.words.join(' '));

/** A size as it is typed, its other spelling, and how many parts it takes. */
interface Size {
  readonly words: readonly string[];
  readonly otherwise: readonly string[];
  readonly count: number;
}

/** A number with its unit, as one word or as two: each finds the other. One with a point is two words before its unit. */
export function measured(parts: readonly SearchPart[], at: number): Size | undefined {
  const [part, next] = [parts[at], parts[at + 1]];
  if (part === undefined || part.isPhrase || part.words.length !== 1) return undefined;
  const [word = ''] = part.words;
  const after = isDigits(part) && isDigits(next) ? measured(parts, at + 1) : undefined;
  if (after !== undefined) {
    const behind = (words: readonly string[]) => [word, ...words];
    return { words: behind(after.words), otherwise: behind(after.otherwise), count: 1 + after.count };
  }
  const [, number = '', ownUnit = ''] = WITH_UNIT.exec(word) ?? [];
  if (UNITS.has(ownUnit)) return { words: part.words, otherwise: [number, ownUnit], count: 1 };
  const [unit = '', ...more] = next === undefined || next.isPhrase || next.isOr ? [] : next.words;
  if (!UNITS.has(unit) || more.length > 0 || !/^\d+$/.test(word)) return undefined;
  return { words: [word, unit], otherwise: [`${word}${unit}`], count: 2 };
}

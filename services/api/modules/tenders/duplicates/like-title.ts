import { slipsBetween } from '#contracts/rules/search/spelling/slips-between.ts';
import { plainWeight, type TitleWords } from './title-words.ts';

/** How rare a word is among the notices that are compared: 0 … 1. */
export type Rarity = (word: string) => number;

/** Words of some titles counted, so that what all notices of an organization say tells little. */
export function rarityAmong(titles: readonly TitleWords[]): Rarity {
  const counts = new Map<string, number>();
  for (const { words, numbers } of titles)
    for (const word of [...words, ...numbers]) counts.set(word, (counts.get(word) ?? 0) + 1);
  const total = Math.log(Math.max(titles.length, LEAST_TITLES) + 1);
  return (word) => Math.max(LEAST_RARITY, 1 - Math.log(Math.max(1, counts.get(word) ?? 1)) / total);
}
const LEAST_TITLES = 20;
const LEAST_RARITY = 0.15;

export interface Likeness {
  /** Share of what both titles say, by weight: 0 … 1. */
  readonly share: number;
  /** Weight of what they share: some words of their own, or only 'medicines'. */
  readonly told: number;
  /** Weight of what each says that the other does not, whichever is less: 'Lahore' here and 'Sialkot' there. */
  readonly opposed: number;
  /** Lots, phases or quantities that cannot be those of one notice. */
  readonly isOtherPart: boolean;
  /** Lots, phases and numbers of both are the same; one that only one title names may be another notice. */
  readonly hasSameParts: boolean;
  /** Each names a year that the other does not. */
  readonly isOtherYear: boolean;
  /** Words, parts and years of both are the same. */
  readonly isExact: boolean;
}

const NUMBER_WEIGHT = 0.6;

export function likeTitle(a: TitleWords, b: TitleWords, rarity: Rarity): Likeness {
  const weight = (word: string) => plainWeight(word) * rarity(word);
  const rest = new Set(b.words);
  let [told, mine] = [0, 0];
  for (const word of a.words) {
    const found = rest.has(word) ? word : nearIn(word, rest);
    if (found === undefined) mine += weight(word);
    else {
      rest.delete(found);
      told += (weight(word) + weight(found)) / 2;
    }
  }
  let theirs = 0;
  for (const word of rest) theirs += weight(word);
  const numbers = { mine: a.numbers.filter(isNotIn(b.numbers)), theirs: b.numbers.filter(isNotIn(a.numbers)) };
  const numberWeight = (some: readonly string[]) =>
    some.reduce((sum, number) => sum + NUMBER_WEIGHT * rarity(number), 0);
  const shared = told + numberWeight(a.numbers) - numberWeight(numbers.mine);
  const apart = mine + theirs + (numberWeight(numbers.mine) + numberWeight(numbers.theirs)) / 2;
  return {
    share: shared + apart === 0 ? 1 : (2 * shared) / (2 * shared + apart),
    told: shared,
    opposed: Math.min(mine, theirs),
    isOtherPart: partsDiffer(a, b) || (numbers.mine.length > 0 && numbers.theirs.length > 0),
    hasSameParts: hasSameParts(a, b),
    isOtherYear: yearsDiffer(a.years, b.years),
    isExact: isSameTitle(a, b),
  };
}

/** The same words, parts and years, in any order and spelling. */
export const isSameTitle = (a: TitleWords, b: TitleWords): boolean =>
  areSame(a.words, b.words) && areSame(a.years, b.years) && hasSameParts(a, b);

const hasSameParts = (a: TitleWords, b: TitleWords) => areSame(a.parts, b.parts) && areSame(a.numbers, b.numbers);

const areSame = (a: readonly string[], b: readonly string[]) => a.length === b.length && !a.some(isNotIn(b));

/** '2026' may be meant by '2025-2026'. */
function yearsDiffer(a: readonly string[], b: readonly string[]): boolean {
  const isUnmetIn = (some: readonly string[]) => (year: string) =>
    !some.some((other) => other.includes(year) || year.includes(other));
  return a.some(isUnmetIn(b)) && b.some(isUnmetIn(a));
}

const isNotIn = (some: readonly string[]) => (one: string) => !some.includes(one);

/** 'Lot 1' and 'Lot 2' are two notices; 'Lot 1' beside no lot at all may be one. */
function partsDiffer(a: TitleWords, b: TitleWords): boolean {
  const kind = (part: string) => part.slice(0, part.indexOf(' '));
  return a.parts.some((part) => {
    const others = b.parts.filter((other) => kind(other) === kind(part));
    return others.length > 0 && !others.includes(part);
  });
}

const SHORTEST_WITH_SLIP = 5;

/** A word that is the same but for a slip of the keyboard, an ending, or being cut off. */
function nearIn(word: string, words: ReadonlySet<string>): string | undefined {
  for (const other of words) if (isNear(word, other)) return other;
  return undefined;
}

function isNear(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length);
  if (least < 3) return false;
  if (a.startsWith(b) || b.startsWith(a)) return least >= 4 || (least >= 3 && Math.max(a.length, b.length) <= 8);
  if (least < SHORTEST_WITH_SLIP) return false;
  if (least >= 6 && a.slice(0, 5) === b.slice(0, 5) && Math.abs(a.length - b.length) <= 5) return true;
  const most = least >= 8 ? 2 : 1;
  return slipsBetween(a, b, most) <= most;
}

import { slipsBetween } from '#contracts/rules/search/spelling/slips-between.ts';
import { isInitials, spelledIn } from './words/initials.ts';
import { meantBy, plainWeight, type TitleWords } from './words/title-words.ts';

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
  const rest = new Set(joinedAs(b.words, a.words));
  let [told, mine] = [0, 0];
  const unmet: string[] = [];
  for (const word of joinedAs(a.words, b.words)) {
    const found = rest.has(word) ? word : nearIn(word, rest);
    if (found === undefined) unmet.push(word);
    else {
      rest.delete(found);
      told += (weight(word) + weight(found)) / 2;
    }
  }
  const left = new Set(unmet);
  for (const word of [...withoutShort(left, rest, b.written), ...withoutShort(rest, left, a.written)])
    told += weight(word);
  let theirs = 0;
  for (const word of left) mine += weight(word);
  for (const word of rest) theirs += weight(word);
  const numbers = { mine: a.numbers.filter(isUnmetIn(b.numbers)), theirs: b.numbers.filter(isUnmetIn(a.numbers)) };
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

/** Takes from `some` the short forms of words that the other title has written out, and those from `others`: 'NCs', 'GSE'. */
function withoutShort(some: Set<string>, others: Set<string>, written: readonly string[]): readonly string[] {
  return [...some].filter(isInitials).filter((short) => {
    const spelled = others.size === 0 ? undefined : spelledIn(short, written);
    if (!spelled?.some((word) => others.has(meantBy(word) ?? ''))) return false;
    for (const word of spelled) others.delete(meantBy(word) ?? '');
    return some.delete(short);
  });
}

/** 'islam pura' as 'islampura', where the other writes it so. */
function joinedAs(words: readonly string[], others: readonly string[]): readonly string[] {
  const at = words.findIndex((word, place) => others.includes(word + words[place + 1]));
  return at < 0 ? words : [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)];
}

/** '2026' may be meant by '2025-2026'. */
function yearsDiffer(a: readonly string[], b: readonly string[]): boolean {
  const isOther = (some: readonly string[]) => (year: string) =>
    !some.some((other) => other.includes(year) || year.includes(other));
  return a.some(isOther(b)) && b.some(isOther(a));
}

const isNotIn = (some: readonly string[]) => (one: string) => !some.includes(one);

/** '25 to 200 kVA' names no unit twice. */
const isUnmetIn = (some: readonly string[]) => (number: string) =>
  !some.some((other) => number === other || (/^\d+$/.test(number) ? bare(other) === number : bare(number) === other));
const bare = (number: string) => number.replace(/\D+$/, '');

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

export function isNear(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length);
  if (least < 3) return false;
  if (a.startsWith(b) || b.startsWith(a)) return least >= 4 || (least >= 3 && Math.max(a.length, b.length) <= 8);
  if (isContraction(a, b) || isContraction(b, a)) return true;
  if (least < SHORTEST_WITH_SLIP) return false;
  if (least >= 6 && a.slice(0, 5) === b.slice(0, 5) && Math.abs(a.length - b.length) <= 5) return true;
  const most = least >= 8 ? 2 : 1;
  return slipsBetween(a, b, most) <= most;
}

/** Whether the word is written without some letters of its middle: 'divn', 'disty', 'addl', 'qtr'. */
function isContraction(short: string, long: string): boolean {
  if (short.length > 6 || long.length < Math.max(6, short.length + 2)) return false;
  if (short[0] !== long[0] || short.at(-1) !== long.at(-1) || (short.length < 4 && /[aeiou]/.test(short))) return false;
  let rest = long;
  for (const letter of short) {
    const at = rest.indexOf(letter);
    if (at < 0) return false;
    rest = rest.slice(at + 1);
  }
  return true;
}

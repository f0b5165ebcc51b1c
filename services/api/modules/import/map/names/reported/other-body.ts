import { slipsBetween } from '#contracts/rules/search/spelling/slips-between.ts';
import { foldLetters } from '#contracts/rules/search-text.ts';

/** Words that join others and name nothing. */
const JOINS = new Set(['of', 'the', 'and', 'for', 'no']);
/** Letters by which a shortened word is known. */
const BEGINNING = 3;

/**
 * Whether each of two names has a word that the other lacks in any spelling: the Ministry of Defence is not that of
 * Finance, though most letters are the same.
 */
export function isOtherBody(name: string, other: string): boolean {
  const [one, two] = [wordsOf(name), wordsOf(other)];
  return hasOwnWord(one, two) && hasOwnWord(two, one);
}

const wordsOf = (name: string) =>
  (
    foldLetters(name)
      .toLowerCase()
      .match(/[\p{L}\p{M}]{2,}|\p{N}+/gu) ?? []
  ).filter((word) => !JOINS.has(word));

const hasOwnWord = (words: readonly string[], others: readonly string[]) =>
  words.some((word) => !others.some((other) => isSpelling(word, other)));

function isSpelling(word: string, other: string): boolean {
  if (word === other) return true;
  const shorter = Math.min(word.length, other.length);
  if (shorter >= BEGINNING && word.slice(0, BEGINNING) === other.slice(0, BEGINNING)) return true;
  return shorter >= 5 && slipsBetween(word, other, 1) <= 1;
}

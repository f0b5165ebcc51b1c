import { foldForSearch } from '../search-text.ts';

const WORDS_MAX = 5;
const LETTERS_MAX = 60;
/** Digits of a telephone number, a CNIC, an account; numbers of tenders are no synonyms of anything either. */
const DIGITS_MAX = 4;

/**
 * The words of a search in the form in which they are counted, or undefined for what is not: an address, a long number, or
 * more words than a thing has, for such may tell of a person.
 */
export function countableWords(search: string): string | undefined {
  if (/@|:\/\/|\bwww\./i.test(search)) return undefined;
  const words = foldForSearch(search);
  if (words === '' || words.length > LETTERS_MAX || words.split(' ').length > WORDS_MAX) return undefined;
  return (words.match(/\p{N}/gu)?.length ?? 0) > DIGITS_MAX ? undefined : words;
}

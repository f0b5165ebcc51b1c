import { parseSearch } from './search-grammar.ts';

/** Words that somebody wants to hear of, and words that take a notice away: each item is a search of its own. */
export interface WordList {
  readonly wanted: readonly string[];
  readonly excluded: readonly string[];
}

export const WORDS_MAX = 500;
export const WORD_ITEMS_MAX = 30;

/** An item up to the next comma, semicolon or line, English or Urdu; inside quotes none of them divides. */
const ITEM = /(?:"[^"\n]*"|[^,،;؛\n])+/g;
const EXCLUDING = /^[-‐‑–—−][-‐‑–—−\s]*/;

/** Words as they were typed, in items; what says nothing is left out. `-street light` excludes what has both words. */
export function readWords(text: string): WordList {
  const items = (text.match(ITEM) ?? []).map((item) => item.trim());
  const isExcluding = (item: string) => EXCLUDING.test(item);
  return {
    wanted: searchableItems(items.filter((item) => !isExcluding(item))),
    excluded: searchableItems(items.filter(isExcluding).map((item) => item.replace(EXCLUDING, ''))),
  };
}

/** The text with further words excluded. */
export function withExclusions(text: string, words: readonly string[]): string {
  const typed = text.trimEnd();
  const joint = typed === '' ? '' : /[,،;؛]$/.test(typed) ? ' ' : ', ';
  return `${typed}${joint}${words.map((word) => `-${word}`).join(', ')}`;
}

/** The text without these excluded words, each taken out once; what else was typed stays, the same word typed again too. */
export function withoutExclusions(text: string, words: readonly string[]): string {
  const left = new Set(words);
  const items = (text.match(ITEM) ?? []).map((item) => item.trim()).filter((item) => item !== '');
  const kept = items.filter((item) => !(EXCLUDING.test(item) && left.delete(item.replace(EXCLUDING, ''))));
  return kept.length === items.length ? text : kept.join(', ');
}

function searchableItems(items: readonly string[]): string[] {
  return [...new Set(items)].filter((item) => {
    const { wanted, excluded } = parseSearch(item);
    return wanted.length + excluded.length > 0;
  });
}

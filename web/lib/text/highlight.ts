import { foldForSearch, searchWords } from '#contracts/rules/search-text.ts';
import { ENGLISH_PARTICLES, URDU_PARTICLES } from '#contracts/vocabulary/synonyms/particles.ts';

interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Letters, digits, their marks, and the joiners that may stand inside a word. */
const WORD = /[\p{L}\p{N}\p{M}\u0640\u200b-\u200f]+/gu;
/** Endings of English words; the index holds stems, so 'constructed' finds 'construction'. */
const ENDING = /^(.{3,}?)(?:ations?|ions?|ings?|ies|ed|es|e|s|y)$/;

/**
 * Cuts a text where the words of a search stand in it, by the folding and stems of the index; the last word also matches
 * the beginning of a word. The parts together are the text.
 */
export function highlight(text: string, search: string): readonly TextPart[] {
  const isFound = matcher(tellingWords(search));
  if (isFound === null) return [{ text, isMatch: false }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!fold(word).split(' ').some(isFound)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false });
    end = index + word.length;
    parts.push({ text: word, isMatch: true });
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** Words that are looked for: 'of' in every line would hide them. A pe pipe is of polyethylene, so the first may be Urdu. */
function tellingWords(search: string): readonly string[] {
  const words = searchWords(search);
  const telling = words.filter((word, at) => !ENGLISH_PARTICLES.has(word) && (at === 0 || !URDU_PARTICLES.has(word)));
  return telling.length === 0 ? words : telling;
}

/** Plain letters and digits, nearly all there are in a long scan, need none of the folding. */
const fold = (word: string): string => (/^[a-z\d]+$/i.test(word) ? word.toLowerCase() : foldForSearch(word));

/** Tells whether a folded word is one of those asked for; null when nothing is asked for. */
function matcher(words: readonly string[]): ((word: string) => boolean) | null {
  const beginning = words.at(-1);
  if (beginning === undefined) return null;
  const stems = new Set(words.map(stemOf));
  const initials = new Set(words.map((word) => word[0]));
  return (word) =>
    initials.has(word[0]) && (stems.has(stemOf(word)) || (beginning.length > 1 && word.startsWith(beginning)));
}

const stemOf = (word: string): string => ENDING.exec(word)?.[1] ?? word;

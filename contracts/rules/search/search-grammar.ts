import { foldForSearch } from '../search-text.ts';

/** One word, or words that stand one after the other. Folded. */
export interface SearchPart {
  readonly words: readonly string[];
  /** True: stood in quotes, so in this order, and nothing else may be meant by it. */
  readonly isPhrase: boolean;
  /** Suffices in place of the part before it: 'computer or printer'. */
  readonly isOr?: true;
}

/** A search as it was typed: every wanted part has to be there, no excluded one may be. */
export interface SearchQuery {
  readonly wanted: readonly SearchPart[];
  readonly excluded: readonly SearchPart[];
}

/** Words of a search that count; what comes after them is not looked at. */
const MAX_WORDS = 12;

/** 'Or' in English, Roman Urdu and Urdu, and Urdu's 'and', by which suppliers ask for either. */
const OR: ReadonlySet<string> = new Set('or ya aur یا اور'.split(' '));

const QUOTES = /[“”„‟«»＂]/g;
const DASH = /^[-‐‑–—−]/;
/** A phrase, with a dash or without, or whatever stands up to the next space: `4"` and `"unclosed` are no phrases. */
const PIECE = /([-‐‑–—−]?)"([^"]*)"|\S+/gu;

/**
 * The grammar of all searches: words, "exact phrase", -excluded, -"excluded phrase", one word or another. A dash between
 * letters only joins them; a number with slashes is its parts.
 */
export function parseSearch(text: string): SearchQuery {
  const wanted: SearchPart[] = [];
  const excluded: SearchPart[] = [];
  let left = MAX_WORDS;
  let isOr = false;
  for (const [piece, dash, phrase] of text.replace(QUOTES, '"').matchAll(PIECE)) {
    const words = wordsIn(phrase ?? piece).slice(0, left);
    if (words.length === 0) continue;
    const before = wanted.at(-1);
    if (OR.has(piece.toLowerCase()) && before !== undefined) {
      isOr = !before.isPhrase;
      continue;
    }
    left -= words.length;
    if (phrase !== undefined) (dash ? excluded : wanted).push({ words, isPhrase: true });
    else if (DASH.test(piece)) excluded.push({ words, isPhrase: words.length > 1 });
    else wanted.push(...words.map((word, at) => plainPart(word, isOr && at === 0)));
    isOr = false;
  }
  return { wanted, excluded };
}

const plainPart = (word: string, isOr: boolean): SearchPart => ({
  ...{ words: [word], isPhrase: false },
  ...(isOr && { isOr }),
});

const wordsIn = (text: string) => foldForSearch(text).split(' ').filter(Boolean);

/** The search in its own grammar; parsed again it is the same. */
export function printSearch({ wanted, excluded }: SearchQuery): string {
  const printed = ({ words, isPhrase, isOr }: SearchPart) =>
    isPhrase ? `"${words.join(' ')}"` : `${isOr ? 'or ' : ''}${words.join(' ')}`;
  return [...wanted.map(printed), ...excluded.map((part) => `-${printed(part)}`)].join(' ');
}

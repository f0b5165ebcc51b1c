import { singular } from '#contracts/rules/search/singular.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { countOf, EMPTY_WORDS, MEANT, PART_WORDS, UNITS, unswapped, VAGUE_WORDS } from './title-vocabulary.ts';

/** A title taken apart for comparison. */
export interface TitleWords {
  /** Words that say what is procured, each once, without endings and in one spelling. */
  readonly words: readonly string[];
  /** Numbers with their units, without leading zeros: '200kva', '302'. Years do not count, for dates tell them. */
  readonly numbers: readonly string[];
  /** 'lot 2', 'phase 1', 'group b'. */
  readonly parts: readonly string[];
}

const NONE: ReadonlySet<string> = new Set();
const LONGEST = 600;
const YEAR = /^(19|20)\d\d$/;

/** `unsaid`: words of the buyer's name, which a title may repeat. */
export function titleWords(title: string, unsaid: ReadonlySet<string> = NONE): TitleWords {
  const words = new Set<string>();
  const numbers = new Set<string>();
  const parts = new Set<string>();
  const all = foldForSearch(prepared(title)).split(' ');
  for (let at = 0; at < all.length; at++) {
    const word = all[at] ?? '';
    const next = all[at + 1] ?? '';
    const part = PART_WORDS.get(word);
    if (part !== undefined && isPartName(next)) {
      parts.add(`${part} ${countOf(next) ?? next}`);
      at += 1;
    } else if (/^\d+$/.test(word) && UNITS.has(next)) {
      numbers.add(`${numberOf(word)}${UNITS.get(next)}`);
      at += 1;
    } else if (/\d/.test(word)) {
      if (!YEAR.test(word)) numbers.add(numberOf(word));
    } else {
      const meant = meantBy(word);
      if (meant !== undefined && !unsaid.has(word)) words.add(meant);
    }
  }
  return { words: [...words], numbers: [...numbers], parts: [...parts] };
}

const prepared = (title: string) =>
  title
    .slice(0, LONGEST)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b(?:20)?(\d\d)\s*[-–/]\s*(?:20)?(\d\d)\b/g, (text, from, to) => (isFiscalYear(+from, +to) ? ' ' : text))
    .replace(/\b(pre|re|non|sub|co|un)-(?=\w{4})/g, '$1')
    .replace(/(\d)[,.](?=\d)/g, '$1')
    .replace(/\ba[./ ]?c\b|\bair[- ]?condition\w*/g, 'airconditioner');

const isFiscalYear = (from: number, to: number) => to === from + 1 && from >= 15 && from <= 45;
const isPartName = (word: string) => /^([a-h]|[a-h]?\d{1,3}[a-h]?)$/.test(word) || countOf(word) !== undefined;
const numberOf = (word: string) => {
  const bare = word.replace(/^0+(?=\d)/, '').replace(/^(\d+)(st|nd|rd|th|x|nos?)$/, '$1');
  const [, digits, ending = ''] = /^(\d+)([a-z]+)$/.exec(bare) ?? [];
  return digits === undefined ? bare : `${digits}${UNITS.get(ending) ?? ending}`;
};

function meantBy(written: string): string | undefined {
  const word = unswapped(written);
  if (word.length < 2 || EMPTY_WORDS.has(word)) return undefined;
  const one = MEANT.get(word) ?? singular(word);
  const meant = MEANT.get(one) ?? one;
  return EMPTY_WORDS.has(meant) ? undefined : meant;
}

/** How much a word by itself tells of what is procured: 0 … 1. */
export const plainWeight = (word: string): number => (VAGUE_WORDS.has(word) ? 0.35 : word.length <= 3 ? 0.7 : 1);

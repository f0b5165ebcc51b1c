import { withoutAmendment } from '#contracts/rules/amendments/amendments.ts';
import { singular } from '#contracts/rules/search/singular.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import {
  countOf,
  EMPTY_WORDS,
  isCount,
  isRomanNumber,
  NUMBER_SIGNS,
  PART_WORDS,
  SAME_WORD_OF,
  STAGES,
  UNITS,
  VAGUE_WORDS,
  withoutSwappedLetters,
} from './title-vocabulary.ts';

/** A title taken apart for comparison. */
export interface TitleWords {
  /** Words that say what is procured, each once, without endings and in one spelling. */
  readonly words: readonly string[];
  /** Numbers with their units, without leading zeros: '200kva', '302'. Years stand apart. */
  readonly numbers: readonly string[];
  /** 'lot 2', 'phase 1', 'group b'. */
  readonly parts: readonly string[];
  /** '2026', and '2025-2026' for a fiscal year: a title may leave its year to the dates. */
  readonly years: readonly string[];
  /** All words as they stand, folded. */
  readonly written: readonly string[];
}

/** Name of a part before its word, `"C" Block`; others are an article, the end of a genitive, or a sign of multiplication. */
const LETTER = /^[b-rt-wyz]$/;
const NONE: ReadonlySet<string> = new Set();
const LONGEST = 600;
const YEAR = /^(?:fy)?((?:19|20)\d\d)$/;
/** Year as `prepared` writes '2025-26'. */
const FISCAL_YEAR = /^fiscal(\d\d)to(\d\d)$/;

/** `unsaid`: words of the buyer's name, which a title may repeat. */
export function titleWords(title: string, unsaid: ReadonlySet<string> = NONE): TitleWords {
  const words = new Set<string>();
  const told = { numbers: new Set<string>(), parts: new Set<string>(), years: new Set<string>() };
  const all = foldForSearch(prepared(title)).split(' ');
  let at = 0;
  while (at < all.length) {
    const named = partAt(all, at) ?? numberAt(all, at);
    const word = all[at] ?? '';
    const meant = named === undefined && !unsaid.has(word) ? meantBy(word) : undefined;
    if (named !== undefined) told[named.kind].add(named.name);
    if (meant !== undefined) words.add(meant);
    at += named?.length ?? 1;
  }
  return {
    words: [...words],
    numbers: [...told.numbers],
    parts: [...told.parts],
    years: [...told.years],
    written: all,
  };
}

interface Named {
  readonly kind: 'numbers' | 'parts' | 'years';
  readonly name: string;
  /** Words of the title that it takes. */
  readonly length: number;
}

function partAt(all: readonly string[], at: number): Named | undefined {
  const part = PART_WORDS.get(all[at] ?? '');
  const length = NUMBER_SIGNS.has(all[at + 1] ?? '') ? 3 : 2;
  const name = all[at + length - 1] ?? '';
  const behind = PART_WORDS.get(all[at + 1] ?? '');
  if (behind !== undefined && LETTER.test(all[at] ?? '') && !isPartName(all[at + 2] ?? ''))
    return { kind: 'parts', name: `${behind} ${all[at]}`, length: 2 };
  return part === undefined || !isPartName(name)
    ? undefined
    : { kind: 'parts', name: `${part} ${countOf(name) ?? name}`, length };
}

function numberAt(all: readonly string[], at: number): Named | undefined {
  const [word = '', next = ''] = all.slice(at, at + 2);
  if (/^\d+$/.test(word) && UNITS.has(next))
    return { kind: 'numbers', name: `${numberOf(word)}${UNITS.get(next)}`, length: 2 };
  if (NUMBER_SIGNS.has(word) && isPartName(next) && !/\d/.test(next))
    return { kind: 'numbers', name: countOf(next) ?? next, length: 2 };
  if (isCount(word) && !STAGES.has(next)) return { kind: 'numbers', name: countOf(word) ?? word, length: 1 };
  if (isRomanNumber(word)) return { kind: 'numbers', name: countOf(word) ?? word, length: 1 };
  if (!/\d/.test(word)) return undefined;
  const year = yearOf(word);
  return year === undefined
    ? { kind: 'numbers', name: numberOf(word), length: 1 }
    : { kind: 'years', name: year, length: 1 };
}

const prepared = (title: string) =>
  withoutAmendment(title.slice(0, LONGEST))
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b(?:fy)?(?:20)?(\d\d)\s*[-–/]\s*(?:20)?(\d\d)\b/g, (text, from, to) =>
      isFiscalYear(+from, +to) ? ` fiscal${from}to${to} ` : text,
    )
    .replace(/\b(pre|re|de|non|sub|co|un)-(?=\w{4})/g, '$1')
    .replace(/(\d)[,.+](?=\d)/g, '$1')
    .replace(/\ba[./ ]?c\b|\bair[- ]?condition\w*/g, 'airconditioner');

const isFiscalYear = (from: number, to: number) => to === from + 1 && from >= 15 && from <= 45;

function yearOf(word: string): string | undefined {
  const [, from, to] = FISCAL_YEAR.exec(word) ?? [];
  return from === undefined ? YEAR.exec(word)?.[1] : `20${from}-20${to}`;
}

const isPartName = (word: string) => /^([a-z]|[a-h]?\d{1,3}[a-h]?)$/.test(word) || countOf(word) !== undefined;
const numberOf = (word: string) => {
  const bare = word.replace(/^0+(?=\d)/, '').replace(/^(\d+)(st|nd|rd|th|x|nos?)$/, '$1');
  const [, digits, ending = ''] = /^(\d+)([a-z]+)$/.exec(bare) ?? [];
  return digits === undefined ? bare : `${digits}${UNITS.get(ending) ?? ending}`;
};

/** The word as titles are compared by it; undefined when it says nothing. */
export function meantBy(written: string): string | undefined {
  const word = withoutSwappedLetters(written);
  if (word.length < 2 || EMPTY_WORDS.has(word)) return undefined;
  const one = SAME_WORD_OF.get(word) ?? singular(word);
  const meant = SAME_WORD_OF.get(one) ?? one;
  return EMPTY_WORDS.has(meant) ? undefined : meant;
}

/** How much a word by itself tells of what is procured: 0 … 1. */
export const plainWeight = (word: string): number => (VAGUE_WORDS.has(word) ? 0.35 : word.length <= 3 ? 0.7 : 1);

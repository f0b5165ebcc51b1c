import type { DraftScript } from '#contracts/vocabulary/lists/drafts.ts';
import type { ReadPage } from './read-text.ts';

/** Words that stand in every English notice and are not seen in noise. */
const COMMON =
  /^(?:the|and|for|with|will|shall|from|this|that|which|have|has|been|are|not|any|all|must|may|should|only|within|before|after|under|through|tenders?|bids?|bidders?|bidding|notice|date|time|office|documents?|submission|sealed|invited|firms?|contractors?|works?|security|rules?|government|department|pakistan|days?|same|opened|received|registered|supply|procurement|company|limited|authority)$/i;
const ARABIC = /\p{Script=Arabic}/gu;
const LETTERS = /\p{L}/gu;
/** Confidence of a word that the reader knows. */
const CLEAR = 75;
/** Words beyond which a page says something. */
const SOME = 12;

interface Legibility {
  readonly words: number;
  /** Clear words of three letters and more. */
  readonly clear: number;
  readonly common: number;
  /** Share of letters that are Arabic ones, as the text of a PDF has them. */
  readonly arabic: number;
}

export function legibilityOf(pages: readonly ReadPage[]): Legibility {
  const words = pages.flatMap(({ lines }) => lines.flat()).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const plain = words.map(({ text, confidence }) => ({ text: text.replace(/[^\p{L}]/gu, ''), confidence }));
  const all = plain.map(({ text }) => text).join('');
  return {
    words: words.length,
    clear: plain.filter(({ text, confidence }) => confidence >= CLEAR && /^[a-z]{3,}$/i.test(text)).length,
    common: plain.filter(({ text, confidence }) => confidence >= CLEAR - 15 && COMMON.test(text)).length,
    arabic: (all.match(ARABIC)?.length ?? 0) / Math.max(1, all.match(LETTERS)?.length ?? 0),
  };
}

/** True where most of it was read as English. */
export const isLegible = ({ words, clear, common }: Legibility): boolean =>
  common >= 5 && common >= 0.04 * words && clear >= 0.2 * words;

/**
 * Script of pages: English where there are the words of a notice, Urdu where a page is full of signs of which hardly any is
 * a word of English; undefined where too little stands there to tell.
 */
export function scriptOf(pages: readonly ReadPage[]): DraftScript | undefined {
  const legibility = legibilityOf(pages);
  const { words, clear, common, arabic } = legibility;
  if (arabic > 0.5) return 'urdu';
  if (isLegible(legibility)) return 'latin';
  return words >= SOME && common <= 0.04 * words && clear < 0.2 * words ? 'urdu' : undefined;
}

import { foldLetters } from '#contracts/rules/search-text.ts';
import type { ImportDateOrder } from '#contracts/vocabulary/imports.ts';
import { isDay, readMoment } from './read-moment.ts';

/** The first and the last day of a period, as texts. */
type Period = readonly [string, string];

const URDU_TO = ['تا', 'سے', 'سے لے کر'].map(foldLetters).join('|');
const BEFORE = new RegExp(`^\\s*(?:from|between|w\\.?e\\.?f\\.?|starting|${foldLetters('از')})(?!\\p{L})[\\s:]*`, 'u');
const BETWEEN = new RegExp(
  `\\s(?:to|till|til|until|upto|up to|through|thru|and|${URDU_TO})(?!\\p{L})[\\s:]*|\\s*(?:[-–—~]+>?|→)\\s*|\\s/\\s`,
  'gu',
);
/** Letters beyond which a text is none; a long one would be searched for long. */
const MAX_LENGTH = 100;
const MAX_APART_MS = 2 * 86_400_000;
const YEAR = /\b(?:19|20)\d\d\b/g;

/** The two days between which a text has a sign or a word, such as `17-11-2026 to 10-12-2026`; undefined for any other text. */
export function readPeriod(text: string, order: ImportDateOrder): Period | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const plain = foldLetters(text).replace(BEFORE, '');
  for (const { 0: sign, index } of plain.matchAll(BETWEEN)) {
    const [first, last] = [plain.slice(0, index), plain.slice(index + sign.length)];
    const begin = withYear(first, last, order);
    if (begin === undefined || !isDay(last, order)) continue;
    if (sign.includes('/') ? areApart(begin, last, order) : dayOf(begin, order) <= dayOf(last, order))
      return [begin, last];
  }
  return undefined;
}

/** Whether a stroke is between publication and closing, and not between closing and opening, which are hours or a day apart. */
function areApart(first: string, last: string, order: ImportDateOrder): boolean {
  const days = Date.parse(dayOf(last, order)) - Date.parse(dayOf(first, order));
  return days > MAX_APART_MS && readMoment(first, order)?.time === undefined;
}

/** Whether the text is a period, whatever order its dates have. */
export const isAnyPeriod = (text: string): boolean =>
  readPeriod(text, 'day-first') !== undefined || readPeriod(text, 'month-first') !== undefined;

/** Both texts of a period in any order, or the text itself. */
export const daysIn = (text: string): readonly string[] =>
  readPeriod(text, 'day-first') ?? readPeriod(text, 'month-first') ?? [text];

/** `1st` before `17th December 2026`. */
const ONLY_DAY = /^\s*\d{1,2}(?:st|nd|rd|th)?\s*$/;
const NAMED_MONTH = /^\s*\d{1,2}(?:st|nd|rd|th)?(?=\s+[a-z]{3})/;

/** The first day; people leave out its month and year where they are those of the last day. */
function withYear(first: string, last: string, order: ImportDateOrder): string | undefined {
  if (isDay(first, order)) return first;
  if (ONLY_DAY.test(first) && NAMED_MONTH.test(last)) return withYear(last.replace(NAMED_MONTH, first), last, order);
  const year = last.match(YEAR)?.at(-1);
  const dated = `${first.trim()}${/\d$/.test(first.trim()) && !/[a-z]/.test(first) ? '-' : ' '}${year}`;
  return year !== undefined && isDay(dated, order) ? dated : undefined;
}

const dayOf = (text: string, order: ImportDateOrder) => readMoment(text, order)?.day ?? '';

import { foldLetters } from '#contracts/rules/search-text.ts';
import { fieldOfHeading } from '#contracts/vocabulary/fields/import-headings.ts';
import type { ImportDateOrder } from '#contracts/vocabulary/imports.ts';
import { readExtended } from '../../../../../platform/files/values/read-extended.ts';
import { readMoment } from '../../../../../platform/files/values/read-moment.ts';

const wordOf = (...words: string[]) => new RegExp(`(?<!\\p{L})(?:${words.map(foldLetters).join('|')})(?!\\p{L})`, 'gu');
/** Words of a heading that tell a later day from the first one. */
const LATER = wordOf('revised', 'extended', 'extension', 're-?scheduled', 'postponed', 'توسیع شدہ', 'نظر ?ثانی شدہ');
/** Words that tell it only where the rest says which day it is: an entry is `Updated On` a day, too. */
const CHANGED = wordOf('new', 'amended', 'updated', 'نئی', 'ترمیم شدہ');
/** A rest that says nothing of which day it is. */
const ANY_DAY = new RegExp(
  `^(?:date|1st|2nd|3rd|first|second|third|final|further|[1-3]|i{1,3}|till|until|up ?to|to|of|on|${['تاریخ', 'تک'].map(foldLetters).join('|')}|[\\s._/()-])*$`,
);

/** `Revised Closing Date` and `Extended Upto`: a later day of closing, which a list has beside the first one. */
export function isRevisedClosing(heading: string): boolean {
  const spaced = foldLetters(heading.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '));
  const later = spaced.replace(LATER, ' ');
  if (later !== spaced && ANY_DAY.test(later)) return true;
  const rest = later.replace(CHANGED, ' ');
  return rest !== spaced && fieldOfHeading(rest)?.field === 'closingDate';
}

/** Whether a cell of revised days has one; one that cannot be read counts too, so that it is named. */
export const isRevised = (text: string, order: ImportDateOrder): boolean =>
  readMoment(text, order)?.day !== undefined || (/[1-9]/.test(text) && (text.match(/\d/g) ?? []).length > 2);

/** The later day to which a remark says that the closing was extended, or any where none is stated; undefined when it says nothing of the kind. */
export function extendedTo(remark: string, closing: unknown, order: ImportDateOrder): string | undefined {
  if (!/exten|postpon|schedul|\bnow\b|\bnew (?:\w+ )?date\b|instead of|in place of|توسیع/i.test(remark))
    return undefined;
  const said = remark.replace(/^.*\bnow (?:due|(?:to )?be (?:received|accepted|opened|submitted))\b/i, 'extended');
  const [later, first] = [readExtended(said, order), readMoment(String(closing ?? ''), order)?.day];
  if (closing === undefined) return later;
  return later !== undefined && first !== undefined && later.slice(0, first.length) > first ? later : undefined;
}

import { foldLetters } from '#contracts/rules/search-text.ts';
import { fieldOfHeading } from '#contracts/vocabulary/fields/import-headings.ts';
import type { ImportDateOrder } from '#contracts/vocabulary/imports.ts';
import { readExtended } from '../../../../../platform/files/values/read-extended.ts';
import { readMoment } from '../../../../../platform/files/values/read-moment.ts';
import { closingAlone } from '../values/tidy-values.ts';

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

/** Headings and words of what has days of its own, which are put off without the closing. */
export const OF_ELSE =
  /open|pre-?(?:bid|tender|proposal)|meeting|deliver|complet|visit|inspect|valid|sale|issu(?!ed:)|sample|contract|period|expir|award|commence|publi|technical|financial|evaluat|کھ[لو]|فروخت|تکمیل|اجلاس/i;
/** The last word of a remark by which a day changed, with what says no more of it. */
const CHANGED_TO =
  /^(.*)\b(?:now|new|changed|enhanced|amended|shifted|extended|postponed|deferred|revised|re-?scheduled)\b(?: (?:the|date|closing|last|due|submission|is|be|been|to be|bids?|tenders?|received|accepted|opened|submitted|invited|as|for))*(?=\W)/is;
/** Letters beyond which a remark tells of something else, too. */
const MAX_LENGTH = 150;

/** The later day to which a remark says that the closing was extended, or any where none is stated; undefined when it says nothing of the kind. */
export function extendedTo(remark: string, closing: unknown, order: ImportDateOrder): string | undefined {
  if (remark.length > MAX_LENGTH || !/\p{Nd}/u.test(remark)) return undefined;
  const isStrict = /exten|postpon|schedul|instead of|in place of|توسیع/i.test(remark);
  const [said = '', head = ''] = CHANGED_TO.exec(remark) ?? [];
  const isOfBids = said !== '' && !OF_ELSE.test(head);
  const later =
    (isStrict ? readExtended(remark, order) : undefined) ??
    (isOfBids ? readExtended(`extended${remark.slice(said.length)}`, order) : undefined);
  if (closing === undefined || later === undefined) return later;
  const first = readMoment(String(closingAlone(closing, order)), order)?.day;
  return first !== undefined && later.slice(0, first.length) > first ? later : undefined;
}

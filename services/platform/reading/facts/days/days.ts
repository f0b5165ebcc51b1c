import { isCalendarDay } from '#contracts/rules/karachi-time.ts';

/** A day or a time of day in a text. */
export interface Found<Value> {
  readonly value: Value;
  readonly from: number;
  readonly to: number;
  /** False where letters had to be taken for digits, or where a time could be in the morning or after noon. */
  readonly isClear: boolean;
}

/** `04-08-2023`, `4/8/23`, `4. 8. 2023`; digits as readers of pictures mistake them, too: `O4-O8-2O23`, `4-1 1-23`. */
const IN_DIGITS =
  /(?:(?<![\w./-])|(?<=\d ?(?:hrs|hours|[ap]\.?m\.?)))([\doOlI|]{1,2}) ?([-/.]) ?([\doOlI|](?: ?[\doOlI|])?) ?\2 ?(2[0oO][\doOlI|]{2}|[\doOlI|]{2})(?!(?!up ?to|at\b|till|by\b)[\w/-]|[.,]\d)/g;
/** `4th August, 2023`, `04-Aug-23`, `4 Octo- ber 2023` over the end of a line. */
const DAY_FIRST =
  /(?<![\w.])(\d{1,2})(?:st|nd|rd|th)?[ ,./-]{0,2}(?:of |day of )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?:- [a-z]{2,6})?[ ,./-]{0,3}(20\d\d|\d\d)(?![\d/:])/gi;
/** `August 4, 2023`. */
const MONTH_FIRST =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?:- [a-z]{2,6})?[ ./-]{0,2}(\d{1,2})(?:st|nd|rd|th)?[ ,./-]{1,3}(20\d\d|\d\d)(?![\d/:])/gi;
/** `2023-08-04`. */
const YEAR_FIRST = /(?<![\w./-])(20\d\d)-(\d\d)-(\d\d)(?![\w/-])/g;

/** `the twelfth day of December, 2026`. */
const IN_WORDS =
  /\b(?:(twenty|thirty)[ -])?([a-z]{3,12}(?:st|nd|rd|th))(?: day)?(?: of)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[ ,]{1,3}(20\d\d)(?!\d)/gi;
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth'.split(
    ' ',
  );

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const asDigits = (text: string) => text.replace(/[oO]/g, '0').replace(/[lI|]/g, '1');

/** The days of a text in their order, each `YYYY-MM-DD`; day before month, as everybody in Pakistan writes. */
export function findDays(text: string): Found<string>[] {
  const found = [
    ...[...text.matchAll(IN_DIGITS)].map((match) => {
      const [day = '', , month = '', year = ''] = match.slice(1);
      return read(
        match,
        asDigits(year),
        Number(asDigits(month).replace(' ', '')),
        asDigits(day),
        !/[a-z|]|\d \d/i.test(match[0]),
      );
    }),
    ...[...text.matchAll(DAY_FIRST)].map((match) => read(match, match[3], monthOf(match[2] ?? ''), match[1])),
    ...[...text.matchAll(MONTH_FIRST)].map((match) => read(match, match[3], monthOf(match[1] ?? ''), match[2])),
    ...[...text.matchAll(IN_WORDS)].map((match) =>
      read(match, match[4], monthOf(match[3] ?? ''), String(dayInWords(match[1], match[2]))),
    ),
    ...[...text.matchAll(YEAR_FIRST)].map((match) => read(match, match[1], Number(match[2]), match[3])),
  ];
  return inOrder(found);
}

/** Days or times in the order of the text; of two that overlap the first. */
export function inOrder(found: readonly (Found<string> | undefined)[]): Found<string>[] {
  const kept: Found<string>[] = [];
  for (const one of found.filter((each) => each !== undefined).toSorted((a, b) => a.from - b.from)) {
    if (one.from >= (kept.at(-1)?.to ?? 0)) kept.push(one);
  }
  return kept;
}

/** 0 for a word that is no ordinal. */
function dayInWords(tens = '', ordinal = ''): number {
  const at = ORDINALS.indexOf(ordinal.toLowerCase()) + 1;
  if (at === 0) return 0;
  const unit = at === ORDINALS.length ? 30 : at;
  return unit + (/twenty/i.test(tens) ? 20 : /thirty/i.test(tens) ? 30 : 0);
}

function read(match: RegExpExecArray, year = '', month = 0, day = '', isClear = true): Found<string> | undefined {
  const value = `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isCalendarDay(value)) return undefined;
  return { value, from: match.index, to: match.index + match[0].length, isClear };
}

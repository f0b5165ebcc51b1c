import { addDays } from '#contracts/rules/karachi-time.ts';
import type { MeantDay } from './meaning-of-days.ts';
import { subjectOfDay } from './subject-of-day.ts';

/** `within 15 days of the publication of this notice`, `within two (2) weeks from the date of this advertisement`. */
const WITHIN =
  /\bwithin (?:a period of )?\(?(?<count>\d{1,2}|[a-z]+)\)?(?: ?\(\w+\))? (?:calendar )?(?<unit>days?|weeks?)(?:'?s?'? time)?,? (?:of|from|after)(?: the)?(?: date of)?(?: the| its| first)*(?: publication| publishing| appearance| insertion| advertisement| issuance of this| this (?:notice|advertisement|tender|publication|invitation))\b/gi;

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** The end of bids as days after the paper came out, which is taken to be `today`; never sure. */
export function dayFromPublication(text: string, today: string): MeantDay | undefined {
  for (const match of text.matchAll(WITHIN)) {
    const { count = '', unit = '' } = match.groups ?? {};
    const number = Number(count) || NUMBERS.indexOf(count.toLowerCase()) + 1;
    const place = { from: match.index, to: match.index + match[0].length };
    if (number === 0 || subjectOfDay(text, place) === 'other') continue;
    const value = addDays(today, /^week/i.test(unit) ? 7 * number : number);
    return { ...place, value, isClear: false, meaning: 'closing', weight: 0, lead: 0 };
  }
  return undefined;
}

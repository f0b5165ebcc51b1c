import { type Found, inOrder } from './days/days.ts';

/** `11:00 AM`, `11:OO AM` as readers of pictures mistake it, `11.30 a.m.`, `12:00 noon`, `1100 hours`, `11:00`, `2 PM`. */
const WITH_MINUTES =
  /(?<![\d:./-])(\d[\doO]?|[oO]\d) ?[:.;] ?([\doO]{2})(?![\d/:-]|\.\d) ?(a\.? ?m\b\.?|p\.? ?m\b\.?|noon\b|hours?\b|hrs?\b)?/gi;
const OF_A_WATCH = /(?<![\d:./-])([01][\doO]|2[0-3])([0-5oO][\doO]) ?(?:hours?|hrs?|h)\b/gi;
/** Time of which the sign was not read: `11 30 AM`. */
const WITH_A_GAP = /(?<![\d:./-])(\d{1,2}) ([0-5][\doO]) ?(a\.? ?m\b\.?|p\.? ?m\b\.?)/gi;
const HOUR_ONLY = /(?<![\d:./-])(\d{1,2}) ?(a\.? ?m\b\.?|p\.? ?m\b\.?|noon\b|o.?clock\b)/gi;

const NOON = /(?<=\b(?:by|at|till|until|before|up ?to) )noon\b/gi;

/** The times of day of a text in their order, each `HH:MM`. Without a word for it, one to six are after noon. */
export function findTimes(text: string): Found<string>[] {
  return inOrder([
    ...[...text.matchAll(WITH_MINUTES)].map((match) => read(match, match[1], match[2], match[3])),
    ...[...text.matchAll(OF_A_WATCH)].map((match) => read(match, match[1], match[2], 'hours')),
    ...[...text.matchAll(WITH_A_GAP)].map((match) => read(match, match[1], match[2], match[3])),
    ...[...text.matchAll(NOON)].map((match) => read(match, '12', '00', 'noon')),
    ...[...text.matchAll(HOUR_ONLY)].map((match) => read(match, match[1], '00', match[2])),
  ]);
}

const asDigits = (text: string) => text.replace(/o/gi, '0');

function read(match: RegExpExecArray, hours = '', minutes = '00', half = ''): Found<string> | undefined {
  const stated = Number(asDigits(hours));
  const past = asDigits(minutes);
  const part = half.toLowerCase().replace(/[^a-z]/g, '');
  const isAfterNoon = part === 'pm' || (part !== 'am' && part !== 'noon' && stated >= 1 && stated <= 6);
  const hour = part === 'am' && stated === 12 ? 0 : isAfterNoon && stated < 12 ? stated + 12 : stated;
  const isStated = ['am', 'pm', 'noon'].includes(part);
  if (stated > 23 || Number(past) > 59) return undefined;
  return {
    value: `${String(hour).padStart(2, '0')}:${past}`,
    from: match.index,
    to: match.index + match[0].trimEnd().length,
    isClear: !/o/i.test(hours + minutes) && (isStated || stated >= 7) && !(part === 'am' && stated === 12),
  };
}

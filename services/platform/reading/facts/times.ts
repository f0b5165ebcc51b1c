import type { Found } from './days.ts';

/** `11:00 AM`, `11:OO AM` as readers of pictures mistake it, `11.30 a.m.`, `12:00 noon`, `1100 hours`, `11:00`, `2 PM`. */
const WITH_MINUTES =
  /(?<![\d:./-])(\d{1,2}) ?[:.;] ?(\d\d|[oO]{2})(?![\d/:-]|\.\d) ?(a\.? ?m\b\.?|p\.? ?m\b\.?|noon\b|hours?\b|hrs?\b)?/gi;
const OF_A_WATCH = /(?<![\d:./-])([01]\d|2[0-3])([0-5]\d) ?(?:hours?|hrs?)\b/gi;
const HOUR_ONLY = /(?<![\d:./-])(\d{1,2}) ?(a\.? ?m\b\.?|p\.? ?m\b\.?|noon\b|o.?clock\b)/gi;

/** The times of day of a text in their order, each `HH:MM`. Without a word for it, one to six are after noon. */
export function findTimes(text: string): Found<string>[] {
  return [
    ...[...text.matchAll(WITH_MINUTES)].map((match) => read(match, match[1], match[2], match[3])),
    ...[...text.matchAll(OF_A_WATCH)].map((match) => read(match, match[1], match[2], 'hours')),
    ...[...text.matchAll(HOUR_ONLY)].map((match) => read(match, match[1], '00', match[2])),
  ]
    .filter((one) => one !== undefined)
    .toSorted((a, b) => a.from - b.from)
    .filter((one, at, all) => at === 0 || one.from >= (all[at - 1]?.to ?? 0));
}

function read(match: RegExpExecArray, hours = '', minutes = '00', half = ''): Found<string> | undefined {
  const stated = Number(hours);
  const areLetters = /o/i.test(minutes);
  const part = half.toLowerCase().replace(/[^a-z]/g, '');
  const isAfterNoon = part === 'pm' || (part !== 'am' && part !== 'noon' && stated >= 1 && stated <= 6);
  const hour = part === 'am' && stated === 12 ? 0 : isAfterNoon && stated < 12 ? stated + 12 : stated;
  const isStated = ['am', 'pm', 'noon'].includes(part);
  if (stated > (isStated ? 12 : 23) && !(isStated && stated <= 23)) return undefined;
  if (hour > 23 || (!areLetters && Number(minutes) > 59)) return undefined;
  return {
    value: `${String(hour).padStart(2, '0')}:${areLetters ? '00' : minutes}`,
    from: match.index,
    to: match.index + match[0].trimEnd().length,
    isClear: !areLetters && (isStated || stated >= 7) && !(part === 'am' && stated === 12),
  };
}

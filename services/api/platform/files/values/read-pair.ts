import type { ImportDateOrder } from '#contracts/vocabulary/imports.ts';
import { type Moment, readMoment } from './read-moment.ts';

/** The moments of one cell: until when bids are taken, and when they are opened. */
interface Pair {
  readonly closing: Moment;
  readonly opening: Moment;
}

const BETWEEN = /[/&|;,\n]|\b(?:and|opening|opened|opens?)\b/gi;
/** Words that say which of the two a moment is. */
const SAID =
  /\b(?:bids?|tenders?|technical|subm?|opg|opn|rcpt|submission|submitted|submit|receipt|receiving|received|closing|close[sd]?|opening|opened|opens?|to be|will be|same|day|hours)\b[.:]*/gi;
/** Hours of an army before those that say what they are: `1100 / 1130 hrs`. */
const BARE_HOURS = /^\s*\d{4}\s*$/;
const OPENED = /\bopen/i;
/** Letters beyond which a text is none. */
const MAX_LENGTH = 120;
/** Bids are opened when they are in, or the day after; days further apart are something else. */
const MAX_APART_MS = 2 * 86_400_000;

/** Reads `11-12-2026 11:00 AM / 11:30 AM`: bids are closed first, and opened then, in whatever order they are written. */
export function readPair(text: string, order: ImportDateOrder): Pair | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  for (const { 0: sign, index } of text.matchAll(BETWEEN)) {
    const first = read(text.slice(0, index).replace(BARE_HOURS, '$& hrs'), order);
    const second = first && read(text.slice(index + sign.length), order);
    if (first === undefined || second?.time === undefined) continue;
    const moments = [first, { ...second, day: second.day ?? first.day }];
    const [closing, opening] = moments.sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
    if (closing === undefined || opening === undefined || isFarApart(closing, opening)) continue;
    // a day alone is one of closing where the hour behind it is said to be of the opening
    if (closing.time === undefined && !(closing.day === opening.day && OPENED.test(text.slice(index)))) continue;
    return { closing, opening };
  }
  return undefined;
}

const read = (text: string, order: ImportDateOrder) => readMoment(text.replace(SAID, ' ').trim(), order);
const keyOf = ({ day = '', time = '' }: Moment) => `${day} ${time}`;
const isFarApart = (one: Moment, other: Moment) =>
  (one.day === undefined) !== (other.day === undefined) ||
  (one.day !== undefined && other.day !== undefined && Date.parse(other.day) - Date.parse(one.day) > MAX_APART_MS);

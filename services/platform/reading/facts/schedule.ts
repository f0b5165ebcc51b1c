import { daysBetween } from '#contracts/rules/karachi-time.ts';
import { type Found, findDays } from './days/days.ts';
import { dayFromPublication } from './days/days-from-publication.ts';
import { daysUnderHeads } from './days/days-under-heads.ts';
import { type MeantDay, MOVED, meaningsOf } from './days/meaning-of-days.ts';
import { hasBreak, hasBreakBetween, subjectOfDay } from './days/subject-of-day.ts';
import { findTimes } from './times.ts';

/** The text with the letters that a reader of pictures took for digits: `c1osing`, `wi11`, `submissi0n`, `0pened`. Nothing moves. */
const withLetters = (text: string): string =>
  text
    .replace(/(?<=[a-z])[01](?=[a-z])/gi, letterFor)
    .replace(/\b0(?=[a-z]{3})/gi, letterFor)
    .replace(/\b(wi|sha|fu)(?:11|1l|l1)\b/gi, '$1ll');

const letterFor = (digit: string) => (digit === '0' ? 'o' : 'l');

interface Proposed extends Found<string> {
  readonly isSure: boolean;
}

/** Days and times of a notice, as far as its text says them. */
interface Schedule {
  readonly closingDate?: Proposed;
  readonly closingTime?: Proposed;
  readonly openingDate?: Proposed;
  readonly openingTime?: Proposed;
  readonly publishDate?: Proposed;
}

const BEHIND = 70;
const BEFORE = 40;
/** Longest time that notices of the country usually leave. */
const LONGEST_DAYS = 120;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const WEEKDAY = /\b(sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/i;
const SAME_DAY = /\bsame (?:day|date)\b|\bthat day\b/i;

/**
 * Reads when bids close and are opened. Sure is only what one day says clearly and nothing else in the text denies, and what
 * is still to come on `today`, the day on which the paper was filed.
 */
export function readSchedule(lines: string, today: string): Schedule {
  const clean = withLetters(lines);
  const text = clean.replaceAll('\n', ' '); // a day may begin at the end of one line and go on in the next
  const days = daysOf(clean, text, today);
  const times = findTimes(text).filter((time) => !days.some(({ from, to }) => time.from < to && time.to > from));
  const published = days.find(
    ({ meaning, weight, value }) => meaning === 'published' && weight > 0.3 && value <= today,
  );
  const isTimed = (day: MeantDay) => timeOfBids(text, day, days, times) !== undefined;
  const weightOf = (day: MeantDay) => day.weight + (isTimed(day) ? TIMED : 0);
  // moved twice, it ends with the later one
  const isLater = (a: MeantDay, b: MeantDay) => (a.isNew && b.isNew ? b.value.localeCompare(a.value) : 0);
  const heaviest = days
    .filter(({ meaning }) => meaning === 'closing')
    .toSorted((a, b) => isLater(a, b) || weightOf(b) - weightOf(a))[0];
  const opening = openingOf(text, days, times, heaviest, today);
  const closing =
    heaviest ??
    dayFromPublication(text, today) ??
    guessedClosing(days, isTimed, opening.day, IS_THE_ACT.test(text), today);
  if (closing === undefined) return { ...(published && { publishDate: { ...published, isSure: false } }) };
  const isSure = heaviest !== undefined && isBeyondDoubt(text, closing, days, published, today);
  const isOpening = heaviest === undefined && closing === opening.day;
  const [beside, apart] = [timeOfBids(text, closing, days, times), timeApart(text, times)];
  const time =
    (heaviest === undefined ? (apart ?? unclear(beside)) : (beside ?? apart)) ??
    timeBelow(closing, times) ??
    (heaviest === undefined && (isOpening || IS_THE_ACT.test(text)) ? unclear(opening.time) : undefined);
  return {
    closingDate: { ...closing, isSure },
    ...(time && { closingTime: { ...time, isSure: isSure && time.isClear } }),
    ...(opening.day && { openingDate: { ...opening.day, isSure: isSure && opening.isStated } }),
    ...(opening.time && {
      openingTime: { ...opening.time, isSure: isSure && opening.time.isClear && opening.isStated },
    }),
    ...(published && { publishDate: { ...published, isSure: false } }),
  };
}

/** The days of a text and what each is about, by its table, its sentence and the words before it. */
function daysOf(lines: string, text: string, today: string): MeantDay[] {
  const found = findDays(text);
  const underHeads = daysUnderHeads(lines, found);
  return meaningsOf(text, found).map((day): MeantDay => {
    if (isOfHoliday(text, day)) return { ...day, meaning: 'other', weight: 1 };
    // a paper is dated before it is filed: of such a day to come nothing is said
    if (day.meaning === 'published' && day.value > today) return { ...day, meaning: 'other', weight: 0 };
    const underHead = underHeads.get(day.from);
    // one head says no more than the words before the day
    if (underHead?.meaning === day.meaning && !underHead.isUnderHead)
      return { ...day, weight: Math.max(day.weight, underHead.weight) };
    if (underHead !== undefined && day.meaning !== 'old') return underHead;
    const subject = day.meaning === 'closing' ? subjectOfDay(text, day) : undefined;
    if (subject === 'papers') return { ...day, meaning: 'sale' };
    const isOther = subject === 'other' || (day.meaning === 'closing' && isOfLaterAttempt(text, day));
    return isOther ? { ...day, meaning: 'other', isOfOther: true } : day;
  });
}

/** True of a day on which bids are taken if none came before; below heads of two attempts, of the second day of a row. */
const isOfLaterAttempt = (text: string, { from }: MeantDay) => {
  const before = text.slice(Math.max(0, from - ATTEMPT_BEFORE), from);
  const said = [...before.matchAll(ATTEMPTS)];
  const [last, other] = [said.at(-1), said.at(-2)];
  if (last === undefined || last.groups?.first !== undefined) return false;
  const areHeads = other?.groups?.first !== undefined && last.index - other.index - other[0].length <= 3;
  const row = findDays(before).at(-1);
  return !areHeads || (row !== undefined && !/[a-z]{6}/i.test(before.slice(row.to)));
};
const ATTEMPTS =
  /\bno (?:response|bids?|tenders?)\b[^.]{0,30}\b(?:1st|first) (?:attempt|time|call|date)\b|\b(?:(?<first>1st|first)|2nd|second|3rd|third) (?:attempt|time|call|date)\b|\bno response\b|\bun-?responsive\b|\bre-?bidding\b|\bfurther auctions?\b|\bif not finali[sz]ed\b/gi;
const ATTEMPT_BEFORE = 140;

/** Characters from the end of a day to the end of its time in a row of a table. */
const TIME_OF_A_DAY = 12;

/** The time up to which bids come on a day: not that of another act beside it, or of their opening before it. */
function timeOfBids(text: string, day: MeantDay, days: readonly MeantDay[], times: readonly Found<string>[]) {
  const isFree = (from: number, to: number) =>
    !OF_ANOTHER.test(text.slice(from, to).replace(/\bduring (?:the )?office hours\b/i, '')) &&
    // the time of the day before, in a row of both
    !days.some(
      (other) => other.to <= from && from - other.to <= TIME_OF_A_DAY && other.from !== day.from && from < day.from,
    ) &&
    !days.some((other) => other.from >= from && other.to <= to && other.from !== day.from);
  const isOpening = ({ from }: Found<string>) =>
    from < day.from && OPENED_AT.test(text.slice(Math.max(0, from - LEAD), from));
  return timeOf(
    text,
    day,
    times.filter((time) => !isOpening(time)),
    isFree,
  );
}

/** True of the day on which bids are taken if the first one is a holiday. */
const isOfHoliday = (text: string, { from }: MeantDay) =>
  [...text.matchAll(IF_HOLIDAY)].some((said) => {
    const end = said.index + said[0].length;
    return from >= end && from - end < AFTER_HOLIDAY && !hasBreak(text.slice(end, from + 2));
  });

/**
 * Where no words say which day is the end of bids: the latest one to come that has a time and of which nothing is said, up to
 * the opening, or the first of an auction; else the day of the opening; else one of which something else is said.
 */
function guessedClosing(
  days: readonly MeantDay[],
  isTimed: (day: MeantDay) => boolean,
  opening: MeantDay | undefined,
  isAuction: boolean,
  today: string,
): MeantDay | undefined {
  const others = days
    .filter(({ meaning, value }) => meaning === 'other' && value >= today && daysBetween(today, value) <= LONGEST_DAYS)
    .toSorted((a, b) => a.value.localeCompare(b.value));
  const unsaid = others.filter(
    ({ weight, value }) => weight < UNSAID && (opening === undefined || value <= opening.value),
  );
  const timed = isAuction ? (unsaid.find(isTimed) ?? unsaid[0]) : unsaid.findLast(isTimed);
  return timed ?? opening ?? others.findLast((day) => day.isOfOther && isTimed(day));
}

function isBeyondDoubt(
  text: string,
  closing: MeantDay,
  days: readonly MeantDay[],
  published: MeantDay | undefined,
  today: string,
): boolean {
  const others = days.filter(({ meaning, value }) => meaning === 'closing' && value !== closing.value);
  const opened = days.filter(({ meaning }) => meaning === 'opening');
  const around = text.slice(Math.max(0, closing.from - 25), closing.to + 25);
  const weekday = WEEKDAY.exec(around)?.[1]?.toLowerCase();
  return (
    closing.isClear &&
    subjectOfDay(text, closing) === 'bids' &&
    daysBetween(today, closing.value) >= 0 &&
    daysBetween(today, closing.value) <= LONGEST_DAYS &&
    closing.weight >= 0.6 &&
    closing.lead >= 0.2 &&
    others.length === 0 &&
    (closing.isNew === true || !isMoved(text, days)) &&
    !TAKEN_BACK.test(text.replace(IF_HOLIDAY, '')) &&
    // a later day that nothing is said of may be that of another lot, or the new one
    !days.some(({ value, meaning, weight }) => value > closing.value && meaning === 'other' && weight < UNSAID) &&
    opened.every(({ value }) => daysBetween(closing.value, value) >= 0 && daysBetween(closing.value, value) <= 30) &&
    (published === undefined ||
      (daysBetween(published.value, closing.value) > 0 &&
        daysBetween(published.value, closing.value) <= LONGEST_DAYS)) &&
    (weekday === undefined || WEEKDAYS[new Date(closing.value).getUTCDay()] === weekday)
  );
}

/** Weight below which words near a day say nothing of it. */
const UNSAID = 0.4;
/** `If a holiday is declared on the day, bids are opened on the next one.` */
const IF_HOLIDAY = /\b(?:if|in case|in the event|should)\b[^.]{0,160}\bholiday/gi;
/** Characters after such words that may still be about that day. */
const AFTER_HOLIDAY = 90;
/** Weight that a time beside it adds to a day: few other days have one. */
const TIMED = 0.8;
/** Words of a paper whose days may not hold. */
const TAKEN_BACK = /\b(?:further notice|withdrawn|postponed|cancel(?:led|lation)|holiday|lot (?:no\.? ?)?[2-9]\b)/i;

/** `received up to 12:00 hours on the date mentioned` */
const END_OF_BIDS =
  /\b(?:submission|closing|receipt|receiving|dropping)(?: time)? ?[:-]? ?$|\bauctions? at (?:the )?$|\bno (?:bid|tender)s?\b[^.]{0,40}\bafter $|\b(?:received|accepted|uploaded|submit(?:ted)?|submission of (?:bids|tenders)|reach(?:ed)?|dropped|delivered)\b(?:(?!open(?!ing (?:time|date))|issued|sold|forms\b)(?:[^.]|\bi\.e\.|\.(?! ?[A-Z]))){0,160}?\b(?:by|at|till|until|up ?to|before|than) (?:the )?$/i;
/** The opening is where one bids. */
const IS_THE_ACT = /\bauction\b|\bbefore (?:the )?(?:time of )?opening\b/i;

const TIME_OF_OPENING = /\bopening(?: time)? ?[:-]? ?$/i;

const unclear = (time: Found<string> | undefined) => time && { ...time, isClear: false };

/** Characters below a row of days in which its times may stand. */
const BELOW = 120;

/** First time below the days of a table, which is that of the end of bids. */
const timeBelow = (closing: MeantDay, times: readonly Found<string>[]) =>
  closing.isUnderHead ? unclear(times.find(({ from }) => from >= closing.to && from - closing.to < BELOW)) : undefined;

/** The only time up to which bids come, where it stands apart from its day. */
function timeApart(text: string, times: readonly Found<string>[]): Found<string> | undefined {
  const said = times.filter(({ from }) => END_OF_BIDS.test(text.slice(Math.max(0, from - 200), from)));
  return new Set(said.map(({ value }) => value)).size === 1 ? unclear(said[0]) : undefined;
}

/** True where a paper moves a day and does not clearly say which is the old one. */
const isMoved = (text: string, days: readonly MeantDay[]) =>
  days.length > 1 &&
  days.every(({ meaning }) => meaning !== 'old') &&
  days.some(({ from, to }) => MOVED.test(text.slice(Math.max(0, from - 120), to + 60)));

/** Words between a day of bids and a time that belongs to something else. */
const OF_ANOTHER = /\bopen(?:ed|ing|s)?\b|\b(?:issue|sold|sale|form|meeting|held|office|working)/i;
const OPENED_AT = /\bopen(?:ed|ing|s)?\b[^.]*$/i;
/** Characters before a time that say whose it is. */
const LEAD = 30;
const UNTIL = /^[ ,()]{0,3}(?:to|and|till|until|up ?to|-|–)[ ,()]{0,3}$/i;

/** The time beside a day, in its sentence: right after it, or else right before it; the end of two. */
function timeOf(
  text: string,
  day: Found<string>,
  times: readonly Found<string>[],
  isFree: (from: number, to: number) => boolean,
): Found<string> | undefined {
  const isBeside = (from: number, to: number) =>
    !hasBreakBetween(text, Math.max(0, from - 1), to + 1) && isFree(from, to);
  const after = times.find(({ from }) => from >= day.to && from - day.to <= BEHIND && isBeside(day.to, from));
  const before = times.findLast(
    (time) => time.to <= day.from && day.from - time.to <= BEFORE && isBeside(time.to, day.from),
  );
  const begun = after ?? before;
  const ended = begun && times.find(({ from }) => from > begun.to && UNTIL.test(text.slice(begun.to, from)));
  return ended === undefined ? begun : { ...ended, isClear: false };
}

interface Opening {
  readonly day?: MeantDay | undefined;
  readonly time?: Found<string> | undefined;
  /** True when the text says the day itself, or that it is the same one. */
  readonly isStated: boolean;
}

function openingOf(
  text: string,
  days: readonly MeantDay[],
  times: readonly Found<string>[],
  closing: MeantDay | undefined,
  today: string,
): Opening {
  const own = days
    .filter(({ meaning, value }) => meaning === 'opening' && value >= today)
    .toSorted((a, b) => b.weight - a.weight)[0];
  if (own !== undefined) {
    const apart = times.find(({ from }) => TIME_OF_OPENING.test(text.slice(Math.max(0, from - 20), from)));
    return { day: own, time: unclear(apart) ?? timeOf(text, own, times, () => true), isStated: true };
  }
  const words = [...text.matchAll(/\bopen(?:ed|ing)\b|\b(?:will|shall) open\b/gi)].map(({ index }) => index);
  for (const from of words) {
    const until = from + 160;
    const time = times.find((one) => one.from > from && one.from < until);
    if (time === undefined || closing === undefined) continue;
    const said = text.slice(from, time.to + 20);
    if (days.some((day) => day.from > from && day.to < time.from)) continue;
    return { day: closing, time, isStated: SAME_DAY.test(said) };
  }
  return { isStated: false };
}

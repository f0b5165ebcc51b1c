import { daysBetween, isCalendarDay } from '#contracts/rules/karachi-time.ts';
import { formatCount, formatDay } from '../format.ts';
import { text } from './messages.en.ts';

/** The meaning of a typed text, or what is wrong with it, in a sentence. */
export type ReadResult = { readonly value: string } | { readonly fault: string };

/** Year that is meant where none is typed: that of the next such day, of the last one, or of the nearest. */
export type YearChoice = 'next' | 'last' | 'nearest';

const MONTHS = [
  ['january', 'جنوری'],
  ['february', 'فروری'],
  ['march', 'مارچ'],
  ['april', 'اپریل'],
  ['may', 'مئی'],
  ['june', 'جون'],
  ['july', 'جولائی'],
  ['august', 'اگست'],
  ['september', 'ستمبر'],
  ['october', 'اکتوبر'],
  ['november', 'نومبر'],
  ['december', 'دسمبر'],
] as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Digits of Urdu and Arabic as those that a computer counts with. */
export const latinDigits = (typed: string) => typed.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Reads a day as people in Pakistan write it: the day first, whatever the language of the browser; ISO, too. */
export function readDay(typed: string, today: string, toward: YearChoice = 'nearest'): ReadResult {
  const written = latinDigits(typed)
    .toLowerCase()
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1');
  const words = (written.match(/\d+|\p{L}+/gu) ?? []).filter((word) => word !== 'of' && word !== 'the');
  if (/^\s*today\s*$/.test(written)) return { value: today };
  const weekday = WEEKDAYS.find((name) => words.some((word) => isShortOf(word, name.toLowerCase())));
  const rest = words.filter((word) => weekday === undefined || !isShortOf(word, weekday.toLowerCase()));
  const parts = /[^\d\p{L}\s.,/\\_()'’\-–—]/u.test(written) ? undefined : dayParts(rest);
  if (parts === undefined) return { fault: text.noDate };
  const read = existing(parts, today, toward);
  if ('fault' in read || weekday === undefined || weekdayOf(read.value) === weekday) return read;
  return { fault: text.otherWeekday(formatDay(read.value), weekdayOf(read.value)) };
}

interface DayParts {
  readonly day: string;
  readonly month: string;
  /** Undefined where none is typed. */
  readonly year?: string | undefined;
}

function dayParts(words: readonly string[]): DayParts | undefined {
  const named = words.findIndex((word) => monthOf(word) > 0);
  const numbers = words.filter((_, at) => at !== named);
  if (numbers.some((word) => !/^\d{1,8}$/.test(word))) return undefined;
  return named < 0 ? inNumbers(numbers) : besideName(numbers, String(monthOf(words[named] ?? '')));
}

function besideName([first = '', second, ...rest]: readonly string[], month: string): DayParts | undefined {
  if (rest.length > 0) return undefined;
  return first.length === 4 ? { day: second ?? '', month, year: first } : { day: first, month, year: second };
}

function inNumbers([first = '', second, third, ...rest]: readonly string[]): DayParts | undefined {
  if (rest.length > 0) return undefined;
  if (second === undefined) {
    const isWhole = first.length === 6 || first.length === 8;
    return isWhole ? { day: first.slice(0, 2), month: first.slice(2, 4), year: first.slice(4) } : undefined;
  }
  return first.length === 4
    ? { day: third ?? '', month: second, year: first }
    : { day: first, month: second, year: third };
}

/** The day of these parts, if the calendar has it. */
function existing({ day, month, year }: DayParts, today: string, toward: YearChoice): ReadResult {
  const [date, at] = [Number(day), Number(month)];
  if (day === '' || day.length > 2 || month.length > 2) return { fault: text.noDate };
  if (at < 1 || at > 12) return { fault: text.noMonth(month) };
  const thisYear = Number(today.slice(0, 4));
  const years = year === undefined ? [thisYear - 1, thisYear, thisYear + 1] : [yearOf(year)];
  const days = years.map((one) => `${one}-${twoDigits(at)}-${twoDigits(date)}`).filter(isCalendarDay);
  const [found] = days.sort((one, other) => distance(today, one, toward) - distance(today, other, toward));
  if (found !== undefined) return { value: found };
  const shown = years.length === 1 ? (years[0] ?? 0) : thisYear;
  if (shown < 1990 || shown > 2199) return { fault: text.noYear(year ?? '') };
  const most = new Date(Date.UTC(shown, at, 0)).getUTCDate();
  return { fault: text.noDay(String(date), formatDay(`${shown}-${twoDigits(at)}-01`).slice(2), most) };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

const yearOf = (year: string) => (year.length === 2 ? 2000 + Number(year) : year.length === 4 ? Number(year) : 0);

/** How far away a day without a year is; what lies in the other direction is farther than all else. */
function distance(today: string, day: string, toward: YearChoice): number {
  const days = daysBetween(today, day);
  const isAway = (toward === 'next' && days < 0) || (toward === 'last' && days > 0);
  return Math.abs(days) + (isAway ? 10_000 : 0);
}

const isShortOf = (word: string, name: string): boolean => word.length >= 3 && name.startsWith(word);

/** 1 for January; 0 for a word that is no month. */
const monthOf = (word: string): number => 1 + MONTHS.findIndex((names) => names.some((name) => isShortOf(word, name)));

const weekdayOf = (day: string): string => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

/** `2026-12-12` as 'Sat 12 Dec 2026, in 20 days'. */
export function echoDay(day: string, today: string): string {
  return `${weekdayOf(day).slice(0, 3)} ${formatDay(day)}, ${inDays(daysBetween(today, day))}`;
}

function inDays(days: number): string {
  if (days === 0) return text.today;
  if (Math.abs(days) === 1) return days === 1 ? text.tomorrow : text.yesterday;
  return days > 0 ? text.ahead(formatCount(days)) : text.ago(formatCount(-days));
}

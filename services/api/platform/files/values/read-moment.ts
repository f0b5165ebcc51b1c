import { isCalendarDay, KARACHI_OFFSET_MS } from '#contracts/rules/karachi-time.ts';
import { foldLetters } from '#contracts/rules/search-text.ts';
import type { ImportDateOrder } from '#contracts/vocabulary/imports.ts';
import { inEnglish } from './urdu-words.ts';

/** A day and a time in Karachi, each as far as a text states it. */
export interface Moment {
  /** `YYYY-MM-DD` */
  readonly day: string | undefined;
  /** `HH:MM` */
  readonly time: string | undefined;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const WEEKDAYS = /\b(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?\b/g;
const TIME =
  /(?:(?<![\d./-])(?:(\d{1,2})(?:[:.]|-(?=[0-5][05]\s*(?:[ap]\.?m\b|noon)))(\d\d)(?::\d\d(?:\.\d+)?|\.\d\d(?=\s*[ap]\.?m\b))?\s*(a\.?m\b\.?|p\.?m\b\.?|noon)?|(\d{1,2})\s*(a\.?m\b\.?|p\.?m\b\.?|noon))|(?<![\d.-])(\d\d)(\d\d)(?=\s*h(?:ou)?rs?\b))(?:\s*h(?:ou)?rs?\b\.?)?(?![\d./-]\d)/;
/** A day, and the hours and minutes of an army behind its year. */
const MILITARY = /^(.{4,24}\d) ([01]\d|2[0-3])([0-5]\d)$/;
/** Noon without an hour: `before noon`. */
const NOON = /\bnoon\b/;
const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const IN_NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d\d)$/;
const DAY_MONTH = /^(\d{1,2})[-/. ]*([a-z]{3,9})[-/. ]*(\d{4}|\d\d)$/;
const MONTH_DAY = /^([a-z]{3,9})[-/. ]*(\d{1,2})[-/. ]+(\d{4}|\d\d)$/;
/** The month in Roman numbers, as older clerks have it. */
const ROMAN = /^(\d{1,2})[-/.]([ivx]{1,4})[-/.](\d{4}|\d\d)$/;
const COMPACT = /^(20\d\d)(\d\d)(\d\d)$/;
/** The same as a hand writes it: `14122026`. */
const RUN_TOGETHER = /^([0-3]\d)([01]\d)(20\d\d)$/;
/** Serials of spreadsheets for the years 1995 to 2119, with the share of the day as decimals. */
const SERIAL = /^([3-7]\d{4})(\.\d+)?$/;
/** Seconds or milliseconds of a computer's clock, for the years 2001 to 2033. */
const CLOCK = /^1\d{9}(?:\d{3})?$/;
/** The same as programs of ASP.NET write it. */
const WRAPPED_CLOCK = /^\/date\((\d{13})(?:[+-]\d{4})?\)\/$/;
const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
const MINUTES_OF_DAY = 1440;

/** An instant as databases write it, with the zone of its clock: `2027-01-12 10:30:00+05`. */
const ZONED = /^(\d{4}-\d\d-\d\d)[ t](\d\d:\d\d)(:\d\d)?(?:\.\d{1,9})? ?(z|utc|gmt|[+-]\d\d(?::?\d\d)?)$/;
/** The same as mails and feeds write it: `Thu, 12 Nov 2026 08:00:00 +0500`. */
const MAILED = /^(?:[a-z]{3}, ?)?(\d{1,2}) ([a-z]{3}) (\d{4}) (?=\d\d:\d\d(?::\d\d)? (?:gmt|utc|[+-]\d{4})$)/;

/** How long there is still time, `(18 days left)`, what becomes of a holiday, `or next working day`, or where it is said too. */
const ASIDE =
  /\b\d{1,3} (?:days?|hours?|hrs?) (?:left|remaining|to go)\b|\b(?:or|if|in case)\b[^\d]{1,60}\b(?:next|following)\b[^\d]{1,30}$|\b(?:or )?as (?:per|mentioned|given) [^\d]{3,50}$/g;
/** A day of the Islamic calendar beside ours, in words or numbers. */
const HIJRI =
  /(?<![\d./-])\d{1,2}(?:[-/. ]+[^\d]{3,25}|[-/.]\d{1,2}[-/.])14[3-6]\d(?!\d|\s*h(?:ou)?rs?\b)(?:\s*(?:(?:a\.?\s?)?h\b\.?|hijri|[ہھ]جری))?/g;

/** Reads a date, a time or both as people write them, also in two languages; undefined when the text says anything else as well. */
export function readMoment(text: string, order: ImportDateOrder): Moment | undefined {
  const whole = readOne(text, order);
  const parts = whole === undefined && /[\u0600-\u06ff]/.test(text) ? text.split(/\s[/|]\s|\n/) : [];
  if (parts.length !== 2) return whole;
  const [one, other] = parts.map((part) => readOne(part, order));
  const isSame =
    one?.day !== undefined && one.day === other?.day && (one.time ?? other.time) === (other.time ?? one.time);
  return isSame ? { ...one, time: one.time ?? other.time } : undefined;
}

function readOne(text: string, order: ImportDateOrder): Moment | undefined {
  const plain = inAscii(text).replace(WRAPPED_CLOCK, '$1').replace(ASIDE, ' ').replace(HIJRI, ' ').trim();
  const serial = SERIAL.exec(plain);
  if (serial !== null) return ofSerial(Number(plain), serial[2] !== undefined);
  const zoned = ZONED.exec(
    plain.replace(
      MAILED,
      (_, day: string, month: string, year) => `${year}-${pad(monthOf(month))}-${day.padStart(2, '0')} `,
    ),
  );
  if (zoned !== null) return ofZoned(zoned);
  if (CLOCK.test(plain)) return ofClock(Number(plain.padEnd(13, '0')));
  const found = timeIn(plain);
  const rest = (found === undefined ? plain : plain.replace(found.text, ' '))
    .replace(WEEKDAYS, ' ')
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replace(
      /\b(corresponding to|at|by|upto|up to|till|until|before|latest|not later than|time|or|on|day(?= of\b)|of|the|and|sharp|positively|pst|pkt)\b|[,;|()&@]/g,
      ' ',
    )
    .replace(/^\s*(?:dated?|dtd?|closing|closes)\b\s*[.:]*|:(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?([-/.]) ?/g, '$1')
    .replace(/^[-/. t]+|(?<![-/. t])[-/. t]+$/g, '');
  if (rest === '') return found === undefined ? undefined : { day: undefined, time: found.time };
  const day = readDay(rest, order);
  if (day !== undefined) return { day, time: found?.time };
  const [, date = '', hour, minute] = (found === undefined && MILITARY.exec(rest)) || [];
  const before = hour === undefined ? undefined : readDay(date, order);
  return before === undefined ? undefined : { day: before, time: `${hour}:${minute}` };
}

/** Whether the text is a day and nothing else; a number alone may be any amount. */
export const isDay = (text: string, order: ImportDateOrder): boolean =>
  Number.isNaN(Number(text)) && readMoment(text, order)?.day !== undefined;

/** Whether the text is what a computer's clock says. */
export const isClock = (text: string): boolean => CLOCK.test(text);

/** The same in either order: no heading is a date. */
export const isAnyDay = (text: string): boolean => isDay(text, 'day-first') || isDay(text, 'month-first');

/** The two numbers of a date in numbers whose order has to be known; undefined for every other text. */
export function numbersOfDate(text: string): readonly [number, number] | undefined {
  const [, first, second] =
    /^\D{0,24}?(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(?:\d{4}|\d\d)(?!\d)/.exec(inAscii(text)) ?? [];
  return first === undefined || second === undefined ? undefined : [Number(first), Number(second)];
}

const inAscii = (text: string) =>
  inEnglish(
    foldLetters(text)
      .replace(/[‐-―−]/g, '-')
      .replace(/(?<=\d)۔(?=\d)/g, '.')
      .replace(/((?:[:.]\d\d)?) ?o['‘’]?clock\b/g, (_, minutes: string) => minutes || ':00')
      .replace(/(?<![\d./-])([01]\d)([0-5]\d)(?=\s*[ap]\.?m\b)/gi, '$1:$2')
      .replace(/['‘’](?=\d\d(?!\d))/g, ' '),
  ).trim();

function timeIn(text: string): { readonly text: string; readonly time: string } | undefined {
  const match = TIME.exec(text);
  if (match === null) return NOON.test(text) ? { text: 'noon', time: '12:00' } : undefined;
  const [whole, hour, minute, half, bareHour, bareHalf, hours, minutes] = match;
  const stated = half ?? bareHalf ?? (isOfficeTime(text, match.index, whole, hour) ? 'pm' : undefined);
  const time = clock(Number(hour ?? bareHour ?? hours), Number(minute ?? minutes ?? 0), stated);
  return time === undefined ? undefined : { text: whole, time };
}

/** Offices are closed at night: `3:00` is the afternoon, but for `03:00 hrs` and the clocks of machines, with seconds or a T. */
const isOfficeTime = (text: string, at: number, whole: string, hour = '0') =>
  Number(hour) >= 1 && Number(hour) <= 6 && !/h|:\d\d:/.test(whole) && text[at - 1] !== 't';

function clock(hour: number, minute: number, half: string | undefined): string | undefined {
  const isPm = half !== undefined && !half.startsWith('a') && !(half === 'noon' && (hour === 10 || hour === 11));
  const hours = half !== undefined && hour <= 12 ? (hour % 12) + (isPm ? 12 : 0) : hour;
  if (hours > 23 || minute > 59) return undefined;
  return `${pad(hours)}:${pad(minute)}`;
}

function readDay(text: string, order: ImportDateOrder): string | undefined {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? COMPACT.exec(text) ?? [];
  const yearFirst = year === undefined ? undefined : calendarDay(year, Number(month), day);
  if (yearFirst !== undefined) return yearFirst;
  const [, first, second, shortYear] = IN_NUMBERS.exec(text) ?? RUN_TOGETHER.exec(text) ?? [];
  if (shortYear !== undefined) {
    const [dayPart, monthPart] = order === 'day-first' ? [first, second] : [second, first];
    return calendarDay(shortYear, Number(monthPart), dayPart);
  }
  const [, dayPart, roman = '', romanYear] = ROMAN.exec(text) ?? [];
  if (romanYear !== undefined) return calendarDay(romanYear, NUMERALS.indexOf(roman) + 1, dayPart);
  const [, dayNumber, monthName, ofYear] = DAY_MONTH.exec(text) ?? [];
  if (ofYear !== undefined) return calendarDay(ofYear, monthOf(monthName), dayNumber);
  const [, name, number, inYear] = MONTH_DAY.exec(text) ?? [];
  return inYear === undefined ? undefined : calendarDay(inYear, monthOf(name), number);
}

const NUMERALS = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');
/** 1 … 12 for a month's name or its beginning; 0 for another word. */
const monthOf = (name = '?') => MONTHS.findIndex((whole) => whole.startsWith(name)) + 1;

function calendarDay(year: string, month: number, day = ''): string | undefined {
  const text = `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${day.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : undefined;
}

function ofSerial(serial: number, hasTime: boolean): Moment | undefined {
  const minutes = Math.round(serial * MINUTES_OF_DAY);
  const at = new Date(SERIAL_EPOCH + minutes * 60_000).toISOString();
  const day = at.slice(0, 10);
  return isCalendarDay(day) ? { day, time: hasTime ? at.slice(11, 16) : undefined } : undefined;
}

/** The first and the last second of a day stand for one without an hour. */
function ofZoned([, day = '', time = '', seconds = ':00', zone = '']: RegExpExecArray): Moment | undefined {
  if (!isCalendarDay(day)) return undefined;
  if (`${time}${seconds}` === '00:00:00' || `${time}${seconds}` === '23:59:59') return { day, time: undefined };
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  const at = Date.parse(`${day}T${time}${seconds}${sign === undefined ? 'Z' : `${sign}${hours}:${minutes ?? '00'}`}`);
  if (Number.isNaN(at)) return undefined;
  const karachi = new Date(at + KARACHI_OFFSET_MS).toISOString();
  return { day: karachi.slice(0, 10), time: karachi.slice(11, 16) };
}

/** The first second of a day in UTC or Karachi, and the last one, stand for a day without an hour. */
function ofClock(milliseconds: number): Moment {
  const at = new Date(milliseconds + KARACHI_OFFSET_MS).toISOString();
  const isDayOnly = new Date(milliseconds).toISOString().includes('T00:00:00') || /T(?:00:00:00|23:59:59)/.test(at);
  return { day: at.slice(0, 10), time: isDayOnly ? undefined : at.slice(11, 16) };
}

const pad = (number: number) => String(number).padStart(2, '0');

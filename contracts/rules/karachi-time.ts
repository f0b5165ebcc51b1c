/**
 * Pakistan keeps UTC+5 without daylight saving, so a Karachi day is plain arithmetic.
 * The same fixed offset is used in SQL (`interval '5 hours'`); a test holds the two together.
 */
export const KARACHI_OFFSET_MS = 5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day in Karachi, `YYYY-MM-DD`. */
export function karachiDay(at: Date): string {
  return new Date(at.getTime() + KARACHI_OFFSET_MS).toISOString().slice(0, 10);
}

/** The instant a Karachi day and time (`HH:MM`) begins; without a time, midnight. */
export function karachiInstant(day: string, time = '00:00'): Date {
  return new Date(Date.parse(`${day}T${time}:00Z`) - KARACHI_OFFSET_MS);
}

/** Whole days from one `YYYY-MM-DD` to another; negative when `to` lies before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** `YYYY-MM-DD` moved by whole days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** True for a `YYYY-MM-DD` that exists in the calendar, years 1990–2199. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = /^(199\d|2[01]\d\d)-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const months = Number(month) - 1;
  const date = new Date(Date.UTC(Number(year), months, Number(day)));
  return date.getUTCMonth() === months && date.getUTCDate() === Number(day);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `2025-11-30` as '30 Nov 2025', on pages, in mails and on pictures; the same on every machine, unlike Intl. Anything else is shown as itself. */
export function formatDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)/.exec(day) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? day : `${Number(date)} ${name} ${year}`;
}

/** `14:30` as '2:30 pm'. */
export function formatTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** An ISO instant as '30 Nov 2025, 11:00 am' in Karachi. */
export function formatInstant(instant: string): string {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return instant;
  const karachi = new Date(at + KARACHI_OFFSET_MS).toISOString();
  return `${formatDay(karachi.slice(0, 10))}, ${formatTime(karachi.slice(11, 16))}`;
}

/** A closing day with its time, if one was given. */
export function formatClosing(day: string, time: string | null): string {
  return time === null ? formatDay(day) : `${formatDay(day)}, ${formatTime(time)}`;
}

import { KARACHI_OFFSET_MS } from '#contracts/rules/karachi-time.ts';
/** 1234567 as '1,234,567'. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `2025-11-30` as '30 Nov 2025'; the same on every machine, unlike Intl. Anything else is shown as itself. */
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

/** Attributes for text of unknown language: direction by its first letter, the Urdu face for Arabic letters. */
export function scriptOf(text: string): { readonly dir: 'auto'; readonly lang?: 'ur' } {
  return /^\P{L}*\p{Script=Arabic}/u.test(text) ? { dir: 'auto', lang: 'ur' } : { dir: 'auto' };
}

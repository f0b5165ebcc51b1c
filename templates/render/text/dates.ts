import { daysBetween, KARACHI_OFFSET_MS, karachiDay } from '#contracts/rules/karachi-time.ts';
import { CLOSING_SOON_DAYS, closesAt } from '#contracts/rules/tender-status.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `2025-11-30` as '30 Nov 2025', as on the pages. */
export function formatDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
}

/** The Karachi day of an instant: '30 Nov 2025'. */
export const formatKarachiDay = (at: Date): string => formatDay(karachiDay(at));

/** '21 Nov 2026, 5:34 pm' in Karachi. */
export const formatKarachiTime = (at: Date): string =>
  formatClosing({
    closingDate: karachiDay(at),
    closingTime: new Date(at.getTime() + KARACHI_OFFSET_MS).toISOString().slice(11, 16),
  });

interface Deadline {
  readonly closingDate: string;
  readonly closingTime: string | null;
}

/** '30 Nov 2025, 2:30 pm' */
export function formatClosing({ closingDate, closingTime }: Deadline): string {
  return closingTime === null ? formatDay(closingDate) : `${formatDay(closingDate)}, ${formatTime(closingTime)}`;
}

function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Remaining time in words, and whether the tender closes soon, as on the pages. */
export function remaining(deadline: Deadline, now: Date): { readonly remaining: string; readonly isSoon: boolean } {
  const days = daysBetween(karachiDay(now), deadline.closingDate);
  return { remaining: inWords(days, now >= closesAt(deadline)), isSoon: days <= CLOSING_SOON_DAYS };
}

function inWords(days: number, isOver: boolean): string {
  if (isOver) return 'Closed';
  if (days === 0) return 'Closes today';
  return days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`;
}

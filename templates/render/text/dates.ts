import { daysBetween, formatDay, formatInstant, karachiDay } from '#contracts/rules/karachi-time.ts';
import { CLOSING_SOON_DAYS, closesAt } from '#contracts/rules/tender-status.ts';

/** The Karachi day of an instant: '30 Nov 2025'. */
export const formatKarachiDay = (at: Date): string => formatDay(karachiDay(at));

/** '21 Nov 2026, 5:34 pm' in Karachi. */
export const formatKarachiTime = (at: Date): string => formatInstant(at.toISOString());

interface Deadline {
  readonly closingDate: string;
  readonly closingTime: string | null;
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

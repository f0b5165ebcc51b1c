import { readSchedule } from '../../../services/platform/reading/facts/schedule.ts';

/** Day and time of closing and opening, and whether each is sure: `2026-12-04! 11:00? - -`. `today` is the day on which the paper was filed. */
export function sayDays(text: string, today: string): string {
  const { closingDate, closingTime, openingDate, openingTime } = readSchedule(text, today);
  return [closingDate, closingTime, openingDate, openingTime]
    .map((one) => (one === undefined ? '-' : `${one.value}${one.isSure ? '!' : '?'}`))
    .join(' ');
}

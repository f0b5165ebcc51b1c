import { KARACHI_OFFSET_MS } from './karachi-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type ExpiryLabel = 'Free' | 'Expired' | 'Expiring Soon' | 'Active';

/** How the subscribers' table names a term; 7 days or fewer left is 'Expiring Soon'. */
export function expiryLabel(expiryDate: Date | null, now: Date): ExpiryLabel {
  if (expiryDate === null) return 'Free';
  const left = expiryDate.getTime() - now.getTime();
  if (left < 0) return 'Expired';
  return left <= 7 * DAY_MS ? 'Expiring Soon' : 'Active';
}

/** The same clock time in Karachi `months` later; a day that the month lacks becomes its last (31 Jan + 1 = 28/29 Feb). */
export function addMonths(from: Date, months: number): Date {
  const karachi = new Date(from.getTime() + KARACHI_OFFSET_MS);
  const lastDay = new Date(Date.UTC(karachi.getUTCFullYear(), karachi.getUTCMonth() + months + 1, 0)).getUTCDate();
  karachi.setUTCMonth(karachi.getUTCMonth() + months, Math.min(karachi.getUTCDate(), lastDay));
  return new Date(karachi.getTime() - KARACHI_OFFSET_MS);
}

const DAY_MS = 24 * 60 * 60 * 1000;

export type ExpiryLabel = 'Free' | 'Expired' | 'Expiring Soon' | 'Active';

/** How the subscribers' table names a term; 7 days or fewer left is 'Expiring Soon'. */
export function expiryLabel(expiryDate: Date | null, now: Date): ExpiryLabel {
  if (expiryDate === null) return 'Free';
  const left = expiryDate.getTime() - now.getTime();
  if (left < 0) return 'Expired';
  return left <= 7 * DAY_MS ? 'Expiring Soon' : 'Active';
}

/** The same clock time `months` later in UTC; a day that the month lacks becomes its last (31 Jan + 1 = 28/29 Feb). */
export function addMonths(from: Date, months: number): Date {
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(from.getUTCMonth() + months);
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return moved;
}

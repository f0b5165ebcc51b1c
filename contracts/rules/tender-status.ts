import type { TenderStatus } from '../vocabulary/tenders.ts';
import { addDays, daysBetween, karachiDay, karachiInstant } from './karachi-time.ts';

/** Number of days before the closing day from which a tender is 'closing soon'. */
export const CLOSING_SOON_DAYS = 7;

export interface TenderDeadline {
  readonly status: TenderStatus;
  /** Karachi day, `YYYY-MM-DD`. */
  readonly closingDate: string;
  /** `HH:MM` in Karachi; null means the end of the day. */
  readonly closingTime: string | null;
}

/** The instant after which no bid is accepted. */
export function closesAt(deadline: Omit<TenderDeadline, 'status'>): Date {
  return deadline.closingTime === null
    ? karachiInstant(addDays(deadline.closingDate, 1))
    : karachiInstant(deadline.closingDate, deadline.closingTime);
}

/**
 * The status that everybody sees: hand-set closed stays closed; otherwise the clock decides.
 * SQL has the same rule (`tender_effective_status`), and a property test holds the two together.
 */
export function effectiveStatus(deadline: TenderDeadline, now: Date): TenderStatus {
  if (deadline.status === 'closed' || now >= closesAt(deadline)) return 'closed';
  if (deadline.status === 'closing_soon') return 'closing_soon';
  return daysBetween(karachiDay(now), deadline.closingDate) <= CLOSING_SOON_DAYS ? 'closing_soon' : 'open';
}

/** 'Expired', 'Closing today' or 'N day(s) remaining', as the detail page shows it. */
export function remainingLabel(deadline: Omit<TenderDeadline, 'status'>, now: Date): string {
  const days = daysBetween(karachiDay(now), deadline.closingDate);
  if (days < 0 || now >= closesAt(deadline)) return 'Expired';
  if (days === 0) return 'Closing today';
  return `${days} ${days === 1 ? 'day' : 'days'} remaining`;
}

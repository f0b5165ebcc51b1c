import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { CLOSING_SOON_DAYS } from '#contracts/rules/tender-status.ts';
import type { TenderStatus } from '#contracts/vocabulary/tenders.ts';
import { type SQLQuery, sql } from '#db/connection.ts';

/**
 * True for the tenders `t` whose effective status at `now` is `status`: the rule of contracts/rules/tender-status.ts,
 * said in comparisons with `closing_date`, which an index answers.
 */
export function statusCondition(status: TenderStatus, now: Date): SQLQuery {
  const soon = sql`${addDays(karachiDay(now), CLOSING_SOON_DAYS)}::date`;
  switch (status) {
    case 'open':
      return sql`t.status = 'open' AND t.closing_date > ${soon}`;
    case 'closing_soon':
      return sql`${isLive(now)} AND (t.status = 'closing_soon' OR t.closing_date <= ${soon})`;
    case 'closed':
      return isPast(now);
    default:
      return status satisfies never;
  }
}

/** Not closed, by hand or by the clock. */
export function isLive(now: Date): SQLQuery {
  return sql`t.status <> 'closed' AND t.closing_date >= ${karachiDay(now)}::date AND t.closes_at > ${now}::timestamptz`;
}

export function isPast(now: Date): SQLQuery {
  return sql`(t.status = 'closed' OR t.closes_at <= ${now}::timestamptz)`;
}

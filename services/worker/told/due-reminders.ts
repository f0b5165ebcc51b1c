import { FIRST_REMINDER_DAYS } from '#contracts/api/account/notice-mails.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { ACCOUNT_OF } from '../../platform/tenders/told-readers.ts';
import { NOT_HIDDEN } from './readers.ts';

/** Saved notices `t` of accounts `u` of which a person wants to be reminded on a day, and was not; who saved one since that morning has just seen it. */
export const due = (day: string): SQLQuery => sql`saved_tender v JOIN user_account u ON u.id = v.user_id AND u.is_proved
  JOIN tender t ON t.id = v.tender_id LEFT JOIN mail_choice c ON c.reader = 'user-' || u.id
  WHERE t.cancelled_at IS NULL AND tender_is_live(t, now()) AND ${NOT_HIDDEN}
    AND v.saved_at < (${day}::date + time '07:00') AT TIME ZONE 'Asia/Karachi'
    AND t.closing_date - ${day}::date = ANY (coalesce(c.reminder_days, ${[...FIRST_REMINDER_DAYS]}::int[]))
    AND NOT EXISTS (SELECT FROM told_closing k WHERE k.user_id = u.id AND k.tender_id = t.id
      AND k.closing_day = t.closing_date AND k.days = t.closing_date - ${day}::date)`;

interface Claimed {
  readonly userId: number;
  readonly tenderIds: readonly number[];
}

/**
 * Notes that these accounts are reminded in this transaction, and answers of which notices, closing soonest first. Of two
 * mails at once only one is answered a notice, so nobody is reminded twice for one day.
 */
export async function claimReminders(tx: Queryable, day: string, userIds: readonly number[]): Promise<Claimed[]> {
  if (userIds.length === 0) return [];
  return tx.query<Claimed>(sql`WITH claimed AS (
      INSERT INTO told_closing (user_id, tender_id, closing_day, days)
      SELECT u.id, t.id, t.closing_date, t.closing_date - ${day}::date FROM ${due(day)} AND u.id = ANY (${[...userIds]}::int[])
      ORDER BY u.id, t.id ON CONFLICT DO NOTHING RETURNING user_id, tender_id)
    SELECT k.user_id AS "userId", array_agg(t.id ORDER BY t.closes_at, t.id) AS "tenderIds"
    FROM claimed k JOIN tender t ON t.id = k.tender_id GROUP BY k.user_id`);
}

/** The same for the accounts of these subscriptions, by subscription: a person with two of them is reminded by the first. */
export async function claimForSubscriptions(
  tx: Queryable,
  day: string,
  subscriptionIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const accounts = await tx.query<{ id: number; userId: number }>(sql`SELECT min(s.id) AS id, a.id AS "userId"
    FROM subscription s CROSS JOIN LATERAL ${ACCOUNT_OF} a
    WHERE s.id = ANY (${[...subscriptionIds]}::int[])
      AND EXISTS (SELECT FROM saved_tender v WHERE v.user_id = a.id) GROUP BY a.id ORDER BY a.id`);
  const claimed = await claimReminders(
    tx,
    day,
    accounts.map(({ userId }) => userId),
  );
  const byUser = new Map(claimed.map(({ userId, tenderIds }) => [userId, tenderIds]));
  return new Map(
    accounts.flatMap(({ id, userId }) => {
      const tenderIds = byUser.get(userId);
      return tenderIds === undefined ? [] : [[id, tenderIds] as const];
    }),
  );
}

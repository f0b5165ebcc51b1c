import { FIRST_REMINDER_DAYS } from '#contracts/api/account/notice-mails.ts';
import { job } from '#contracts/jobs/jobs.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { holdOffRedactions } from '#db/tenders/redaction-lock.ts';
import type { WorkerContext } from '../context.ts';
import { loadTexts } from '../digests/cards.ts';
import { dailyPeriod } from '../digests/runs/period.ts';
import { insertMails } from '../emails/insert-mails.ts';
import type { Job } from '../job.ts';
import { mailsTotal } from '../telemetry/worker-metrics.ts';
import { NOT_HIDDEN } from './readers.ts';

interface Due {
  readonly id: number;
  readonly to: string;
  readonly name: string;
  readonly tender_ids: readonly number[];
}

/** Most notices of one reminder; beyond that a person reads his list. */
const MOST = 50;

/** Saved notices `t` of accounts `u` of which a person wants to be reminded on a day, and was not; who saved one since that morning has just seen it. */
const due = (day: string): SQLQuery => sql`saved_tender v JOIN user_account u ON u.id = v.user_id AND u.is_proved
  JOIN tender t ON t.id = v.tender_id LEFT JOIN mail_choice c ON c.reader = 'user-' || u.id
  WHERE t.cancelled_at IS NULL AND tender_is_live(t, now()) AND ${NOT_HIDDEN}
    AND v.saved_at < (${day}::date + time '07:00') AT TIME ZONE 'Asia/Karachi'
    AND t.closing_date - ${day}::date = ANY (coalesce(c.reminder_days, ${[...FIRST_REMINDER_DAYS]}::int[]))
    AND NOT EXISTS (SELECT FROM told_closing k WHERE k.user_id = u.id AND k.tender_id = t.id
      AND k.closing_day = t.closing_date AND k.days = t.closing_date - ${day}::date)`;

/**
 * Reminds people of saved notices on the days before the closing that they chose, from 07:00 in Karachi on. Only the sweep
 * begins it, so that a worker which was down then does it when it comes back.
 */
export const remindClosing: Job<'remind-closing'> = {
  missing: async ({ db, clock }) => {
    const day = dailyPeriod(clock());
    const found = await db.query(sql`SELECT FROM ${due(day)} LIMIT 1`);
    return found.length === 0 ? [] : [job('remind-closing', { day })];
  },
  run: async (context, { day }) => {
    const { db, config, queue } = context;
    // a job that was late reminds of nothing that is another day's affair by now
    if (day !== dailyPeriod(context.clock())) return;
    const people = await db.query<{ id: number }>(sql`SELECT DISTINCT u.id FROM ${due(day)} ORDER BY u.id`);
    let stored = 0;
    for (const { id } of people) stored += await db.tx((tx) => remind(tx, context, id, day));
    if (stored === 0) return;
    mailsTotal.inc({ kind: 'closing', outcome: 'stored' }, stored);
    context.logger.info({ kind: 'closing', day, mails: stored }, 'mails stored');
    if (config.mail === 'smtp') await queue.add([{ name: 'deliver', payload: {}, id: `deliver-closing-${day}` }]);
  },
};

/** One person's reminder, with the note of what it says, in one transaction. */
async function remind(tx: Queryable, context: WorkerContext, userId: number, day: string): Promise<number> {
  await holdOffRedactions(tx);
  const { templates, accountTokens, config, clock } = context;
  const [person] = await tx.query<
    Omit<Due, 'tender_ids'>
  >(sql`SELECT id, email AS to, coalesce(full_name, username) AS name
    FROM user_account WHERE id = ${userId} FOR NO KEY UPDATE`);
  if (person === undefined) return 0;
  const rows = await tx.query<{ id: number; closingDate: string }>(
    sql`SELECT t.id, t.closing_date AS "closingDate" FROM ${due(day)} AND u.id = ${userId} ORDER BY t.closes_at, t.id LIMIT ${MOST}`,
  );
  if (rows.length === 0) return 0;
  const texts = new Map(
    (
      await loadTexts(
        tx,
        rows.map(({ id }) => id),
      )
    ).map((tender) => [tender.id, tender]),
  );
  const tenders = rows.flatMap(({ id }) => texts.get(id) ?? []);
  const mail = templates.closing({ name: person.name, tenders, now: clock(), token: accountTokens.sign(userId) });
  await tx.query(sql`INSERT INTO told_closing (user_id, tender_id, closing_day, days)
    SELECT ${userId}::int, r.id, r.day, r.day - ${day}::date
    FROM unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ closingDate }) => closingDate)}::date[]) AS r (id, day)`);
  const [row] = await tx.query<{ n: number }>(sql`SELECT count(*) AS n FROM mail
    WHERE subscription_id IS NULL AND kind = 'closing' AND period LIKE ${`user-${userId}-${day}%`}`);
  const period = `user-${userId}-${day}${row?.n ? `-${row.n + 1}` : ''}`;
  return insertMails(tx, [{ ...mail, subscriptionId: null, kind: 'closing', period, to: person.to }], config.mail);
}

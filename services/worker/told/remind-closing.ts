import { job } from '#contracts/jobs/jobs.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { holdOffRedactions } from '#db/tenders/redaction-lock.ts';
import type { WorkerContext } from '../context.ts';
import { loadTexts } from '../digests/cards.ts';
import { dailyPeriod, weeklyPeriod } from '../digests/runs/period.ts';
import { insertMails } from '../emails/insert-mails.ts';
import type { Job } from '../job.ts';
import { mailsTotal } from '../telemetry/worker-metrics.ts';
import { claimReminders, due } from './due-reminders.ts';

/** Most notices of one reminder; beyond that a person reads his list. */
const MOST = 50;
/** Time after which a morning's run that has not ended is waited for no longer. */
const PATIENCE = sql`interval '1 hour'`;

/**
 * Reminds people of saved notices on the days before the closing that they chose, from 07:00 in Karachi on: in the digest of
 * that morning (claimForSubscriptions), or, once its runs have ended, in a mail of its own. One round a day: what falls due later is
 * another morning's affair. Only the sweep begins it, so that a worker which was down then does it when it comes back.
 */
export const remindClosing: Job<'remind-closing'> = {
  missing: async ({ db, clock }) => {
    const day = dailyPeriod(clock());
    const ended = (
      kind: string,
      period: string,
    ) => sql`EXISTS (SELECT FROM digest_run WHERE kind = ${kind} AND period = ${period}
      AND (finished_at IS NOT NULL OR started_at < now() - ${PATIENCE}))`;
    const found = await db.query(sql`SELECT FROM (SELECT 1) x WHERE ${ended('daily', day)}
      AND ${ended('weekly', weeklyPeriod(clock()))} AND NOT EXISTS (SELECT FROM reminder_round WHERE day = ${day}::date)`);
    return found.length === 0 ? [] : [job('remind-closing', { day })];
  },
  run: async (context, { day }) => {
    const { db, config, queue } = context;
    // a job that was late reminds of nothing that is another day's affair by now
    if (day !== dailyPeriod(context.clock())) return;
    const people = await db.query<{ id: number }>(sql`SELECT DISTINCT u.id FROM ${due(day)} ORDER BY u.id`);
    let stored = 0;
    for (const { id } of people) stored += await db.tx((tx) => remind(tx, context, id, day));
    await db.query(sql`INSERT INTO reminder_round (day) VALUES (${day}::date) ON CONFLICT DO NOTHING`);
    if (stored === 0) return;
    mailsTotal.inc({ kind: 'closing', outcome: 'stored' }, stored);
    context.logger.info({ kind: 'closing', day, mails: stored }, 'mails stored');
    if (config.mail === 'smtp') await queue.add([{ name: 'deliver', payload: {}, id: `deliver-closing-${day}` }]);
  },
};

/** One person's reminder, with the note of what it says, in one transaction. */
async function remind(tx: Queryable, context: WorkerContext, userId: number, day: string): Promise<number> {
  await holdOffRedactions(tx);
  const { templates, tokens, config, clock } = context;
  const [person] = await tx.query<{
    to: string;
    name: string;
  }>(sql`SELECT email AS to, coalesce(full_name, username) AS name
    FROM user_account WHERE id = ${userId} FOR NO KEY UPDATE`);
  if (person === undefined) return 0;
  const [claimed] = await claimReminders(tx, day, [userId]);
  if (claimed === undefined) return 0;
  const shown = claimed.tenderIds.slice(0, MOST);
  const texts = new Map((await loadTexts(tx, shown)).map((tender) => [tender.id, tender]));
  const tenders = shown.flatMap((id) => texts.get(id) ?? []);
  const total = claimed.tenderIds.length;
  const mail = templates.closing({
    name: person.name,
    tenders,
    total,
    now: clock(),
    token: tokens.accounts.sign(userId),
  });
  const [row] = await tx.query<{ n: number }>(sql`SELECT count(*) AS n FROM mail
    WHERE subscription_id IS NULL AND kind = 'closing' AND period LIKE ${`user-${userId}-${day}%`}`);
  const period = `user-${userId}-${day}${row?.n ? `-${row.n + 1}` : ''}`;
  return insertMails(tx, [{ ...mail, subscriptionId: null, kind: 'closing', period, to: person.to }], config.mail);
}

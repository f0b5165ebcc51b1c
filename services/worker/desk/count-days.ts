import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { DESK_DAYS } from '#contracts/vocabulary/lists/desk.ts';
import { sql } from '#db/connection.ts';
import { countMails } from '#db/day-counts/count-mails.ts';
import type { WorkerContext } from '../context.ts';

/** Counts emails, and forgets the words of searches that the desk no longer shows. */
export async function countEmails({ db, clock }: Pick<WorkerContext, 'db' | 'clock'>): Promise<void> {
  const today = karachiDay(clock());
  await countMails(db, today);
  await db.query(sql`DELETE FROM unfound_search WHERE day <= ${today}::date - ${DESK_DAYS}::int`);
}

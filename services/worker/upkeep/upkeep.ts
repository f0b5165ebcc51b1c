import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { DESK_DAYS } from '#contracts/vocabulary/lists/desk.ts';
import { sql } from '#db/connection.ts';
import { countMails } from '#db/day-counts/count-mails.ts';
import { collectFiles } from '../../platform/files/file-store.ts';
import { eraseMails } from '../../platform/mail/erase-mails.ts';
import type { WorkerContext } from '../context.ts';

type UpkeepContext = Pick<WorkerContext, 'db' | 'logger' | 'clock'>;

/**
 * Removes images that nobody can see any more: older than a day, of no tender, and in the history of no tender that
 * still exists. The events of the log are read only when there are candidates. An upload of the same image at this
 * moment refreshes its age, which the deletion looks at again before it deletes.
 */
export async function collectImages({ db, logger }: Omit<UpkeepContext, 'clock'>): Promise<void> {
  const removed = await db.query(sql`WITH candidate AS MATERIALIZED (
      SELECT hash FROM image i WHERE created_at < now() - interval '1 day'
        AND NOT EXISTS (SELECT 1 FROM tender t WHERE t.image_hash = i.hash)),
    shown AS MATERIALIZED (
      SELECT DISTINCT h.hash #>> '{}' AS hash FROM es.events e
        JOIN tender t ON e.stream_id = 'tender-' || t.id
        CROSS JOIN LATERAL jsonb_path_query(e.data, '$.**.hash') h (hash)
      WHERE EXISTS (SELECT 1 FROM candidate))
    DELETE FROM image i USING candidate c WHERE i.hash = c.hash AND i.created_at < now() - interval '1 day'
      AND NOT EXISTS (SELECT 1 FROM shown s WHERE s.hash = c.hash)
    RETURNING i.hash`);
  if (removed.length > 0) logger.info({ removed: removed.length }, 'images that nobody can see were removed');
}

/** Removes files that nobody names: uploads that were never saved, and those of notices that were taken away. */
export async function collectUnnamedFiles({ db, logger }: Omit<UpkeepContext, 'clock'>): Promise<void> {
  const removed = await collectFiles(db);
  if (removed > 0) logger.info({ removed }, 'files that no notice names were removed');
}

/** Days for which the file of a decided proof of payment can still be looked at, and a message of the contact page. */
const KEPT_DAYS = 90;

/** Removes the files of proofs of payment that nobody needs any more. What became of each stays. */
export async function collectProofs({ db, logger, clock }: UpkeepContext): Promise<void> {
  const removed = await db.query(sql`DELETE FROM payment_proof_file f USING payment_proof r
    WHERE r.id = f.proof_id AND r.decided_at < ${clock()}::timestamptz - make_interval(days => ${KEPT_DAYS}::int)
    RETURNING f.proof_id`);
  if (removed.length > 0) logger.info({ removed: removed.length }, 'files of proofs of payment were removed');
}

/** Erases old messages of the contact page, and the mails that carry them to the support. That somebody wrote stays in the log. */
export async function collectMessages({ db, logger, clock }: UpkeepContext): Promise<void> {
  const removed = await db.tx(async (tx) => {
    const gone = await tx.query<{ subject: string }>(sql`DELETE FROM es.personal p USING es.events e
      WHERE p.subject LIKE 'contact-%' AND e.stream_id = p.subject
        AND e.recorded_at < ${clock()}::timestamptz - make_interval(days => ${KEPT_DAYS}::int)
      RETURNING p.subject`);
    const streams = gone.map(({ subject }) => subject);
    await tx.query(
      eraseMails(
        sql`m.subscription_id IS NULL AND m.kind = 'contact' AND m.period = ANY (${streams}::text[])`,
        'an old message',
      ),
    );
    return streams.length;
  });
  if (removed > 0) logger.info({ removed }, 'old messages of the contact page were erased');
}

/** Counts emails, and forgets the words of searches that the desk no longer shows. */
export async function countEmails({ db, clock }: Omit<UpkeepContext, 'logger'>): Promise<void> {
  const today = karachiDay(clock());
  await countMails(db, today);
  await db.query(sql`DELETE FROM unfound_search WHERE day <= ${today}::date - ${DESK_DAYS}::int`);
}

import { sql } from '#db/connection.ts';
import type { WorkerContext } from '../context.ts';

/** Days for which the file of a decided proof of payment can still be looked at. */
const KEPT_DAYS = 90;

/** Removes the files of proofs of payment that nobody needs any more. What became of each stays. */
export async function collectProofs({
  db,
  logger,
  clock,
}: Pick<WorkerContext, 'db' | 'logger' | 'clock'>): Promise<void> {
  const removed = await db.query(sql`DELETE FROM payment_proof_file f USING payment_proof r
    WHERE r.id = f.proof_id AND r.decided_at < ${clock()}::timestamptz - make_interval(days => ${KEPT_DAYS}::int)
    RETURNING f.proof_id`);
  if (removed.length > 0) logger.info({ removed: removed.length }, 'files of proofs of payment were removed');
}

import { type SQLQuery, sql } from '#db/connection.ts';

/**
 * Takes everything readable out of mails; that one of this kind was made, when, and of which tenders, stays. What
 * still waits is not sent. Must be a later statement than the one that removes whom the mails are written to: a writer
 * that holds that row has its mail stored by then.
 * @param which a condition on `mail m`
 * @param whom stands in place of the address, for example `deleted subscriber 7`
 */
export function eraseMails(which: SQLQuery, whom: string): SQLQuery {
  return sql`UPDATE mail m SET to_address = ${whom}, subject = '(erased)', html = '', text = '', next_attempt_at = NULL,
      status = CASE WHEN m.status = 'queued' THEN 'failed' ELSE m.status END,
      error = CASE WHEN m.status = 'queued' THEN 'Not sent: the addressee was deleted.' END
    WHERE ${which}`;
}

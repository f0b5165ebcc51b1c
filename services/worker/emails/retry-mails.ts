import { job } from '#contracts/jobs/jobs.ts';
import { sql } from '#db/connection.ts';
import type { Job } from '../job.ts';

/** Emails of which no process says that it sends them just now. */
const WAITS = sql`status = 'queued' AND (claimed_until IS NULL OR claimed_until < now())`;

/**
 * After a change of the mail settings waiting emails do not wait for their next attempt, which may be twelve hours off:
 * a server tries them at once, and where emails are simulated they are sent by being stored, as all others.
 */
export const retryMails: Job<'retry-mails'> = {
  run: async ({ db, config, delivery }) => {
    if (config.mail === 'simulated') {
      await db.query(sql`UPDATE mail SET status = 'sent', sent_at = now(), error = NULL WHERE ${WAITS}`);
      return;
    }
    await db.query(sql`UPDATE mail SET next_attempt_at = now() WHERE ${WAITS} AND next_attempt_at > now()`);
    await delivery.wake();
  },
  on: {
    SettingsChanged: ({ data, version }) =>
      data.changed.includes('mail') ? job('retry-mails', { settings: version }) : undefined,
  },
};

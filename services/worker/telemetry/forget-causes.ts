import { sql } from '#db/connection.ts';
import type { Job } from '../job.ts';

/** Forgets the requests behind emails and runs older than a year; once a night. */
export const forgetCauses: Job<'forget-causes'> = {
  schedule: { 'forget-causes': { pattern: '45 3 * * *' } },
  run: async ({ db }) => {
    await db.query(sql`DELETE FROM mail_request r USING mail m
      WHERE m.id = r.mail_id AND m.created_at < now() - interval '1 year'`);
  },
};

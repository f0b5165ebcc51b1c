import { job } from '#contracts/jobs/jobs.ts';
import { sql } from '#db/connection.ts';
import type { Job } from '../job.ts';
import { OPEN } from './open-readings.ts';

const wake = () => job('read-files', {});

/** Wakes the reader of the inbox. The rows of file_reading say what is to be read. */
export const readFiles: Job<'read-files'> = {
  run: async ({ reading }) => reading.wake(),
  on: { DraftFiled: wake, DraftFilesChanged: wake },
  missing: async ({ db }) => {
    const open = await db.query(sql`SELECT FROM file_reading r WHERE ${OPEN} LIMIT 1`);
    return open.length === 0 ? [] : [job('read-files', {})];
  },
};

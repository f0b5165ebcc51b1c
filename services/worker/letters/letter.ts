import { JOBS, type JobName, type JobPayload, job, type LetterKind } from '#contracts/jobs/jobs.ts';
import type { Queryable, SQLQuery } from '#db/connection.ts';
import type { WorkerContext } from '../context.ts';
import { insertMails, type NewMail } from '../emails/insert-mails.ts';
import type { Job } from '../job.ts';
import { mailsTotal } from '../telemetry/worker-metrics.ts';

type LetterJob<Kind extends LetterKind> = `${Kind}-mail`;

interface Letter<Kind extends LetterKind> extends Pick<Job<LetterJob<Kind>>, 'on'> {
  /** Selects the payloads of letters that should be there and are not. */
  readonly missing: SQLQuery;
  /**
   * Writes the letter, or none when its reader is gone. Reads its subject FOR KEY SHARE, which holds off an erasure until
   * the letter is stored, where the erasure finds it.
   */
  readonly write: (
    tx: Queryable,
    payload: JobPayload<LetterJob<Kind>>,
    context: WorkerContext,
  ) => Promise<readonly Omit<NewMail, 'kind'>[]>;
}

/** The job that stores a letter once and, for SMTP, wakes the delivery. */
export function letter<Kind extends LetterKind>(
  kind: Kind,
  { on, missing, write }: Letter<Kind>,
): Job<LetterJob<Kind>> {
  const name: JobName = `${kind}-mail`;
  return {
    ...(on === undefined ? {} : { on }),
    missing: async ({ db }) => {
      const payloads = await db.query<JobPayload<JobName>>(missing);
      return payloads.map((payload) => job(name, JOBS[name].parse(payload)));
    },
    run: async (context, payload) => {
      const { db, config, logger, queue } = context;
      const stored = await db.tx(async (tx) => {
        const mails = (await write(tx, payload, context)).map((mail) => ({ ...mail, kind }));
        return (await insertMails(tx, mails, config.mail)) > 0 ? mails : [];
      });
      for (const { subscriptionId, period } of stored) {
        mailsTotal.inc({ kind, outcome: 'stored' });
        logger.info({ kind, subscriptionId, period }, 'mail stored');
        if (config.mail === 'smtp') {
          await queue.add([
            { name: 'deliver', payload: {}, id: `deliver-${kind}-${subscriptionId ?? 'us'}-${period}` },
          ]);
        }
      }
    },
  };
}

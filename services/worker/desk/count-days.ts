import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { countMails } from '#db/day-counts/count-mails.ts';
import { followDays } from '#db/day-counts/follow-days.ts';
import type { WorkerContext } from '../context.ts';

/** The desk is looked at by people: some seconds behind the log are soon enough. */
const POLL_MS = 2000;

export function keepDays({ db, logger }: WorkerContext, signal: AbortSignal): Promise<void> {
  return followDays(db, {
    signal,
    pollMs: POLL_MS,
    onError: (error) => logger.warn({ err: error }, 'counting days was interrupted; it goes on from the checkpoint'),
  });
}

export const countEmails = ({ db, clock }: Pick<WorkerContext, 'db' | 'clock'>) => countMails(db, karachiDay(clock()));

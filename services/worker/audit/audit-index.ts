import { indexLog } from '#db/audit-index/index-log.ts';
import type { WorkerContext } from '../context.ts';

/** Keeps the index of the audit console close behind the log; what it has not reached yet is read from the log itself. */
export function keepAuditIndex({ db, logger }: WorkerContext, signal: AbortSignal): Promise<void> {
  return indexLog(db, {
    signal,
    pollMs: 1000,
    onError: (error) => logger.warn({ err: error }, 'indexing the log was interrupted; it goes on from the checkpoint'),
  });
}

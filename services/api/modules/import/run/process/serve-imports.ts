import { openDatabase } from '#db/connection.ts';
import { serveTasks } from '../../../../../platform/isolation/serve-tasks.ts';
import { createLogger } from '../../../../../platform/logger.ts';
import { UnreadableFileError } from '../../../../platform/files/unreadable-file-error.ts';
import type { ImportTargets } from '../../write/import-targets.ts';
import { storedBytes } from '../import-run.queries.ts';
import { type Claimed, runImport } from '../import-runner.ts';
import { checkBeginning } from '../reading/open-rows.ts';

export interface ImportSettings {
  readonly databaseUrl: string;
  readonly databaseSessionUrl: string | undefined;
  readonly logLevel: string;
}

/** A run, with the milliseconds by which the clock is ahead of the machine's; or a file of which so many bytes have arrived. */
export type ImportTask =
  | { readonly run: Claimed; readonly ahead: number }
  | { readonly check: number; readonly received: number; readonly isWhole: boolean };

/** Two batches written at a time, the lock of a source, the progress, and files that are looked at meanwhile. */
const CONNECTIONS = 6;

/** Does in this process what an ImportProcess asks for; answers the sentence about a file that cannot be read. */
export function serveImports(targets: ImportTargets): void {
  serveTasks(({ databaseUrl, databaseSessionUrl: sessionUrl, logLevel }: ImportSettings) => {
    const logger = createLogger('api', logLevel);
    const onError = (error: Error) => logger.warn({ err: error }, 'an import lost a database connection');
    const db = openDatabase(databaseUrl, { max: CONNECTIONS, sessionUrl, onError });
    return async (task: ImportTask) => {
      try {
        if ('check' in task) await checkBeginning(storedBytes(db, task.check, task.received), task.isWhole);
        else {
          const clock = () => new Date(Date.now() + task.ahead);
          await runImport(db, logger, { ...task.run, targets, clock });
        }
        return undefined;
      } catch (error) {
        if (error instanceof UnreadableFileError) return error.message;
        throw error;
      }
    };
  });
}

import { collectFiles } from '../../platform/files/file-store.ts';
import type { WorkerContext } from '../context.ts';

/** Removes files that nobody names: uploads that were never saved, and those of notices that were taken away. */
export async function collectUnnamedFiles({ db, logger }: Pick<WorkerContext, 'db' | 'logger'>): Promise<void> {
  const removed = await collectFiles(db);
  if (removed > 0) logger.info({ removed }, 'files that no notice names were removed');
}

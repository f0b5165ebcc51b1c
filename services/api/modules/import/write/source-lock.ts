import { setTimeout as delay } from 'node:timers/promises';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { type Database, sql } from '#db/connection.ts';
import { UnreadableFileError } from '../../../platform/files/unreadable-file-error.ts';

const ASK_EVERY_MS = 500;

export const AT_WORK = 'Another import of this source is at work.';

const STOPPED = 'It was stopped while it waited for another import of its source. Import it again.';

interface SourceLockOptions {
  readonly signal?: AbortSignal | undefined;
  /** Callback for when another import of the source is at work; what it throws ends the waiting. */
  readonly onWait: () => void;
}

/**
 * Runs `work` while no other import of the source is at work: two of them would each take the other's rows for changes of an
 * editor. The lock ends with its connection, so a process that dies leaves none behind. @throws UnreadableFileError when it
 * is stopped while it waits
 */
export function withSourceLock<T>(
  db: Database,
  source: string | undefined,
  { signal, onWait }: SourceLockOptions,
  work: () => Promise<T>,
): Promise<T> {
  const key = `import ${foldForSearch(source ?? '')}`;
  return db.session(async (session) => {
    for (let waits = false; ; waits = true) {
      const [lock] = await session.query<{ taken: boolean }>(
        sql`SELECT pg_try_advisory_lock(hashtextextended(${key}, 0)) AS taken`,
      );
      if (lock?.taken === true) break;
      if (!waits) onWait();
      await delay(ASK_EVERY_MS, undefined, signal === undefined ? {} : { signal }).catch(() => {
        throw new UnreadableFileError(STOPPED);
      });
    }
    try {
      return await work();
    } finally {
      await session.query(sql`SELECT pg_advisory_unlock(hashtextextended(${key}, 0))`);
    }
  });
}

import { type Database, type Queryable, sql } from '#db/connection.ts';
import type { Logger } from '../../platform/logger.ts';
import { withoutRequestIds } from '../../platform/telemetry/request-ids.ts';
import { beginNextAttempt, giveUp, type PageToRead, readFileOf, storePage, withdrawAttempt } from './open-readings.ts';
import { readPage, TooSlow } from './read-page.ts';

export type PageReader = ReturnType<typeof createPageReader>;

interface Parts {
  readonly db: Database;
  readonly logger: Logger;
  /** Reads one page; another one in specs. */
  readonly read?: typeof readPage;
}

const LOCK = sql`hashtext('read-files')`;
/** Time of one page. */
const PAGE_MS = 60_000;
const ATTEMPTS = 3;

/** Reads files of the inbox page by page, one at a time over all workers. Each page is stored by itself. */
export function createPageReader({ db, logger, read = readPage }: Parts) {
  const closing = new AbortController();
  const { signal } = closing;
  let again = false;
  let reading: Promise<void> | undefined;

  const readNext = async (): Promise<boolean> => {
    const open = await beginNextAttempt(db);
    if (open === undefined) return false;
    const began = performance.now();
    const problem = await attempt(open);
    if (!signal.aborted) {
      const ms = Math.round(performance.now() - began);
      logger.info({ digest: open.digest, page: open.page, ms, problem }, 'a page was read');
    }
    return true;
  };

  /** Answers why the page could not be read. */
  const attempt = async (open: PageToRead): Promise<string | undefined> => {
    const bytes = await readFileOf(db, open.digest);
    if (bytes === undefined) return 'The file is gone';
    const file = { bytes, type: open.type };
    try {
      // The attempt after the last one only draws: a worker that died with the page was killed by it.
      if (open.attempts < ATTEMPTS) {
        await storePage(db, open, await read(file, open.page, { ms: PAGE_MS, signal }), null);
        return undefined;
      }
    } catch (error) {
      if (signal.aborted) {
        await withdrawAttempt(db, open);
        return undefined;
      }
      logger.warn({ err: error, digest: open.digest, page: open.page }, 'a page could not be read');
      if (open.attempts + 1 < ATTEMPTS) return String(error);
      return setAside(file, open, sentence(open, error));
    }
    return setAside(file, open, sentence(open));
  };

  /** Shows a page that cannot be read, to be keyed by hand. */
  const setAside = async (file: Parameters<typeof readPage>[0], open: PageToRead, problem: string): Promise<string> => {
    const drawn = await readPage(file, open.page, { ms: PAGE_MS, signal }, true).catch(() => undefined);
    if (signal.aborted) await withdrawAttempt(db, open);
    else if (drawn !== undefined) await storePage(db, open, drawn, problem);
    else await giveUp(db, open, `Page ${open.page} could not be shown. Please look into the file itself.`);
    return problem;
  };

  const drain = () =>
    db.session(async (session: Queryable) => {
      const [lock] = await session.query<{ taken: boolean }>(sql`SELECT pg_try_advisory_lock(${LOCK}) AS taken`);
      if (!lock?.taken) return;
      try {
        do again = false;
        while (!signal.aborted && ((await readNext()) || again));
      } finally {
        await session.query(sql`SELECT pg_advisory_unlock(${LOCK})`);
      }
    });

  return {
    /** Reads what is asked for and returns at once: pages take seconds, and other jobs do not wait for them. */
    wake: (): void => {
      again = true;
      if (reading !== undefined || signal.aborted) return;
      // Pages belong to many requests, not only to the one that woke the reader.
      reading = withoutRequestIds(drain)
        .catch((error: unknown) => logger.warn({ err: error }, 'reading of files was interrupted; it goes on later'))
        .finally(() => {
          reading = undefined;
        });
    },
    /** Resolves when nothing is read. */
    get idle(): Promise<void> {
      return reading ?? Promise.resolve();
    },
    /** Kills the page under way, which is read again later. */
    close: async (): Promise<void> => {
      closing.abort();
      await reading;
    },
  };
}

function sentence({ page }: PageToRead, error?: unknown): string {
  const why = error instanceof TooSlow ? ' in a minute' : '';
  return `Page ${page} could not be read${why}. Please key it by hand.`;
}

import { type Database, type Queryable, sql } from '../../connection.ts';
import { Horizon } from '../horizon.ts';
import { keepOnSession, pause } from './keep-on-session.ts';

/** `quietAfterMs` without a question is nobody there: then fewer looks do, until the next question. */
const PACE = { lookEveryMs: 100, quietAfterMs: 5000, quietEveryMs: 500 };
/** An observation of the log that is older says nothing about now; nobody pauses longer either. */
const MAX_SILENCE_MS = 1000;
/** More new events than these need not be told apart. */
const MANY = 200;

interface WatchOptions {
  readonly onChange: () => void;
  readonly onLost?: (error: unknown) => void;
  /** Regular expression of the streams that do not count. */
  readonly except: string;
  readonly pace?: typeof PACE;
}

/**
 * Calls `onChange` as soon as an event has become visible to everybody, also one of another process, and whenever it
 * begins to look. An event that commits late is told when it commits, not when its position was drawn; a writer that
 * stays in its transaction holds up nobody else's. Has no checkpoint: it tells that, not what, something happened.
 */
export function watchLog(db: Database, { onChange, onLost = () => undefined, except, pace = PACE }: WatchOptions) {
  const closing = new AbortController();
  const { signal } = closing;
  let seenAt = Number.NEGATIVE_INFINITY;
  let askedAt = performance.now();
  let quiet: AbortController | undefined;
  const onError = (error: unknown) => {
    seenAt = Number.NEGATIVE_INFINITY;
    onLost(error);
  };
  const loop = { signal, onError, pollMs: pace.lookEveryMs, longestPauseMs: MAX_SILENCE_MS };
  const looking = keepOnSession(db, loop, async (session, onProgress) => {
    const horizon = new Horizon();
    let floor = await horizon.next(session);
    let known: ReadonlySet<number> = new Set();
    onChange();
    while (!signal.aborted) {
      const begun = performance.now();
      const final = await horizon.next(session);
      if (final > floor || horizon.waiting) {
        // a statement of its own, so that it sees everything up to `final`
        const visible = await newestPositions(session, floor, except);
        if (visible.length === MANY || visible.some((position) => !known.has(position))) onChange();
        floor = final;
        known = new Set(visible.filter((position) => position > floor));
      }
      seenAt = begun;
      onProgress();
      if (begun - askedAt < pace.quietAfterMs) await pause(pace.lookEveryMs, signal);
      else {
        quiet = new AbortController();
        await pause(pace.quietEveryMs, AbortSignal.any([signal, quiet.signal]));
      }
    }
  });
  return {
    /** True while whatever became visible a second ago or earlier has been told. Asking ends a quiet time. */
    isAwake: (): boolean => {
      askedAt = performance.now();
      quiet?.abort();
      quiet = undefined;
      return askedAt - seenAt < MAX_SILENCE_MS;
    },
    close: async (): Promise<void> => {
      closing.abort();
      await looking;
    },
  };
}

async function newestPositions(session: Queryable, floor: number, except: string): Promise<number[]> {
  const rows = await session.prepared<{ position: number }>(sql`SELECT position FROM es.events
    WHERE position > ${floor} AND stream_id !~ ${except} ORDER BY position DESC LIMIT ${MANY}`);
  return rows.map(({ position }) => position);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { Horizon } from '#db/event-store/horizon.ts';

const LOOK_EVERY_MS = 100;
const RETRY_MS = 1000;
/** What was seen of the log longer ago says nothing about now. */
const MAX_SILENCE_MS = 1000;
/** More new events than these need not be told apart. */
const MANY = 200;
/** Kinds of streams that no public answer tells of; any other one, also one that is yet to come, counts. */
const PRIVATE = '^(user|subscription|digest|mail|contact|security|import)-';

export interface LogWatch {
  /** True while whatever became visible a second ago or earlier has been told. */
  isAwake(): boolean;
  close(): Promise<void>;
}

/**
 * Calls `onChange` as soon as an event that public answers may depend on has become visible to everybody, also of other
 * processes, and whenever it begins to look. An event that commits late is told when it commits, not when its position
 * was drawn; a writer that stays in its transaction holds up nobody else's.
 */
export function watchLog(
  db: Database,
  {
    onChange,
    onLost = () => undefined,
    lookEveryMs = LOOK_EVERY_MS,
  }: {
    readonly onChange: () => void;
    readonly onLost?: (error: unknown) => void;
    readonly lookEveryMs?: number;
  },
): LogWatch {
  const closing = new AbortController();
  const { signal } = closing;
  let seenAt = Number.NEGATIVE_INFINITY;
  const pause = (milliseconds: number) => sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

  const look = async (session: Queryable) => {
    const horizon = new Horizon();
    let floor = await horizon.next(session);
    let known: ReadonlySet<number> = new Set();
    onChange();
    while (!signal.aborted) {
      const begun = performance.now();
      const final = await horizon.next(session);
      if (final > floor || horizon.waiting) {
        // a statement of its own, so that it sees everything up to `final`
        const visible = await publicPositions(session, floor);
        if (visible.length === MANY || visible.some((position) => !known.has(position))) onChange();
        floor = final;
        known = new Set(visible.filter((position) => position > floor));
      }
      seenAt = begun;
      await pause(lookEveryMs);
    }
  };
  const looking = (async () => {
    while (!signal.aborted) {
      try {
        await db.session(look);
      } catch (error) {
        seenAt = Number.NEGATIVE_INFINITY;
        onLost(error);
        await pause(RETRY_MS);
      }
    }
  })();
  return {
    isAwake: () => performance.now() - seenAt < MAX_SILENCE_MS,
    close: async () => {
      closing.abort();
      await looking;
    },
  };
}

/** Positions above `floor` of the newest events that public answers may depend on. */
async function publicPositions(session: Queryable, floor: number): Promise<number[]> {
  const rows = await session.prepared<{ position: number }>(sql`SELECT position FROM es.events
    WHERE position > ${floor} AND stream_id !~ ${PRIVATE} ORDER BY position DESC LIMIT ${MANY}`);
  return rows.map(({ position }) => position);
}

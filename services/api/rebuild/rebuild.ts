import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { Horizon } from '#db/event-store/horizon.ts';
import { errorCode, StartError } from '#db/start-error.ts';
import type { ApiModule } from '../platform/dependencies.ts';
import { Replay } from './replay/replay-log.ts';
import { compareTables, type Difference, differs } from './tables/compare-tables.ts';
import { exchangeSteps } from './tables/exchange-rows.ts';
import { inTransaction } from './tables/in-transaction.ts';
import { createShadow, dropShadow, shadowPosition } from './tables/shadow-tables.ts';

export interface RebuildOptions {
  readonly modules: readonly ApiModule[];
  /** Goes on with what an interrupted rebuild has left, instead of beginning anew. */
  readonly resume?: boolean;
  /** Compares only; the live tables stay as they are. */
  readonly checkOnly?: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

export type Progress =
  | { readonly step: 'replay'; readonly position: number; readonly last: number }
  | { readonly step: 'compare' }
  | { readonly step: 'exchange'; readonly done: number; readonly rows: number };

export interface RebuildReport {
  /** Position up to which the tables were compared. */
  readonly upTo: number;
  /** Differences as first found, one for each table. */
  readonly differences: readonly Difference[];
  /** Rows are as the log gives them, found or made so. */
  readonly equal: boolean;
}

/** Any constant will do; one rebuild at a time. */
const LOCK = 7_114_223;
const ROUNDS = 3;
const LOCK_ATTEMPTS = 40;
const LOCK_TIMEOUT = '2s';

/**
 * Replays the log into fresh tables beside the live ones, compares, and puts the fresh rows in the place of those that
 * differ. Reading is never held up; appends wait while the last events are replayed or a thousand rows change place.
 * `owner` is connected as the owner of the tables. An interrupted rebuild leaves the live tables right and can be
 * resumed or begun anew. @throws UnknownEventError, StartError
 */
export async function rebuild(owner: Database, options: RebuildOptions): Promise<RebuildReport> {
  return owner.session(async (session) => {
    const [lock] = await session.query<{ held: boolean }>(sql`SELECT pg_try_advisory_lock(${LOCK}::bigint) AS held`);
    if (!lock?.held) throw new StartError('Another rebuild is under way. Wait for its end, or stop it first.');
    try {
      return await rebuildWith(owner, session, options);
    } finally {
      await session.query(sql`SELECT pg_advisory_unlock(${LOCK}::bigint)`).catch(() => undefined);
    }
  });
}

async function rebuildWith(owner: Database, session: Queryable, options: RebuildOptions): Promise<RebuildReport> {
  const { modules, resume = false, checkOnly = false, signal, onProgress = () => undefined } = options;
  if (!resume || (await shadowPosition(session)) === undefined) await owner.tx(createShadow);
  const replay = new Replay(session, modules);
  await catchUp(owner, replay, options);
  let first: readonly Difference[] | undefined;
  for (let round = 1; ; round++) {
    onProgress({ step: 'compare' });
    const differences = await compareAtOnePoint(owner, session, replay);
    first ??= differences;
    const equal = !differences.some(differs);
    if (equal || checkOnly || round > ROUNDS) {
      const upTo = (await shadowPosition(session)) ?? 0;
      await owner.tx(dropShadow);
      return { upTo, differences: first, equal };
    }
    signal?.throwIfAborted();
    await exchange(session, replay, differences, options);
  }
}

/** Replays what is final, again and again until little is left for the moment in which appends have to wait. */
async function catchUp(owner: Database, replay: Replay, { signal, onProgress }: RebuildOptions): Promise<void> {
  await owner.session(async (follower) => {
    const horizon = new Horizon();
    let last = -1;
    for (let upTo = await horizon.next(follower); upTo > last; upTo = await horizon.next(follower)) {
      last = upTo;
      await replay.run(owner, {
        upTo,
        ...(signal === undefined ? {} : { signal }),
        onProgress: (position) => onProgress?.({ step: 'replay', position, last: Math.max(upTo, position) }),
      });
    }
  });
}

/**
 * A snapshot on which the live tables show exactly the events that the fresh ones show: it is taken while appends wait
 * and the fresh tables are brought to the end of the log. The comparison itself holds nobody up.
 */
async function compareAtOnePoint(owner: Database, session: Queryable, replay: Replay): Promise<Difference[]> {
  return owner.session(async (snapshot) => {
    try {
      await retryOnLockTimeout(() =>
        owner.tx(async (guard) => {
          await lockAppends(guard);
          await inTransaction(session, () => replay.rest());
          await snapshot.query(sql`BEGIN ISOLATION LEVEL REPEATABLE READ`);
          await snapshot.query(sql`SELECT 1 AS taken`); // the snapshot is that of the first query
        }),
      );
      const differences = await compareTables(snapshot);
      await snapshot.query(sql`COMMIT`);
      return differences;
    } catch (error) {
      await snapshot.query(sql`ROLLBACK`).catch(() => undefined);
      throw error;
    }
  });
}

/** A thousand rows at a time; each time the fresh tables are first brought to the end of the log. */
async function exchange(
  session: Queryable,
  replay: Replay,
  differences: readonly Difference[],
  { signal, onProgress }: RebuildOptions,
): Promise<void> {
  const rows = differences.reduce((sum, { surplus, missing, changed }) => sum + surplus + missing + changed, 0);
  let done = 0;
  for (const step of await exchangeSteps(session)) {
    for (let moved = 1; moved > 0; done += moved) {
      signal?.throwIfAborted();
      moved = await retryOnLockTimeout(() =>
        inTransaction(session, async () => {
          await lockAppends(session);
          await replay.rest();
          await session.query(sql`SET CONSTRAINTS ALL DEFERRED`);
          return step(session).catch((error: unknown) => {
            throw explainClash(error);
          });
        }),
      );
      onProgress?.({ step: 'exchange', done: Math.min(done + moved, rows), rows });
    }
  }
}

/** Lock by which nothing is appended until the transaction ends; a query that waits for long in front of us is not waited for. */
async function lockAppends(tx: Queryable): Promise<void> {
  await tx.query(sql`SELECT set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`);
  await tx.query(sql`LOCK TABLE es.events IN SHARE MODE`);
  await tx.query(sql`SELECT set_config('lock_timeout', '0', true)`);
}

/** Tries again when the lock could not be had, as long as an import holds it. */
async function retryOnLockTimeout<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!['55P03', '40P01'].includes(errorCode(error) ?? '') || attempt === LOCK_ATTEMPTS) throw error;
      await sleep(100 + 400 * Math.random());
    }
  }
}

const UNIQUE_VIOLATION = '23505';

/**
 * Says in a sentence that a row could not take its place because a unique index refused it. Only the names of table and
 * index: the value may name a person. Other errors are answered as they are.
 */
function explainClash(error: unknown): unknown {
  if (errorCode(error) !== UNIQUE_VIOLATION) return error;
  const { table, constraint } = error as { readonly table?: string; readonly constraint?: string };
  return new StartError(
    `A row of ${table ?? 'a table'} that the log gives could not be written: another row, which differs from the log as well, still holds its value in the unique index ${constraint ?? '(unnamed)'}. Rows put right before stay so; nothing else was changed. npm run rebuild -- --check shows which rows differ: give the one that holds the value another one by hand, then run npm run rebuild again.`,
  );
}

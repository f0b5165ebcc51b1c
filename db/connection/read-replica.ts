import { type Database, type Queryable, sql } from '../connection.ts';
import { errorCode } from '../start-error.ts';

/** Greatest lag of a replica that is still read: it holds all that the primary held so long ago. */
export const MAX_LAG_MS = 10_000;
const LOOK_EVERY_MS = 1000;

export type ReadReplica = ReturnType<typeof watchReplica>;

interface ReplicaOptions {
  readonly lookEveryMs?: number;
  readonly maxLagMs?: number;
  /** Called when the replica begins or ceases to be read. */
  readonly onChange?: (isRead: boolean) => void;
}

/**
 * Watches how far `replica` has followed `primary`. What the replica fails at because it is away or has to give up a query
 * for what it replays is asked of the primary; a transaction or session only when its work has not begun.
 */
export function watchReplica(primary: Database, replica: Database, options: ReplicaOptions = {}) {
  const { lookEveryMs = LOOK_EVERY_MS, maxLagMs = MAX_LAG_MS, onChange = () => undefined } = options;
  let mark: { readonly at: number; readonly lsn: string } | undefined;
  let holdsAllUntil = Number.NEGATIVE_INFINITY;
  let wasRead = false;
  const isRead = () => performance.now() - holdsAllUntil < maxLagMs;

  const look = async () => {
    mark ??= { at: performance.now(), lsn: await positionOf(primary) };
    if (!(await hasReplayed(replica, mark.lsn))) return;
    holdsAllUntil = mark.at;
    mark = undefined;
  };
  const rounds = async () => {
    await look().catch(() => undefined); // without a new measurement the last one expires
    if (isRead() === wasRead) return;
    wasRead = !wasRead;
    onChange(wasRead);
  };
  let looking = rounds();
  const timer = setInterval(() => {
    looking = looking.then(rounds);
  }, lookEveryMs).unref();

  const orPrimary = async <T>(ask: (db: Database) => Promise<T>, mayRepeat = () => true): Promise<T> => {
    try {
      return await ask(replica);
    } catch (error) {
      if (isAway(error)) holdsAllUntil = Number.NEGATIVE_INFINITY;
      if (!isOfReplica(error) || !mayRepeat()) throw error;
      return ask(primary);
    }
  };
  /** Work may have sent something to somebody, so it is never begun twice. */
  const once = <T>(work: (on: Queryable) => Promise<T>, kind: 'tx' | 'session'): Promise<T> => {
    let begun = false;
    const begin = (on: Queryable) => {
      begun = true;
      return work(on);
    };
    return orPrimary(
      (db) => db[kind](begin),
      () => !begun,
    );
  };
  const guarded: Database = {
    ...replica,
    query: (query) => orPrimary((db) => db.query(query)),
    prepared: (query) => orPrimary((db) => db.prepared(query)),
    tx: (work) => once(work, 'tx'),
    session: (work) => once(work, 'session'),
  };
  return {
    /** The replica, or the primary while the replica is away or further behind than MAX_LAG_MS. Only for reading. */
    reader: (): Database => (isRead() ? guarded : primary),
    close: async (): Promise<void> => {
      clearInterval(timer);
      await looking;
    },
  };
}

async function positionOf(primary: Database): Promise<string> {
  const [row] = await primary.query<{ lsn: string }>(sql`SELECT pg_current_wal_flush_lsn()::text AS lsn`);
  return row?.lsn ?? '0/0';
}

/** True when the replica has reached `lsn`; a server that follows nobody is a primary itself and counts as up to date. */
async function hasReplayed(replica: Database, lsn: string): Promise<boolean> {
  const [row] = await replica.query<{ done: boolean | null }>(sql`SELECT CASE WHEN pg_is_in_recovery()
    THEN pg_last_wal_replay_lsn() >= ${lsn}::text::pg_lsn ELSE true END AS done`);
  return row?.done === true;
}

/** Errors of a broken connection, and of a standby that starts, stops, has to go on replaying or was asked to write. */
const isOfReplica = (error: unknown) => isAway(error) || ['40001', '40P01', '25006'].includes(errorCode(error) ?? '');
const isAway = (error: unknown) =>
  /^(08...|57P0[1-5]|53300|E[A-Z]+)$/.test(errorCode(error) ?? '') ||
  (error instanceof Error && /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message));

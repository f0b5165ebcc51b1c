import { pgFormat, type SQLQuery, sql } from '@databases/pg';
import pg from 'pg';
import { parseInstant } from './connection/instant.ts';
import { toStatement } from './connection/statement.ts';

export { type SQLQuery, sql };

/** The pool, a session or a transaction: a query can be sent to each. Always the first argument. */
export interface Queryable {
  readonly sql: typeof sql;
  query<Row extends object>(query: SQLQuery): Promise<Row[]>;
  /** The same as a named statement: parsed and planned once per connection. For hot statements of constant text only. */
  prepared<Row extends object>(query: SQLQuery): Promise<Row[]>;
}

export interface Database extends Queryable {
  /** Runs `work` in one READ COMMITTED transaction; an error rolls it back. */
  tx<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Runs `work` on one and the same connection, each statement by itself; fails when that connection is lost. */
  session<T>(work: (session: Queryable) => Promise<T>): Promise<T>;
  readonly pool: pg.Pool;
  /** True where statements may bear no names: a pooler lends each transaction another connection. */
  readonly isPooled: boolean;
  close(): Promise<void>;
}

interface OpenOptions {
  /** Limit of connections; 10 by default. */
  readonly max?: number;
  /** Statement timeout in milliseconds, 0 = none; by default the role's. A server that hangs is given a little longer. */
  readonly statementTimeout?: number;
  /** Milliseconds after which a server that does not answer counts as hanging; follows from `statementTimeout`. */
  readonly answerWithin?: number;
  /**
   * Address of Postgres itself when `url` leads to a pooler that lends a connection for a transaction: sessions go there, and
   * statements bear no names, which another connection would not know.
   */
  readonly sessionUrl?: string | undefined;
  /** 'service' (default) has its settings from its role (db/roles); an 'owner' has none there, so it brings them along. */
  readonly role?: 'service' | 'owner';
  readonly onError?: (error: Error) => void;
}

/** Time in which the server tells of a statement's timeout; one that does not is taken to hang. */
export const HANG_MS = 2000;
const OWNER_SETTINGS = ['-c timezone=UTC', '-c idle_in_transaction_session_timeout=60000', '-c synchronous_commit=on'];
const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** Days stay 'YYYY-MM-DD', counts and positions become numbers (they stay below 2^53). */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === DATE) return (value: string) => value;
    if (oid === INT8) return Number;
    if (oid === TIMESTAMPTZ && format !== 'binary') return parseInstant;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

export function openDatabase(url: string, options: OpenOptions = {}): Database {
  const { statementTimeout, sessionUrl } = options;
  const answerWithin = options.answerWithin ?? (statementTimeout ? statementTimeout + HANG_MS : undefined);
  // Nothing for a service: a pooler such as PgBouncer refuses a connection that begins with settings of its own.
  const settings = [
    ...(statementTimeout === undefined ? [] : [`-c statement_timeout=${statementTimeout}`]),
    ...(options.role === 'owner' ? OWNER_SETTINGS : []),
  ];
  const open = (connectionString: string) => {
    const pool = new pg.Pool({
      connectionString,
      max: options.max ?? 10,
      connectionTimeoutMillis: 5000,
      // a peer that vanished without a word is noticed, even by a statement without a timeout
      ...{ keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
      idleTimeoutMillis: 30_000,
      ...(answerWithin === undefined ? {} : { query_timeout: answerWithin }),
      application_name: 'ailaan',
      ...(settings.length > 0 ? { options: settings.join(' ') } : {}),
      types,
    });
    pool.on('error', options.onError ?? (() => undefined)); // a lost idle connection; the next query opens another
    return pool;
  };
  const pool = open(url);
  const direct = sessionUrl === undefined ? pool : open(sessionUrl);
  const isPooled = direct !== pool;
  return {
    ...queryable(pool, isPooled),
    ...{ pool, isPooled },
    tx: (work) =>
      withClient(pool, (client, markBroken) =>
        inTransaction(client, markBroken, (tx) => work(queryable(tx, isPooled))),
      ),
    session: (work) => withClient(direct, (client) => work(queryable(client))),
    close: async () => {
      await Promise.all([...new Set([pool, direct])].map((each) => each.end()));
    },
  };
}

/** The part of pg's pool and connections that sends statements. */
interface QueryRunner {
  query<Row extends pg.QueryResultRow>(statement: string | pg.QueryConfig): Promise<pg.QueryResult<Row>>;
}

function queryable(client: QueryRunner, isPooled = false): Queryable {
  return {
    sql,
    query: async <Row extends object>(query: SQLQuery) => (await client.query<Row>(query.format(pgFormat))).rows,
    prepared: async <Row extends object>(query: SQLQuery) =>
      (await client.query<Row>(isPooled ? query.format(pgFormat) : toStatement(query))).rows,
  };
}

type MarkBroken = (error: Error) => void;

/** Lends one connection; one for which `markBroken` was called never goes back to the pool. */
async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, markBroken: MarkBroken) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const markBroken = (error: Error) => {
    broken = error;
  };
  client.on('error', markBroken); // the pool listens to idle connections only; one lost in use would end the process
  try {
    return await work(client, markBroken);
  } catch (error) {
    if (isUnanswered(error)) broken = error; // the statement may still run; nobody else may come after it
    throw error;
  } finally {
    if (broken === undefined) client.off('error', markBroken);
    client.release(broken);
  }
}

/** A connection takes one statement at a time: those that are sent together wait for each other, the ROLLBACK for all. */
function serializeQueries(client: pg.PoolClient): QueryRunner {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: (statement) => {
      const answer = last.then(() => client.query(statement));
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}

async function inTransaction<T>(
  connection: pg.PoolClient,
  markBroken: MarkBroken,
  work: (client: QueryRunner) => Promise<T>,
): Promise<T> {
  const client = serializeQueries(connection);
  try {
    await client.query('BEGIN');
    const result = await work(client);
    // Postgres answers ROLLBACK, and no error, when a statement failed before and `work` went on regardless.
    const { command } = await client.query('COMMIT');
    if (command !== 'COMMIT') throw new Error('A statement of this transaction failed, so nothing of it was written');
    return result;
  } catch (error) {
    if (!isUnanswered(error)) await client.query('ROLLBACK').catch(markBroken);
    throw error;
  }
}

/** True for pg's error on `query_timeout`: the server did not answer at all. */
const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

import { pgFormat } from '@databases/pg';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { serverText } from '../server-text.ts';
import { type EventStatement, partsOf } from './event-statement.ts';

/** The text that writes many events at once, with `e.p0`, `e.p1` ... in place of values, and the types of these. */
interface Writing {
  readonly parts: SQLQuery;
  readonly types: readonly string[];
}

/** Syntax errors and access violations: the text does not see `e` everywhere, or a value has no certain type. */
const REFUSED = /^42/;

/**
 * Writes batches of events by their own projections. A projection's text has a parameter where its event has a value;
 * here the same text reads a column of `e` instead, and `e` has a row for each event. The columns have the types that
 * the server gives the parameters, so every value means what it meant when the event was appended.
 */
export class BatchWriter {
  readonly #session: Queryable;
  readonly #writings = new Map<string, Writing | undefined>();

  /** `session`: one connection; everything is written in a transaction that the caller has begun on it. */
  constructor(session: Queryable) {
    this.#session = session;
  }

  /** Number of texts that cannot be made into batches: these cost a round trip for every event. */
  get slow(): number {
    return [...this.#writings.values()].filter((writing) => writing === undefined).length;
  }

  /** `statements` have one name, and write different rows. */
  async write(statements: readonly EventStatement[]): Promise<void> {
    const [first] = statements;
    if (first === undefined) return;
    if (!this.#writings.has(first.name)) this.#writings.set(first.name, await this.#understand(first));
    const writing = this.#writings.get(first.name);
    if (writing === undefined) {
      for (const statement of statements) await this.#session.prepared(one(statement));
    } else await this.#session.prepared(many(writing, statements));
  }

  async #understand(statement: EventStatement): Promise<Writing | undefined> {
    const session = this.#session;
    const parts = partsOf(statement);
    await session.query(sql`SAVEPOINT understand`);
    try {
      const { text } = parts.format(pgFormat);
      await session.query(serverText(`PREPARE understand AS WITH e AS (${NO_EVENT}) ${text} SELECT`));
      const [row] = await session.query<{ types: string[] }>(
        sql`SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE name = 'understand'`,
      );
      await session.query(sql`DEALLOCATE understand`);
      const writing = { parts: serverText(overColumns(parts)), types: row?.types ?? [] };
      await session.query(sql`EXPLAIN ${many(writing, [])}`);
      await session.query(sql`RELEASE SAVEPOINT understand`);
      return writing;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && REFUSED.test(String(error.code)))) throw error;
      await session.query(sql`ROLLBACK TO SAVEPOINT understand`);
      return undefined;
    }
  }
}

const NO_EVENT = `SELECT NULL::int AS o_version, NULL::bigint AS o_position, NULL::timestamptz AS o_recorded_at, false AS o_duplicate`;

/** A subquery beside `e` sees its columns only when it is LATERAL; to a parameter that made no difference. */
function overColumns(parts: SQLQuery): string {
  const { text } = parts.format({
    escapeIdentifier: pgFormat.escapeIdentifier,
    formatValue: (value, index) => ({ placeholder: `e.p${index}`, value }),
  });
  return text.replaceAll('CROSS JOIN (', 'CROSS JOIN LATERAL (');
}

function many({ parts, types }: Writing, statements: readonly EventStatement[]): SQLQuery {
  const events = statements.map(({ event }) => event);
  const columns = [
    sql`${events.map(({ version }) => version)}::int[]`,
    sql`${events.map(({ position }) => position)}::bigint[]`,
    sql`${events.map(({ recordedAt }) => recordedAt)}::timestamptz[]`,
    ...types.map((type, index) => {
      const element = isList(type) ? literal : (value: unknown) => value;
      return sql`${statements.map(({ values }) => element(values[index]))}::${serverText(isList(type) ? 'text' : type)}[]`;
    }),
  ];
  const names = ['o_version', 'o_position', 'o_recorded_at', ...types.map((_, index) => `p${index}`)];
  const selected = types.map((type, index) => (isList(type) ? `p${index}::${type} AS p${index}` : `p${index}`));
  return sql`WITH e AS MATERIALIZED (SELECT ${serverText(['o_version', 'o_position', 'o_recorded_at', 'false AS o_duplicate', ...selected].join(', '))}
    FROM unnest(${sql.join(columns, ', ')}) AS u (${serverText(names.join(', '))})) ${parts} SELECT`;
}

/** All of an event's rows in one statement, on one snapshot, as when it was appended. */
function one(statement: EventStatement): SQLQuery {
  const { event } = statement;
  return sql`WITH e AS (SELECT ${event.version}::int AS o_version, ${event.position}::bigint AS o_position,
    ${event.recordedAt}::timestamptz AS o_recorded_at, false AS o_duplicate) ${partsOf(statement)} SELECT`;
}

const isList = (type: string) => type.endsWith('[]');

/** A list within a list would be a matrix, so lists travel as texts. */
function literal(list: unknown): string | null {
  if (!Array.isArray(list)) return null;
  const elements = list.map((element) =>
    element === null || element === undefined ? 'NULL' : `"${String(element).replace(/["\\]/g, '\\$&')}"`,
  );
  return `{${elements.join(',')}}`;
}

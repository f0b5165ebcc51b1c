import { randomUUID } from 'node:crypto';
import type { DomainEvent, EventMeta } from '#contracts/events/event.ts';
import { newestShape } from '#contracts/events/upcast.ts';
import { type Queryable, type SQLQuery, sql } from '../connection.ts';

export interface NewEvent<E extends DomainEvent = DomainEvent> {
  /** Made by the command; a retry repeats it. */
  readonly id: string;
  readonly event: E;
  /** Number of the payload's shape. */
  readonly schema: number;
}

export interface AppendInput {
  readonly streamId: string;
  /** 0 = the stream must not exist, n = it must stand at n, null = any (a retry is then not recognised; several
   * events only outside a transaction). */
  readonly expectedVersion: number | null;
  readonly events: readonly NewEvent[];
  readonly meta: EventMeta;
}

export interface AppendResult {
  /** The stream's version after the append. */
  readonly version: number;
  readonly position: number;
  readonly recordedAt: Date;
  /** True when this very append had been made before; then nothing was written now. */
  readonly duplicate: boolean;
}

/** The stream is not at the expected version: somebody else was faster, or the caller's copy is stale. */
export class WrongVersionError extends Error {
  override readonly name = 'WrongVersionError';
}

/** Gives the event its id, and the number of the shape that is written today. */
export function newEvent<E extends DomainEvent>(event: E, schema = newestShape(event.type)): NewEvent<E> {
  return { id: randomUUID(), event, schema };
}

/**
 * Appends and writes read rows in ONE statement, one round trip, all or nothing. Each of `readRows` is a statement body
 * that takes its rows from `e` (o_version, o_position, o_recorded_at, o_duplicate): without a row of it, or with
 * `e.o_duplicate`, it does nothing.
 * @throws WrongVersionError; an enclosing transaction has failed then
 */
export async function appendToStream(
  db: Queryable,
  input: AppendInput,
  readRows: readonly SQLQuery[] = [],
): Promise<AppendResult> {
  const { expectedVersion: expected } = input;
  const insert = expected === null ? insertAnywhere(input) : insertAt(input, expected);
  // the version is asked for only where it is not known before: each column and parameter costs, on every append
  const columns = expected === null ? sql`o_version AS version, ${APPENDED}` : APPENDED;
  const statement = sql`WITH ${insert}${sql.join(readRows.map(named), '')} SELECT ${columns} FROM e`;
  for (;;) {
    const [row] = await db.prepared<Appended>(statement).catch(noRowsWhenTaken);
    if (row !== undefined) {
      const { position, recordedAt, version = (expected ?? 0) + input.events.length } = row;
      return { version, position, recordedAt, duplicate: false };
    }
    if (expected !== null) return earlierAppend(db, input, expected);
  }
}

type Appended = Pick<AppendResult, 'position' | 'recordedAt'> & Partial<Pick<AppendResult, 'version'>>;
const APPENDED = sql`o_position AS position, o_recorded_at AS "recordedAt"`;

const named = (body: SQLQuery, index: number) => sql`, ${sql.ident(`r${index}`)} AS (${body})`;

/** in_failed_sql_transaction */
const ABORTED = '25P02';
const INSERT = sql`INSERT INTO es.events (stream_id, version, event_id, type, schema, data, meta)`;
const RETURNING = sql`RETURNING version AS o_version, position AS o_position, recorded_at AS o_recorded_at, false AS o_duplicate`;

/** At exactly this version: the event before must be there, and the unique index lets one of several rivals through. */
function insertAt({ streamId, events, meta }: AppendInput, expected: number): SQLQuery {
  if (expected < 0) throw new Error('The expected version of a stream is never negative');
  const [only] = events;
  if (only === undefined) throw new Error('There are no events to append');
  const before = sql`FROM es.events WHERE stream_id = ${streamId} AND version = ${expected}`;
  if (events.length > 1) {
    return insertSeveral(events, meta, streamId, expected === 0 ? sql`SELECT 0` : sql`SELECT version ${before}`);
  }
  return expected === 0
    ? sql`e AS (${INSERT} VALUES (${streamId}, 1, ${fields(only, meta)}) ${RETURNING})`
    : sql`e AS (${INSERT} SELECT stream_id, version + 1, ${fields(only, meta)} ${before} ${RETURNING})`;
}

/** After whatever is there; no row when a rival took the place meanwhile. */
function insertAnywhere({ streamId, events, meta }: AppendInput): SQLQuery {
  const [only] = events;
  if (only === undefined) throw new Error('There are no events to append');
  const base = sql`SELECT coalesce(max(version), 0) FROM es.events WHERE stream_id = ${streamId}`;
  if (events.length > 1) return insertSeveral(events, meta, streamId, base);
  return sql`e AS (${INSERT} SELECT ${streamId}, base.version + 1, ${fields(only, meta)}
    FROM (${base}) base(version) ON CONFLICT (stream_id, version) DO NOTHING ${RETURNING})`;
}

/** `base` is the version before; without a row of it nothing is inserted. Never only some of the events: hence no ON CONFLICT. */
function insertSeveral(events: readonly NewEvent[], meta: EventMeta, streamId: string, base: SQLQuery): SQLQuery {
  const rows = events.map(({ id, event, schema }) => ({ id, type: event.type, schema, data: event.data }));
  return sql`added AS (${INSERT} SELECT ${streamId}, base.version + x.n::int, (x.row ->> 'id')::uuid, x.row ->> 'type',
        (x.row ->> 'schema')::smallint, x.row -> 'data', ${JSON.stringify(meta)}::jsonb
        FROM (${base}) base(version), jsonb_array_elements(${JSON.stringify(rows)}::jsonb) WITH ORDINALITY x(row, n)
        ORDER BY x.n RETURNING version, position, recorded_at),
    e AS (SELECT max(version) AS o_version, max(position) AS o_position, max(recorded_at) AS o_recorded_at,
        false AS o_duplicate FROM added HAVING count(*) > 0)`;
}

const fields = ({ id, event, schema }: NewEvent, meta: EventMeta) =>
  sql`${id}::uuid, ${event.type}, ${schema}::smallint, ${JSON.stringify(event.data)}::jsonb, ${JSON.stringify(meta)}::jsonb`;

/** Another append took the version at the same moment; inside a transaction that has ended it, so there is no second try. */
function noRowsWhenTaken(error: unknown): [] {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === '23505' && constraint === 'events_stream_id_version_key') return [];
  throw code === ABORTED ? new WrongVersionError('The stream was moved by another append') : error;
}

/** The stream stands elsewhere: was it this very append, made before? */
async function earlierAppend(
  db: Queryable,
  { streamId, events }: AppendInput,
  expected: number,
): Promise<AppendResult> {
  const earlier = await db
    .query<AppendResult & { readonly eventId: string }>(
      sql`SELECT version, position, recorded_at AS "recordedAt", true AS duplicate, event_id AS "eventId" FROM es.events
        WHERE stream_id = ${streamId} AND version > ${expected} ORDER BY version LIMIT ${events.length}`,
    )
    .catch(noRowsWhenTaken);
  const isSame =
    earlier.length === events.length && earlier.every(({ eventId }, index) => eventId === events[index]?.id);
  const last = earlier.at(-1);
  if (last === undefined || !isSame) throw new WrongVersionError(`${streamId} is not at ${expected}`);
  const { version, position, recordedAt, duplicate } = last;
  return { version, position, recordedAt, duplicate };
}

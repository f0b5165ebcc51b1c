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
  /** 0 = the stream must not exist, n = it must stand at n, null = any (a retry is then not recognised). */
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
 * that sees the row `e` (o_version, o_position, o_recorded_at, o_duplicate) and must do nothing when `e.o_duplicate`.
 * @throws WrongVersionError
 */
export async function appendToStream(
  db: Queryable,
  input: AppendInput,
  readRows: readonly SQLQuery[] = [],
): Promise<AppendResult> {
  try {
    const [row] = await db.prepared<AppendResult>(statement(input, readRows));
    if (row === undefined) throw new Error('The append answered no row');
    return row;
  } catch (error) {
    throw isWrongVersion(error) ? new WrongVersionError(`${input.streamId} is not at ${input.expectedVersion}`) : error;
  }
}

/** `head` moves the stream, and is empty when it stands elsewhere: then nothing is written, and the last line answers or raises. */
function statement({ streamId, expectedVersion, events, meta }: AppendInput, readRows: readonly SQLQuery[]): SQLQuery {
  const ids = events.map(({ id }) => id);
  return sql`WITH head AS (${moveStream(streamId, expectedVersion, events.length)}),
    ${insertEvents(events, meta)}${sql.join(readRows.map(named), '')}
    SELECT o_version AS version, o_position AS position, o_recorded_at AS "recordedAt", o_duplicate AS duplicate FROM e
    UNION ALL SELECT * FROM es.earlier_append(${streamId}, ${expectedVersion}, ${ids}) WHERE NOT EXISTS (SELECT FROM e)`;
}

const named = (body: SQLQuery, index: number) => sql`, ${sql.ident(`r${index}`)} AS (${body})`;

function moveStream(streamId: string, expected: number | null, by: number): SQLQuery {
  if (by === 0) throw new Error('There are no events to append');
  if (expected === null) {
    return sql`INSERT INTO es.streams AS s (stream_id, version) VALUES (${streamId}, ${by})
      ON CONFLICT (stream_id) DO UPDATE SET version = s.version + excluded.version RETURNING stream_id, version`;
  }
  if (expected < 0) throw new Error('The expected version of a stream is never negative');
  return expected === 0
    ? sql`INSERT INTO es.streams (stream_id, version) VALUES (${streamId}, ${by}) ON CONFLICT DO NOTHING
        RETURNING stream_id, version`
    : sql`UPDATE es.streams SET version = version + ${by}
        WHERE stream_id = ${streamId} AND version = ${expected} RETURNING stream_id, version`;
}

function insertEvents(events: readonly NewEvent[], meta: EventMeta): SQLQuery {
  const [only] = events;
  if (events.length === 1 && only !== undefined) {
    return sql`e AS (${INSERT} SELECT stream_id, version, ${only.id}::uuid, ${only.event.type}, ${only.schema}::smallint,
        ${JSON.stringify(only.event.data)}::jsonb, ${JSON.stringify(meta)}::jsonb FROM head
      RETURNING version AS o_version, position AS o_position, recorded_at AS o_recorded_at, false AS o_duplicate)`;
  }
  const rows = events.map(({ id, event, schema }) => ({ id, type: event.type, schema, data: event.data }));
  return sql`added AS (${INSERT} SELECT head.stream_id, head.version - ${events.length} + x.n::int, (x.row ->> 'id')::uuid,
        x.row ->> 'type', (x.row ->> 'schema')::smallint, x.row -> 'data', ${JSON.stringify(meta)}::jsonb
        FROM head, jsonb_array_elements(${JSON.stringify(rows)}::jsonb) WITH ORDINALITY x(row, n) ORDER BY x.n
      RETURNING version, position, recorded_at),
    e AS (SELECT max(version) AS o_version, max(position) AS o_position, max(recorded_at) AS o_recorded_at,
        false AS o_duplicate FROM added HAVING count(*) > 0)`;
}

const INSERT = sql`INSERT INTO es.events (stream_id, version, event_id, type, schema, data, meta)`;

function isWrongVersion(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ES409';
}

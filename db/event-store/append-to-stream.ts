import type { EventMeta } from '#contracts/events/event.ts';
import { type Queryable, type SQLQuery, sql } from '../connection.ts';
import {
  insertBatch,
  type NewEvent,
  newEvent,
  returning,
  WrongVersionError,
  withReadRows,
} from './append-statement.ts';

export { type NewEvent, newEvent, WrongVersionError };

interface AppendInput {
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

/**
 * Appends and writes read rows in ONE statement, one round trip, all or nothing. Each of `readRows` is a statement body
 * over the set `e(stream, id, type, data, version, position, recorded_at, derived)` of the new events; `id` is the
 * number at the end of the stream's name. The set is empty when nothing is written.
 * @throws WrongVersionError; an enclosing transaction has failed then
 */
export async function appendToStream(
  db: Queryable,
  input: AppendInput,
  readRows: readonly SQLQuery[] = [],
): Promise<AppendResult> {
  const { expectedVersion: expected, events } = input;
  const answer = sql`SELECT version, position, recorded_at AS "recordedAt" FROM e`;
  for (;;) {
    const base = expected ?? (events.length > 1 ? await versionOf(db, input.streamId) : null);
    const statement = withReadRows(insert(input, base), readRows, answer);
    const rows = await db.prepared<Omit<AppendResult, 'duplicate'>>(statement).catch(noRowsWhenTaken);
    const last = rows.toSorted((a, b) => a.version - b.version).at(-1);
    if (last !== undefined) return { ...last, duplicate: false };
    if (expected !== null) return earlierAppend(db, input, expected);
  }
}

/** in_failed_sql_transaction */
const ABORTED = '25P02';

function insert({ streamId, events, meta }: AppendInput, base: number | null): SQLQuery {
  if (base !== null && base < 0) throw new Error('The expected version of a stream is never negative');
  const [only] = events;
  if (only === undefined) throw new Error('There are no events to append');
  if (events.length > 1 && base !== null) {
    return insertBatch(
      events.map((event, index) => ({ ...event, streamId, expectedVersion: base + index })),
      meta,
    );
  }
  return sql`e AS (${insertOne(only, streamId, meta, base)} ${returning(streamId, only.derived)})`;
}

/** At exactly `base` the event before must be there, and the unique index lets one of several rivals through. */
function insertOne({ id, event, schema }: NewEvent, streamId: string, meta: EventMeta, base: number | null): SQLQuery {
  const rest = sql`${id}::uuid, ${event.type}, ${schema}::smallint, ${JSON.stringify(event.data)}::jsonb, ${JSON.stringify(meta)}::jsonb`;
  const into = sql`INSERT INTO es.events (stream_id, version, event_id, type, schema, data, meta)`;
  if (base === 0) return sql`${into} VALUES (${streamId}, 1, ${rest})`;
  if (base !== null) {
    return sql`${into} SELECT stream_id, version + 1, ${rest} FROM es.events WHERE stream_id = ${streamId} AND version = ${base}`;
  }
  return sql`${into} SELECT ${streamId}, coalesce(max(version), 0) + 1, ${rest} FROM es.events WHERE stream_id = ${streamId}
    ON CONFLICT (stream_id, version) DO NOTHING`;
}

async function versionOf(db: Queryable, streamId: string): Promise<number> {
  const [row] = await db
    .query<{ version: number }>(
      sql`SELECT coalesce(max(version), 0) AS version FROM es.events WHERE stream_id = ${streamId}`,
    )
    .catch(noRowsWhenTaken);
  return row?.version ?? 0;
}

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

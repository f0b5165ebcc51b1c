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
  const parts = readRows.map((body, index) => sql`, ${sql.ident(`r${index}`)} AS (${body})`);
  const statement = sql`WITH e AS MATERIALIZED (${appendCall(input)})${sql.join(parts, '')}
    SELECT o_version AS version, o_position AS position, o_recorded_at AS "recordedAt", o_duplicate AS duplicate FROM e`;
  try {
    const [row] = await db.prepared<AppendResult>(statement);
    if (row === undefined) throw new Error('es.append answered no row');
    return row;
  } catch (error) {
    throw isWrongVersion(error) ? new WrongVersionError(`${input.streamId} is not at ${input.expectedVersion}`) : error;
  }
}

function appendCall({ streamId, expectedVersion, events, meta }: AppendInput): SQLQuery {
  const [only] = events;
  if (events.length === 1 && only !== undefined) {
    return sql`SELECT * FROM es.append_one(${streamId}, ${expectedVersion}, ${only.id}, ${only.event.type},
      ${only.schema}, ${JSON.stringify(only.event.data)}, ${JSON.stringify(meta)})`;
  }
  const envelope = events.map(({ id, event, schema }) => ({
    id,
    type: event.type,
    schema,
    data: event.data,
  }));
  return sql`SELECT * FROM es.append(${streamId}, ${expectedVersion}, ${JSON.stringify(envelope)}, ${JSON.stringify(meta)})`;
}

function isWrongVersion(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ES409';
}

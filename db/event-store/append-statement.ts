import { randomUUID } from 'node:crypto';
import type { DomainEvent, EventMeta } from '#contracts/events/event.ts';
import { newestShape } from '#contracts/events/upcast.ts';
import { type SQLQuery, sql } from '../connection.ts';

export interface NewEvent<E extends DomainEvent = DomainEvent> {
  /** Id, made by the command; a retry repeats it. */
  readonly id: string;
  readonly event: E;
  /** Number of the payload's shape. */
  readonly schema: number;
  /** Values that read rows need beside the payload: `e.derived`. Not stored with the event. */
  readonly derived?: object | undefined;
}

/** Gives the event its id, and the number of the shape that is written today. */
export function newEvent<E extends DomainEvent>(event: E, derived?: object): NewEvent<E> {
  return { id: randomUUID(), event, schema: newestShape(event.type), derived };
}

/** The stream is not at the expected version: somebody else was faster, or the caller's copy is stale. */
export class WrongVersionError extends Error {
  override readonly name = 'WrongVersionError';
}

/**
 * One statement: `events` makes the set `e(stream, id, type, data, version, position, recorded_at, derived)`, each of
 * `readRows` is a statement body over it, `answer` the rest.
 */
export function withReadRows(events: SQLQuery, readRows: readonly SQLQuery[], answer: SQLQuery): SQLQuery {
  const bodies = readRows.map((body, index) => sql`, ${sql.ident(`r${index}`)} AS (${body})`);
  return sql`WITH ${events}${sql.join(bodies, '')} ${answer}`;
}

/** The number at the end of a stream's name; null for a name without one. */
function numberOf(streamId: string): number | null {
  const digits = streamId.slice(streamId.lastIndexOf('-') + 1);
  const number = /^\d{1,10}$/.test(digits) ? Number(digits) : Number.NaN;
  return number < 2 ** 31 ? number : null;
}

/** The set `e` of one new event from what its INSERT returns. */
export const returning = (streamId: string, derived: object | undefined): SQLQuery =>
  sql`RETURNING stream_id AS stream, ${numberOf(streamId)}::int AS id, type, data, version, position, recorded_at,
    ${derived === undefined ? sql`NULL` : sql`${JSON.stringify(derived)}`}::jsonb AS derived`;

export interface BatchEvent extends NewEvent {
  readonly streamId: string;
  /** Version of the stream before this event. */
  readonly expectedVersion: number;
}

/** The set `e` of many new events, of one stream or of many; empty when one of the streams stands elsewhere. */
export function insertBatch(events: readonly BatchEvent[], meta: EventMeta): SQLQuery {
  const rows = events.map(({ streamId, expectedVersion, id, event, schema, derived }) => {
    const { type, data } = event;
    return { stream: streamId, number: numberOf(streamId), before: expectedVersion, id, type, schema, data, derived };
  });
  return sql`given AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g (stream text, number int, before int, id uuid,
        type text, schema smallint, data jsonb, derived jsonb)
    ), stale AS (
      SELECT FROM given g GROUP BY g.stream HAVING min(g.before) > 0
        AND NOT EXISTS (SELECT FROM es.events v WHERE v.stream_id = g.stream AND v.version = min(g.before))
    ), added AS (
      INSERT INTO es.events (stream_id, version, event_id, type, schema, data, meta)
      SELECT stream, before + 1, id, type, schema, data, ${JSON.stringify(meta)}::jsonb FROM given
       WHERE NOT EXISTS (SELECT FROM stale)
      RETURNING stream_id, version, type, data, position, recorded_at
    ), e AS MATERIALIZED (
      SELECT a.stream_id AS stream, g.number AS id, a.type, a.data, a.version, a.position, a.recorded_at, g.derived
        FROM added a JOIN given g ON g.stream = a.stream_id AND g.before + 1 = a.version
    )`;
}

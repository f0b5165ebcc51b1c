import { newestShape } from '#contracts/events/upcast.ts';
import { isEventType } from '#contracts/vocabulary/event-types.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { StartError } from '#db/start-error.ts';
import type { Writer } from './writers.ts';

/** An event that this version of the program does not understand; skipping it would lose what it says. */
class UnknownEventError extends StartError {
  override readonly name = 'UnknownEventError';
}

/** @throws UnknownEventError; `first` is the position of the first event of this type and shape */
async function assertKnown(
  db: Queryable,
  { type, schema, first }: { readonly type: string; readonly schema: number; readonly first: number },
): Promise<void> {
  const shape = isEventType(type) ? newestShape(type) : undefined;
  if (shape !== undefined && schema <= shape) return;
  const [event] = await db.query<{ stream: string }>(
    sql`SELECT stream_id AS stream FROM es.events WHERE position = ${first}`,
  );
  const what = shape === undefined ? type : `${type} in shape ${schema}`;
  throw new UnknownEventError(
    `The event ${what} at position ${first} (stream ${event?.stream}) is not known to this version, so the rebuild stops there. Nothing was changed. Use the version that wrote it, or a newer one.`,
  );
}

/** Events that one statement writes: of one writer, each of another stream. */
export interface Batch {
  readonly writer: Writer;
  /** Positions in the log, in order, and the moments that `e.recorded_at` tells, both as Postgres wrote its array. */
  readonly positions: string;
  readonly moments: string;
}

/** A page of the log as batches that, one after the other, have the effect of its events one by one. */
export interface Page {
  /** Position of its last event. */
  readonly last: number;
  readonly batches: readonly Batch[];
}

/** Bounds as in `readAll`. */
interface Bounds {
  readonly after: number;
  readonly upTo: number;
  readonly limit: number;
}

/** Events of a batch at most: Node holds the payloads of two batches at a time. */
const BATCH = 1000;

/**
 * Kinds of streams go one after the other, and within a kind the first events of all streams, then the second ones. Events
 * in a row that each say everything about their row count as one: the newest, with the moment of the first.
 * Undefined at the end of the log. @throws UnknownEventError
 */
export async function planPage(db: Queryable, writers: readonly Writer[], bounds: Bounds): Promise<Page | undefined> {
  const { after, upTo, limit } = bounds;
  const log = sql`(SELECT position, stream_id, version, type, schema, recorded_at FROM es.events
    WHERE position > ${after} AND position <= ${upTo} ORDER BY position LIMIT ${limit})`;
  const found = await db.prepared<{ type: string; schema: number; first: number; last: number }>(
    sql`SELECT type, schema, min(position) AS first, max(position) AS last FROM ${log} AS log GROUP BY type, schema`,
  );
  if (found.length === 0) return undefined;
  for (const events of found) await assertKnown(db, events);
  const types = writers.flatMap((writer, number) => writer.types.map((type) => ({ type, number, ...writer })));
  const rows = await db.prepared<Omit<Batch, 'writer'> & { number: number }>(sql`WITH w AS (
      SELECT * FROM unnest(${types.map(({ type }) => type)}::text[], ${types.map(({ kind }) => kind)}::int[],
        ${types.map(({ number }) => number)}::int[], ${types.map(({ projected }) => projected.isWhole ?? false)}::boolean[])
        AS w (type, kind, number, is_whole)
    ), told AS (
      SELECT log.*, w.kind, w.number, w.is_whole AND w.number IS NOT DISTINCT FROM lag(w.number) OVER s AS goes_on
        FROM ${log} AS log JOIN w USING (type) WINDOW s AS (PARTITION BY log.stream_id ORDER BY log.version)
    ), stepped AS (
      SELECT *, count(*) FILTER (WHERE NOT goes_on) OVER (PARTITION BY stream_id ORDER BY version) AS step FROM told
    ), kept AS (
      SELECT kind, number, step, max(position) AS position, max(recorded_at) FILTER (WHERE NOT goes_on) AS moment
        FROM stepped GROUP BY stream_id, kind, number, step
    ), parted AS (
      SELECT *, row_number() OVER (PARTITION BY kind, step, number ORDER BY position) / ${BATCH}::int AS part FROM kept
    )
    SELECT number, array_agg(position ORDER BY position)::text AS positions, array_agg(moment ORDER BY position)::text AS moments
      FROM parted GROUP BY kind, step, number, part ORDER BY kind, step, number, part`);
  return {
    last: Math.max(...found.map(({ last }) => last)),
    batches: rows.flatMap(({ number, ...batch }) => {
      const writer = writers[number];
      return writer === undefined ? [] : [{ writer, ...batch }];
    }),
  };
}

import type { DomainEvent } from '#contracts/events/event.ts';
import { newestShape, upcast } from '#contracts/events/upcast.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { withReadRows } from '#db/event-store/append-statement.ts';
import type { Batch } from './plan-page.ts';

/** Data that Node derives from the events of a batch, in their order; undefined where Postgres has all that is needed. */
interface DerivedData {
  /** Payloads in their newest shape; null for one that has it in the log. */
  readonly data: readonly (string | null)[];
  readonly derived: readonly (string | null)[];
}

interface Logged {
  readonly type: string;
  readonly schema: number;
  readonly data: object;
}

/** Reads the events for which something has to be derived, or whose shape is an older one. */
export async function deriveBatch(db: Queryable, { writer, positions }: Batch): Promise<DerivedData | undefined> {
  const { types, projected } = writer;
  const { derive } = projected;
  if (derive === undefined && types.every((type) => newestShape(type) === 1)) return undefined;
  const events = await db.prepared<Logged>(
    sql`SELECT type, schema, data FROM es.events WHERE position = ANY (${positions}::bigint[]) ORDER BY position`,
  );
  const made = events.map(({ type, schema, data }) => {
    const event: DomainEvent = { type, data: upcast(type, schema, data) as object };
    const derived = derive?.(event);
    return {
      data: event.data === data ? null : JSON.stringify(event.data),
      derived: derived === undefined ? null : JSON.stringify(derived),
    };
  });
  return { data: made.map(({ data }) => data), derived: made.map(({ derived }) => derived) };
}

/** Writes a batch by the statements of its projection: the set `e` is read from the log. */
export function writeBatch({ writer, positions, moments }: Batch, made: DerivedData | undefined): SQLQuery {
  const { statements, isPersonal } = writer.projected;
  const e = sql`e AS MATERIALIZED (
      SELECT v.stream_id AS stream, split_part(v.stream_id, '-', -1)::int AS id, v.type, coalesce(b.data::jsonb, v.data) AS data,
        v.version, v.position, b.moment AS recorded_at, ${isPersonal ? sql`p.data` : sql`b.derived::jsonb`} AS derived
      FROM unnest(${positions}::bigint[], ${moments}::timestamptz[], ${made?.data ?? []}::text[], ${made?.derived ?? []}::text[])
        AS b (position, moment, data, derived)
      JOIN es.events v USING (position) ${isPersonal ? sql`LEFT JOIN es.personal p ON p.subject = v.stream_id` : sql``})`;
  return withReadRows(e, statements, sql`SELECT`);
}

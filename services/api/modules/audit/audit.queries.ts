import type { AuditQuery } from '#contracts/api/audit.ts';
import type { DomainEvent, RecordedEvent } from '#contracts/events/event.ts';
import { OBSERVATIONS } from '#contracts/vocabulary/event-types.ts';
import { AUDIT_INDEX } from '#db/audit-index/index-log.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { EVENT_COLUMNS, type EventRow, toRecordedEvent } from '#db/event-store/recorded-event.ts';

/** Filters with every person already resolved to an id. `from` and `until` are ISO instants; `until` is exclusive. */
export interface EventFilter {
  /** A type, or every one that changed something. */
  readonly type?: string | undefined;
  readonly actor?: string | undefined;
  readonly records?: readonly string[] | undefined;
  readonly refused?: boolean | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Exclusive bounds; without `after` the newest come first, with it the oldest beyond it are taken. */
export type EventWindow = Pick<AuditQuery, 'before' | 'after' | 'limit'>;

/** The events that fit, newest first. */
export async function findEvents(
  db: Queryable,
  filter: EventFilter,
  window: EventWindow,
): Promise<RecordedEvent<DomainEvent>[]> {
  const order = window.after === undefined ? sql`DESC` : sql`ASC`;
  const limit = sql`ORDER BY position ${order} LIMIT ${window.limit}`;
  const between = sql`${before(window.before)} AND ${after(window.after)}`;
  const extent = await findExtent(db, filter);
  // Planned for these very values: what is rare and what is common decides the index.
  const rows = await db.query<EventRow>(sql`SELECT ${EVENT_COLUMNS} FROM es.events WHERE position = ANY (ARRAY(
      SELECT position FROM (
        (SELECT position FROM ${indexed(filter, extent)} AND ${between} ${limit})
        UNION ALL
        (SELECT position FROM ${tail(filter, extent)} AND ${between} ${limit})
      ) found ${limit})) ORDER BY position DESC`);
  return rows.map(toRecordedEvent<DomainEvent>);
}

/** How many events up to `upTo` fit. */
export async function countEvents(db: Queryable, filter: EventFilter, upTo: number): Promise<number> {
  const until = before(upTo + 1);
  const extent = await findExtent(db, filter);
  const [row] = await db.query<{
    count: number;
  }>(sql`SELECT (SELECT count(*) FROM ${indexed(filter, extent)} AND ${until})
    + (SELECT count(*) FROM ${tail(filter, extent)} AND ${until}) AS count`);
  return row?.count ?? 0;
}

const before = (position: number | undefined) => (position === undefined ? sql`true` : sql`position < ${position}`);
const after = (position: number | undefined) => (position === undefined ? sql`true` : sql`position > ${position}`);

interface Extent {
  /** Everything up to here is in the index; what the worker adds meanwhile is read from the log all the same. */
  readonly indexedTo: number;
  /** Positions between which a range of dates lies; null: the index knows none of its hours. */
  readonly first: number | null;
  readonly last: number | null;
}

/** Asked first, because the planner guesses badly about positions that it does not know. */
async function findExtent(db: Queryable, { from, until }: EventFilter): Promise<Extent> {
  const [row] = await db.prepared<Extent>(sql`SELECT
    (SELECT coalesce(max(position), 0) FROM es.checkpoints WHERE consumer = ${AUDIT_INDEX}) AS "indexedTo",
    (SELECT first_position FROM audit_hour WHERE hour >= date_trunc('hour', ${from ?? null}::timestamptz) ORDER BY hour LIMIT 1) AS first,
    (SELECT last_position FROM audit_hour WHERE hour < ${until ?? null}::timestamptz ORDER BY hour DESC LIMIT 1) AS last`);
  return row ?? { indexedTo: 0, first: null, last: null };
}

/**
 * Events that the index holds: by its own indexes when there is something to look up, and along the primary key of the log
 * when only dates, or nothing, narrow it down.
 */
function indexed(filter: EventFilter, { indexedTo, first, last }: Extent): SQLQuery {
  const isLookUp =
    (filter.type !== undefined && filter.type !== 'changes') ||
    filter.actor !== undefined ||
    filter.records !== undefined ||
    filter.refused;
  const from = filter.from === undefined ? sql`true` : sql`position >= ${first}`;
  const until = filter.until === undefined ? sql`true` : sql`position <= ${last}`;
  return sql`${isLookUp ? sql`audit_entry` : sql`audit_source`}
    WHERE position <= ${indexedTo} AND ${from} AND ${until} AND ${conditions(filter)}`;
}

/** Events that the index has not reached yet, from the log itself. */
function tail(filter: EventFilter, { indexedTo }: Extent): SQLQuery {
  return sql`audit_source WHERE position > ${indexedTo} AND ${conditions(filter)}`;
}

function conditions({ type, actor, records, refused, from, until }: EventFilter): SQLQuery {
  const parts = [
    ...(type === undefined ? [] : [type === 'changes' ? sql`type <> ALL (${OBSERVATIONS})` : sql`type = ${type}`]),
    ...(actor === undefined ? [] : [sql`actor = ${actor}`]),
    ...(records === undefined ? [] : [sql`record = ANY (${records})`]),
    ...(refused === undefined ? [] : [refused ? sql`refused` : sql`NOT refused`]),
    ...(from === undefined ? [] : [sql`recorded_at >= ${from}::timestamptz`]),
    ...(until === undefined ? [] : [sql`recorded_at < ${until}::timestamptz`]),
  ];
  return parts.length === 0 ? sql`true` : sql.join(parts, ' AND ');
}

/** Events of the named parts of streams, in order inside each. */
export async function readParts(
  db: Queryable,
  parts: readonly { readonly streamId: string; readonly from: number; readonly to: number }[],
): Promise<RecordedEvent<DomainEvent>[]> {
  if (parts.length === 0) return [];
  const rows = await db.query<EventRow>(sql`SELECT ${EVENT_COLUMNS} FROM es.events
    JOIN unnest(${parts.map((part) => part.streamId)}::text[], ${parts.map((part) => part.from)}::int[],
      ${parts.map((part) => part.to)}::int[]) AS part (part_of, first, last)
      ON stream_id = part_of AND version BETWEEN first AND last
    ORDER BY stream_id, version`);
  return rows.map(toRecordedEvent<DomainEvent>);
}

import type { TenderFacts } from '#contracts/events/tenders.ts';
import { upcast } from '#contracts/events/upcast.ts';
import { type Database, type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { readCheckpoint } from '#db/event-store/checkpoint.ts';
import { finalPosition } from '#db/event-store/final-position.ts';
import { EVENT_COLUMNS, type EventRow, toRecordedEvent } from '#db/event-store/recorded-event.ts';
import type { RecordedTenderEvent } from '#db/tender-changes/changes-of.ts';
import { TENDER_CHANGES } from '#db/tender-changes/follow-changes.ts';
import { readNamesAt } from './release/names-at.ts';

/** An event of a tender, or the rename of what it names, with what its release needs beside it. */
export interface TenderStatement {
  /** Event; in a rename the last one before it. */
  readonly event: RecordedTenderEvent;
  readonly tenderId: number;
  /** Id of the event that published the tender. */
  readonly firstEventId: string;
  /** Facts after the event; for a removal, those of before. */
  readonly facts: TenderFacts;
  /** Facts before an event that changes what cannot be taken back by null; none of it is text about a person. */
  readonly before: TenderFacts | undefined;
  /** True for the removal of the tender, and for what came after it. */
  readonly isWithdrawn: boolean;
  readonly isRename: boolean;
  /** Position and time of the event, or of the rename. */
  readonly position: number;
  readonly at: Date;
  /** Redactions of the event that states the facts, after this one and oldest first. */
  readonly redactions: readonly {
    readonly version: number;
    readonly date: string;
    readonly fields: readonly (keyof TenderFacts)[];
  }[];
}

type Row = EventRow & {
  readonly tenderId: number;
  readonly at: Date;
  readonly place: number;
  readonly isRename: boolean;
  readonly firstEventId: string;
  readonly beforeType: string;
  readonly beforeSchema: number;
  readonly before: object | null;
  readonly redactions: TenderStatement['redactions'];
};

/** A place among the releases; several tenders may be renamed at one position. */
export interface Place {
  readonly position: number;
  readonly tenderId: number;
}

/** An expression, so that the log is walked in its order and not gathered by stream. */
const ofTenders = sql`substr(e.stream_id, 1, 7) = 'tender-'`;
/** Samples are fiction, and no public data. */
const isPublic = sql`EXISTS (SELECT FROM es.events o WHERE o.stream_id = e.stream_id AND o.version = 1
  AND o.data #>> '{origin,kind}' <> 'sample')`;
const ofEvents = sql`SELECT e.*, e.position AS place, e.recorded_at AS at, substr(e.stream_id, 8)::int AS tender_id, false AS is_rename
  FROM es.events e`;
const ofRenames = sql`SELECT e.*, c.position AS place, c.recorded_at AS at, c.tender_id, true AS is_rename
  FROM tender_change c JOIN es.events e ON e.stream_id = 'tender-' || c.tender_id AND e.version = c.version`;

/**
 * The position up to which no further release can appear: the log is final there, and every rename up to there is known for
 * each tender.
 */
export async function finalRelease(db: Database): Promise<number> {
  const upTo = await finalPosition(db);
  const followed = await readCheckpoint(db, TENDER_CHANGES);
  const [row] = await db.query<{ first: number | null }>(sql`SELECT min(position) AS first FROM es.events
    WHERE position > ${followed} AND position <= ${upTo} AND type IN ('CategoryUpdated', 'OrganizationUpdated')
      AND data -> 'changed' ? 'name'`);
  return Math.min(upTo, (row?.first ?? upTo + 1) - 1);
}

/** Statements about tenders behind one place, up to a position that is final; oldest first. */
export const readStatements = (db: Queryable, page: { after: Place; upTo: number; limit: number }) =>
  statements(
    db,
    sql`SELECT * FROM (
        (${ofEvents} WHERE e.position > ${page.after.position} AND e.position <= ${page.upTo} AND ${ofTenders} AND ${isPublic}
          ORDER BY e.position LIMIT ${page.limit})
        UNION ALL (${ofRenames} WHERE c.kind = 'renamed' AND (c.position, c.tender_id) > (${page.after.position}::bigint, ${page.after.tenderId}::int)
          AND c.position <= ${page.upTo} ORDER BY c.position, c.tender_id LIMIT ${page.limit})) both_kinds
      ORDER BY place, tender_id LIMIT ${page.limit}`,
  );

/** All that was stated of some tenders up to a final position, oldest first. */
export const readTenderStatements = (db: Queryable, tenderIds: readonly number[], upTo: number) =>
  statements(
    db,
    sql`${ofEvents} WHERE e.stream_id = ANY (${tenderIds.map((id) => `tender-${id}`)}::text[]) AND e.position <= ${upTo} AND ${isPublic}
      UNION ALL ${ofRenames} WHERE c.kind = 'renamed' AND c.tender_id = ANY (${tenderIds}::int[]) AND c.position <= ${upTo}`,
  );

/** Tenders in the order in which they were published; `position` is that of their first event. */
export const readPublished = (db: Queryable, page: { after: number; upTo: number; limit: number }) =>
  db.query<Place>(sql`SELECT e.position, substr(e.stream_id, 8)::int AS "tenderId" FROM es.events e
    WHERE e.position > ${page.after} AND e.position <= ${page.upTo} AND e.version = 1 AND ${ofTenders}
      AND e.data #>> '{origin,kind}' <> 'sample' ORDER BY e.position LIMIT ${page.limit}`);

async function statements(db: Queryable, found: SQLQuery): Promise<TenderStatement[]> {
  const rows =
    await db.query<Row>(sql`SELECT ${EVENT_COLUMNS}, place, at, tender_id AS "tenderId", is_rename AS "isRename",
      (SELECT f.event_id FROM es.events f WHERE f.stream_id = e.stream_id AND f.version = 1) AS "firstEventId",
      b."beforeType", b."beforeSchema", b.before,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('version', r.version, 'date', r.recorded_at, 'fields', n.value -> 'fields')
          ORDER BY r.version), '[]')
        FROM es.events r CROSS JOIN LATERAL jsonb_array_elements(r.data -> 'redactions') n
        WHERE r.stream_id = e.stream_id AND r.version > e.version AND r.type = 'TenderRedacted'
          AND (n.value ->> 'position')::bigint = CASE WHEN e.data ? 'tender' THEN e.position ELSE b.stated END) AS redactions
    FROM (${found}) e LEFT JOIN LATERAL (SELECT p.type AS "beforeType", p.schema AS "beforeSchema", p.data AS before, p.position AS stated
      FROM es.events p
      WHERE (NOT e.data ? 'tender' OR e.data -> 'changed' ?| '{organizationIds,procuringOrganizationId,cancelledAt,openingAt,documents}')
        AND p.stream_id = e.stream_id AND p.version < e.version AND p.data ? 'tender'
      ORDER BY p.version DESC LIMIT 1) b ON true
    ORDER BY place, tender_id`);
  return rows.flatMap((row) => {
    const event = toRecordedEvent(row) as RecordedTenderEvent;
    const stated = 'tender' in event.data ? event.data.tender : undefined;
    const earlier = factsBefore(row);
    const facts = stated ?? earlier;
    if (facts === undefined) return [];
    const { firstEventId, tenderId, redactions, isRename, place: position, at } = row;
    const isWithdrawn = stated === undefined;
    const before = isRename ? undefined : earlier;
    return [{ event, tenderId, firstEventId, facts, before, isWithdrawn, isRename, position, at, redactions }];
  });
}

function factsBefore({ before, beforeType, beforeSchema }: Row): TenderFacts | undefined {
  return before === null ? undefined : (upcast(beforeType, beforeSchema, before) as { tender: TenderFacts }).tender;
}

/** Names of the categories and organizations of some statements, as they were then. */
export const readNames = (db: Queryable, found: readonly TenderStatement[]) =>
  readNamesAt(db, {
    categories: new Set(found.flatMap(({ facts }) => facts.categoryIds)),
    organizations: new Set(
      found.flatMap(({ facts, before }) => [
        ...organizationsOf(facts),
        ...(before === undefined ? [] : organizationsOf(before)),
      ]),
    ),
  });

/** The procuring organization as lists show it: the one that is stated, else the first of those named. */
export const procuringIdOf = (facts: TenderFacts): number | undefined =>
  facts.procuringOrganizationId ?? facts.organizationIds[0];

/** The procuring organization first. */
export const organizationsOf = (facts: TenderFacts): readonly number[] => [
  ...new Set([procuringIdOf(facts) ?? [], ...facts.organizationIds].flat()),
];

/** Changes whenever a release up to `upTo` is added; a redaction adds one, too. */
export async function releasesState(db: Queryable, upTo: number): Promise<string> {
  const [row] = await db.query<{ state: string }>(sql`SELECT concat(
      (SELECT e.position FROM es.events e WHERE e.position <= ${upTo} AND ${ofTenders} ORDER BY e.position DESC LIMIT 1), '.',
      (SELECT c.position FROM tender_change c WHERE c.kind = 'renamed' AND c.position <= ${upTo}
        ORDER BY c.position DESC, c.tender_id DESC LIMIT 1)) AS state`);
  return row?.state ?? '';
}

import type { RecordedEvent } from '#contracts/events/event.ts';
import type { TenderEvent, TenderFacts } from '#contracts/events/tenders.ts';
import { upcast } from '#contracts/events/upcast.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { EVENT_COLUMNS, type EventRow, toRecordedEvent } from '#db/event-store/recorded-event.ts';
import { readPresentNames } from '#db/tenders/present-names.ts';

type RecordedTenderEvent = TenderEvent extends infer E ? (E extends TenderEvent ? RecordedEvent<E> : never) : never;

/** An event of a tender with what its release needs beside it. */
export interface TenderStatement {
  readonly event: RecordedTenderEvent;
  readonly tenderId: number;
  /** Id of the event that published the tender. */
  readonly firstEventId: string;
  /** As the event leaves them, or, for a removal, as they stood. */
  readonly facts: TenderFacts;
  /** True for the removal of the tender, and for what came after it. */
  readonly isWithdrawn: boolean;
  /** Redactions of this very event, oldest first. */
  readonly redactions: readonly { readonly date: string; readonly fields: readonly (keyof TenderFacts)[] }[];
}

type Row = EventRow & {
  readonly firstEventId: string;
  readonly beforeType: string;
  readonly beforeSchema: number;
  readonly before: object | null;
  readonly redactions: TenderStatement['redactions'];
};

/** An expression, so that the log is walked in its order and not gathered by stream. */
const ofTenders = sql`substr(stream_id, 1, 7) = 'tender-'`;

/** Statements about tenders after one position of the log, up to another that is final; oldest first. */
export const readStatements = (db: Queryable, page: { after: number; upTo: number; limit: number }) =>
  statements(
    db,
    sql`SELECT * FROM es.events WHERE position > ${page.after} AND position <= ${page.upTo} AND ${ofTenders}
      ORDER BY position LIMIT ${page.limit}`,
  );

/** All that was stated of one tender, oldest first; [] when there never was one. */
export const readTenderStatements = (db: Queryable, tenderId: number) =>
  statements(db, sql`SELECT * FROM es.events WHERE stream_id = ${`tender-${tenderId}`}`);

async function statements(db: Queryable, events: SQLQuery): Promise<TenderStatement[]> {
  const rows = await db.query<Row>(sql`SELECT ${EVENT_COLUMNS},
      (SELECT f.event_id FROM es.events f WHERE f.stream_id = e.stream_id AND f.version = 1) AS "firstEventId",
      b."beforeType", b."beforeSchema", b.before,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('date', r.recorded_at, 'fields', n.value -> 'fields') ORDER BY r.version), '[]')
        FROM es.events r CROSS JOIN LATERAL jsonb_array_elements(r.data -> 'redactions') n
        WHERE r.stream_id = e.stream_id AND r.version > e.version AND r.type = 'TenderRedacted'
          AND (n.value ->> 'position')::bigint = e.position) AS redactions
    FROM (${events}) e LEFT JOIN LATERAL (SELECT p.type AS "beforeType", p.schema AS "beforeSchema", p.data AS before FROM es.events p
      WHERE NOT e.data ? 'tender' AND p.stream_id = e.stream_id AND p.version < e.version AND p.data ? 'tender'
      ORDER BY p.version DESC LIMIT 1) b ON true
    ORDER BY position`);
  return rows.flatMap((row) => {
    const event = toRecordedEvent(row) as RecordedTenderEvent;
    const stated = 'tender' in event.data ? event.data.tender : undefined;
    const facts = stated ?? factsBefore(row);
    if (facts === undefined) return [];
    const { firstEventId, redactions } = row;
    const tenderId = Number(event.streamId.slice('tender-'.length));
    return [{ event, tenderId, firstEventId, facts, isWithdrawn: stated === undefined, redactions }];
  });
}

function factsBefore({ before, beforeType, beforeSchema }: Row): TenderFacts | undefined {
  return before === null ? undefined : (upcast(beforeType, beforeSchema, before) as { tender: TenderFacts }).tender;
}

/** Names of today of the categories and buyers of some statements. */
export const readNames = (db: Queryable, found: readonly TenderStatement[]) =>
  readPresentNames(db, {
    categories: [...new Set(found.flatMap(({ facts }) => facts.categoryIds))],
    organizations: [...new Set(found.flatMap(({ facts }) => procuringIdOf(facts) ?? []))],
  });

/** The procuring organization as lists show it: the one that is stated, else the first of those named. */
export const procuringIdOf = (facts: TenderFacts): number | undefined =>
  facts.procuringOrganizationId ?? facts.organizationIds[0];

/** Changes whenever a release up to `upTo` is added or a name in one of them changes. */
export async function releasesState(db: Queryable, upTo: number): Promise<string> {
  const [row] = await db.query<{ state: string }>(sql`SELECT concat(
      (SELECT position FROM es.events WHERE position <= ${upTo} AND ${ofTenders} ORDER BY position DESC LIMIT 1), '.',
      (SELECT concat(count(*), '.', sum(version)) FROM category), '.',
      (SELECT concat(count(*), '.', sum(version)) FROM organization)) AS state`);
  return row?.state ?? '';
}

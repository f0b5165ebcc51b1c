import type { DocumentRef, FurtherSource } from '#contracts/events/tenders.ts';
import { OPTIONAL_FIELDS, type OptionalField } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import type { TenderStatus } from '#contracts/vocabulary/tenders.ts';
import { sql } from '../connection.ts';
import { optionalColumns } from './tender-columns.ts';

interface NamedOrganization {
  readonly id: number;
  readonly name: string;
}

/** A card's values; days `YYYY-MM-DD`, time `HH:MM:SS`. */
export interface CardRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly publish_date: string;
  readonly closing_date: string;
  readonly closing_time: string | null;
  /** The closing date before it was moved later. */
  readonly extended_from: string | null;
  readonly cancelled_at: Date | null;
  readonly status: TenderStatus;
  readonly city: string | null;
  readonly province: string | null;
  readonly source: string | null;
  readonly reference: string | null;
  readonly sectors: string[];
  readonly origin: string;
  readonly categories: string[];
  /** The procuring organization, else the first of the linked. */
  readonly organization: NamedOrganization | null;
  readonly version: number;
  readonly updated_at: Date;
  /** Null of a row that no event made: there are such in tests and benchmarks alone. */
  readonly first_event_id: string | null;
}

/** Optional fields by their names in the API; times `HH:MM`. */
export type OptionalValues<F extends OptionalField = OptionalField> = { readonly [K in F]: string | Date | null };

export interface TenderRow extends CardRow, Omit<OptionalValues, keyof CardRow> {
  readonly image_hash: string | null;
  readonly image_width: number | null;
  readonly image_height: number | null;
  readonly documents: readonly DocumentRef[] | null;
  readonly organization_ids: number[];
  readonly organizations: NamedOrganization[];
  readonly procuring_organization_id: number | null;
  readonly also_in: readonly FurtherSource[];
  readonly created_at: Date;
}

/** The columns of CardRow for a tender `t`; names are looked up row by row, so put the LIMIT below. */
export const CARD_COLUMNS = sql`t.id, t.title, t.publish_date, t.closing_date, t.closing_time, t.extended_from, t.cancelled_at, t.status,
  t.city, t.province, t.source, t.reference, t.sectors, t.origin, t.version, t.updated_at,
  (SELECT e.event_id FROM es.events e WHERE e.stream_id = 'tender-' || t.id AND e.version = 1) AS first_event_id,
  ARRAY(SELECT c.name FROM unnest(t.category_ids) WITH ORDINALITY AS x (id, place),
    LATERAL (SELECT name FROM category WHERE id = x.id LIMIT 1) AS c ORDER BY x.place) AS categories,
  (SELECT json_build_object('id', o.id, 'name', o.name) FROM organization o
    WHERE o.id = coalesce(t.procuring_organization_id, t.organization_ids[1])) AS organization`;

/** Further sources of a tender `t`. */
export const ALSO_IN = sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('source', s.source, 'publishDate', s.publish_date, 'reference', s.reference,
      'sourceUrl', s.source_url) ORDER BY s.version), '[]') FROM tender_source s WHERE s.tender_id = t.id
      AND (lower(s.source), lower(s.reference)) IS DISTINCT FROM (lower(t.source), lower(t.reference))) AS also_in`;

/** The columns of TenderRow for a tender `t`. */
export const TENDER_COLUMNS = sql`${CARD_COLUMNS}, ${optionalColumns(OPTIONAL_FIELDS)}, t.description,
  t.image_hash, t.image_width, t.image_height, t.documents, t.organization_ids, t.procuring_organization_id, t.created_at,
  ARRAY(SELECT json_build_object('id', o.id, 'name', o.name)
    FROM unnest(t.organization_ids) WITH ORDINALITY AS x (id, place) JOIN organization o ON o.id = x.id
    ORDER BY x.place) AS organizations,
  ${ALSO_IN}`;

import type { TenderStatus } from '#contracts/vocabulary/tenders.ts';
import { type Queryable, sql } from '#db/connection.ts';

export interface NamedOrganization {
  readonly id: number;
  readonly name: string;
}

/** What a card shows; days `YYYY-MM-DD`, time `HH:MM:SS`. */
export interface CardRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly publish_date: string;
  readonly closing_date: string;
  readonly closing_time: string | null;
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
}

export interface TenderRow extends CardRow {
  readonly version: number;
  readonly source_url: string | null;
  readonly ocr_text: string | null;
  readonly image_hash: string | null;
  readonly image_width: number | null;
  readonly image_height: number | null;
  readonly organization_ids: number[];
  readonly organizations: NamedOrganization[];
  readonly procuring_organization_id: number | null;
  readonly bid_security: string | null;
  readonly document_fee: string | null;
  readonly opening_at: Date | null;
  readonly procurement_method: string | null;
  readonly contact: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** The columns of CardRow for a tender `t`; names are looked up row by row, so put the LIMIT below. */
export const CARD_COLUMNS = sql`t.id, t.title, t.publish_date, t.closing_date, t.closing_time, t.status,
  t.city, t.province, t.source, t.reference, t.sectors, t.origin,
  ARRAY(SELECT c.name FROM unnest(t.category_ids) WITH ORDINALITY AS x (id, place) JOIN category c ON c.id = x.id
    ORDER BY x.place) AS categories,
  (SELECT json_build_object('id', o.id, 'name', o.name) FROM organization o
    WHERE o.id = coalesce(t.procuring_organization_id, t.organization_ids[1])) AS organization`;

export async function findTender(db: Queryable, id: number): Promise<TenderRow | undefined> {
  const [row] =
    await db.prepared<TenderRow>(sql`SELECT ${CARD_COLUMNS}, t.description, t.version, t.source_url, t.ocr_text,
      t.image_hash, t.image_width, t.image_height, t.organization_ids, t.procuring_organization_id, t.bid_security,
      t.document_fee, t.opening_at, t.procurement_method, t.contact, t.created_at, t.updated_at,
      ARRAY(SELECT json_build_object('id', o.id, 'name', o.name)
        FROM unnest(t.organization_ids) WITH ORDINALITY AS x (id, place) JOIN organization o ON o.id = x.id
        ORDER BY x.place) AS organizations
    FROM tender t WHERE t.id = ${id}`);
  return row;
}

export async function nextTenderId(db: Queryable): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`SELECT nextval('tender_id')::int AS id`);
  return row?.id ?? 0;
}

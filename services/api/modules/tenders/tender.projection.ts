import type { TenderEvent, TenderFacts, TenderOrigin } from '#contracts/events/tenders.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import { tenderVectors } from './search/tender-vectors.ts';

export function projectTender(event: TenderEvent, id: number): readonly SQLQuery[] {
  switch (event.type) {
    case 'TenderPublished': {
      const { tender, origin } = event.data;
      const isFirst = sql`e WHERE NOT e.o_duplicate AND NOT EXISTS (SELECT 1 FROM tender WHERE id = ${id})`;
      return [insertTender(id, tender, origin), ...addLinks(id, tender, isFirst)];
    }
    case 'TenderUpdated': {
      const { tender, importDigest } = event.data;
      const isNewer = sql`e JOIN tender t ON t.id = ${id} AND t.version < e.o_version WHERE NOT e.o_duplicate`;
      return [
        updateTender(id, tender, importDigest ?? null),
        ...dropLinks(id, tender),
        ...addLinks(id, tender, isNewer),
      ];
    }
    case 'TenderRemoved':
      return [
        sql`INSERT INTO removed_notice (import_key, tender_id) SELECT t.import_key, t.id FROM tender t, e
          WHERE t.id = ${id} AND t.origin = 'import' AND t.import_key IS NOT NULL AND t.version < e.o_version AND NOT e.o_duplicate
          ON CONFLICT DO NOTHING`,
        sql`DELETE FROM tender t USING e WHERE t.id = ${id} AND t.version < e.o_version AND NOT e.o_duplicate`,
      ];
    default:
      return event satisfies never;
  }
}

/** Columns of `tender` that facts fill, in the order of `values`. */
export const COLUMNS = sql`title, description, publish_date, closing_date, closing_time, status, city, province, source, source_url,
  reference, ocr_text, image_hash, image_type, image_width, image_height, category_ids, sectors, organization_ids,
  procuring_organization_id, bid_security, document_fee, opening_at, procurement_method, contact,
  text_vector, organization_vector, version, updated_at`;

function values(t: TenderFacts): SQLQuery {
  const { text, organizations } = tenderVectors(t);
  return sql`${t.title}, ${t.description}, ${t.publishDate}::date, ${t.closingDate}::date, ${t.closingTime}::time, ${t.status},
    ${t.city}, ${t.province}, ${t.source}, ${t.sourceUrl}, ${t.reference}, ${t.ocrText},
    ${t.image?.hash ?? null}, ${t.image?.type ?? null}, ${t.image?.width ?? null}::int, ${t.image?.height ?? null}::int,
    ${t.categoryIds}::int[], ${t.sectors}::text[], ${t.organizationIds}::int[], ${t.procuringOrganizationId}::int,
    ${t.bidSecurity}, ${t.documentFee}, ${t.openingAt}::timestamptz, ${t.procurementMethod}, ${t.contact},
    ${text}, ${organizations}, e.o_version, e.o_recorded_at`;
}

/** A first event is never newer than a row that is there, so a repeated one writes nothing. */
function insertTender(id: number, tender: TenderFacts, origin: TenderOrigin): SQLQuery {
  const { key, digest } = origin.kind === 'manual' ? { key: null, digest: null } : origin;
  return sql`INSERT INTO tender (id, origin, import_key, import_digest, created_at, ${COLUMNS})
    SELECT ${id}, ${origin.kind}, ${key}, ${digest}, e.o_recorded_at, ${values(tender)} FROM e WHERE NOT e.o_duplicate
    ON CONFLICT (id) DO NOTHING`;
}

function updateTender(id: number, tender: TenderFacts, importDigest: string | null): SQLQuery {
  return sql`UPDATE tender AS t SET (${COLUMNS}, import_digest) =
      (SELECT ${values(tender)}, coalesce(${importDigest}, t.import_digest))
    FROM e WHERE t.id = ${id} AND t.version < e.o_version AND NOT e.o_duplicate`;
}

/** `source` answers one row when the links are to be written. */
function addLinks(id: number, tender: TenderFacts, source: SQLQuery): readonly SQLQuery[] {
  return [
    sql`INSERT INTO tender_category SELECT ${id}, unnest(${tender.categoryIds}::int[]) FROM ${source} ON CONFLICT DO NOTHING`,
    sql`INSERT INTO tender_organization SELECT ${id}, unnest(${tender.organizationIds}::int[]) FROM ${source} ON CONFLICT DO NOTHING`,
  ];
}

function dropLinks(id: number, tender: TenderFacts): readonly SQLQuery[] {
  const older = sql`e, tender t WHERE t.id = ${id} AND t.version < e.o_version AND NOT e.o_duplicate AND l.tender_id = ${id}`;
  return [
    sql`DELETE FROM tender_category l USING ${older} AND l.category_id <> ALL (${tender.categoryIds}::int[])`,
    sql`DELETE FROM tender_organization l USING ${older} AND l.organization_id <> ALL (${tender.organizationIds}::int[])`,
  ];
}

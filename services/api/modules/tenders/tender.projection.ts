import { factOf, type TenderEvent, type TenderFacts } from '#contracts/events/tenders.ts';
import { columnOf } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { type FieldKind, TENDER_FIELDS, type TenderField } from '#contracts/vocabulary/fields/tender-fields.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import type { Projection } from '../../platform/commands/projection.ts';
import { organizationVector, searchTexts, textVector } from './search/tender-vectors.ts';

/** How facts of a kind stand in a column. */
const TYPES: Readonly<Record<Exclude<FieldKind, 'image'>, SQLQuery>> = {
  line: sql`text`,
  paragraphs: sql`text`,
  webAddress: sql`text`,
  day: sql`date`,
  time: sql`time`,
  instant: sql`timestamptz`,
  status: sql`text`,
  names: sql`text[]`,
  categories: sql`int[]`,
  organization: sql`int`,
  organizations: sql`int[]`,
};

/** Every fact but the image fills the column of its own name. */
const list = (part: (fact: string, type: SQLQuery) => SQLQuery): SQLQuery => {
  const parts = (Object.keys(TENDER_FIELDS) as TenderField[]).flatMap((field) => {
    const { kind } = TENDER_FIELDS[field];
    return kind === 'image' ? [] : [part(factOf(field), TYPES[kind])];
  });
  return sql.join(parts, ', ');
};

/** The facts of the tender of `e`, by their keys. */
const f = sql`LATERAL jsonb_to_record(e.data -> 'tender') AS f (${list((key, type) => sql`${sql.ident(key)} ${type}`)}, image jsonb)`;

/** Columns that facts fill, in the order of `VALUES`. */
const COLUMNS = sql`${list((key) => sql.ident(columnOf(key)))}, image_hash, image_type, image_width, image_height, text_vector,
  organization_vector, version, updated_at`;
const VALUES = sql`${list((key) => sql.ident('f', key))}, f.image ->> 'hash', f.image ->> 'type', (f.image ->> 'width')::int,
  (f.image ->> 'height')::int, ${textVector(sql`e.derived`)},
  ${organizationVector(sql`f."organizationIds" || f."procuringOrganizationId"`)}, e.version, e.recorded_at`;

const derive = ({ data }: { readonly data: { readonly tender: TenderFacts } }) => searchTexts(data.tender);

/** Events of which the tender has not heard yet. */
const fresh = sql`e WHERE NOT EXISTS (SELECT FROM tender t WHERE t.id = e.id)`;
const newer = sql`e JOIN tender t ON t.id = e.id AND t.version < e.version`;

export const projectTender: Projection<TenderEvent> = {
  TenderPublished: {
    derive,
    statements: [
      sql`INSERT INTO tender (id, origin, import_key, import_digest, created_at, ${COLUMNS})
        SELECT e.id, e.data #>> '{origin,kind}', e.data #>> '{origin,key}', e.data #>> '{origin,digest}', e.recorded_at, ${VALUES}
        FROM e, ${f} ON CONFLICT (id) DO NOTHING`,
      sql`INSERT INTO tender_category SELECT e.id, jsonb_array_elements_text(e.data #> '{tender,categoryIds}')::int
        FROM ${fresh} ON CONFLICT DO NOTHING`,
      sql`INSERT INTO tender_organization SELECT e.id, jsonb_array_elements_text(e.data #> '{tender,organizationIds}')::int
        FROM ${fresh} ON CONFLICT DO NOTHING`,
    ],
  },
  TenderUpdated: {
    derive,
    statements: [
      sql`UPDATE tender AS t SET (${COLUMNS}, import_digest) =
          (SELECT ${VALUES}, coalesce(e.data ->> 'importDigest', t.import_digest))
        FROM e, ${f} WHERE t.id = e.id AND t.version < e.version`,
      sql`DELETE FROM tender_category l USING ${newer}
        WHERE l.tender_id = e.id AND NOT e.data #> '{tender,categoryIds}' @> to_jsonb(l.category_id)`,
      sql`DELETE FROM tender_organization l USING ${newer}
        WHERE l.tender_id = e.id AND NOT e.data #> '{tender,organizationIds}' @> to_jsonb(l.organization_id)`,
      sql`INSERT INTO tender_category SELECT e.id, jsonb_array_elements_text(e.data #> '{tender,categoryIds}')::int
        FROM ${newer} ON CONFLICT DO NOTHING`,
      sql`INSERT INTO tender_organization SELECT e.id, jsonb_array_elements_text(e.data #> '{tender,organizationIds}')::int
        FROM ${newer} ON CONFLICT DO NOTHING`,
    ],
  },
  TenderRemoved: {
    statements: [
      sql`INSERT INTO removed_notice (import_key, tender_id) SELECT t.import_key, t.id FROM ${newer}
        WHERE t.origin = 'import' AND t.import_key IS NOT NULL ON CONFLICT DO NOTHING`,
      sql`DELETE FROM tender t USING e WHERE t.id = e.id AND t.version < e.version`,
    ],
  },
};

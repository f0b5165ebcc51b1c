import type { EventNamed } from '#contracts/events/any-event.ts';
import type { TenderEvent, TenderFacts } from '#contracts/events/tenders.ts';
import {
  columnOf,
  type FieldKind,
  forOptionalFields,
  type OptionalField,
} from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import type { Projected, Projection } from '../../platform/commands/projection.ts';
import { documentsVector, organizationVector, searchTexts, textVector } from './search/indexed/tender-vectors.ts';

const TEXT = sql`text`;
const DAY = sql`date`;
const IDS = sql`int[]`;
const OPTIONAL_TYPES: Readonly<Record<FieldKind, SQLQuery>> = {
  line: TEXT,
  paragraphs: TEXT,
  webAddress: TEXT,
  day: DAY,
  time: sql`time`,
  instant: sql`timestamptz`,
};

/** Facts that fill the column of their own name, with its type. The image fills several. */
const TYPES: Readonly<Record<Exclude<keyof TenderFacts, 'image' | OptionalField>, SQLQuery>> = {
  title: TEXT,
  description: TEXT,
  publishDate: DAY,
  closingDate: DAY,
  status: TEXT,
  categoryIds: IDS,
  sectors: sql`text[]`,
  organizationIds: IDS,
  procuringOrganizationId: sql`int`,
  documents: sql`jsonb`,
};
const FACTS = Object.entries({ ...TYPES, ...forOptionalFields((kind) => OPTIONAL_TYPES[kind]) });
const list = (part: (fact: string, type: SQLQuery) => SQLQuery): SQLQuery =>
  sql.join(
    FACTS.map(([fact, type]) => part(fact, type)),
    ', ',
  );

/** The facts of the tender of `e`, by their keys. */
const f = sql`LATERAL jsonb_to_record(e.data -> 'tender') AS f (${list((fact, type) => sql`${sql.ident(fact)} ${type}`)}, image jsonb)`;

/** Columns that facts fill, in the order of `VALUES`. */
const COLUMNS = sql`${list((fact) => sql.ident(columnOf(fact)))}, image_hash, image_type, image_width, image_height, text_vector,
  organization_vector, version, updated_at`;
const VALUES = sql`${list((fact) => sql.ident('f', fact))}, f.image ->> 'hash', f.image ->> 'type', (f.image ->> 'width')::int,
  (f.image ->> 'height')::int, ${textVector(sql`e.derived`)} || ${documentsVector(sql`f.documents`, sql`e.derived`)},
  ${organizationVector(sql`f."organizationIds" || f."procuringOrganizationId"`)}, e.version, e.recorded_at`;

/** The closing date before it was last moved, later or earlier. */
const EXTENDED_FROM = sql`CASE WHEN f."closingDate" = t.closing_date THEN t.extended_from ELSE t.closing_date END`;

/** Facts whose correction is no news to readers of feeds: it comes for thousands of tenders at once when an organization is joined. */
const NO_NEWS: readonly (keyof TenderFacts)[] = ['city', 'province', 'organizationIds', 'procuringOrganizationId'];
const NEWS_AT = sql`CASE WHEN e.data ->> 'cause' = 'correction' AND e.data -> 'changed' <@ ${JSON.stringify(NO_NEWS)}::jsonb
  THEN coalesce(t.news_at, t.updated_at) END`;

const derive = ({ data }: { readonly data: { readonly tender?: TenderFacts } }) =>
  data.tender === undefined ? {} : searchTexts(data.tender);

/** Events of which the tender has not heard yet. */
const fresh = sql`e WHERE NOT EXISTS (SELECT FROM tender t WHERE t.id = e.id)`;
const newer = sql`e JOIN tender t ON t.id = e.id AND t.version < e.version`;

/** Links to categories and organizations, as rows, of the tenders of some events. */
const linksOf = (events: SQLQuery) => [
  sql`INSERT INTO tender_category SELECT e.id, jsonb_array_elements_text(e.data #> '{tender,categoryIds}')::int
    FROM ${events} ON CONFLICT DO NOTHING`,
  sql`INSERT INTO tender_organization SELECT e.id, jsonb_array_elements_text(e.data #> '{tender,organizationIds}')::int
    FROM ${events} ON CONFLICT DO NOTHING`,
];

/** Whether a redaction `r` took something out of which an import had made its key. */
const isInKey = sql`r -> 'fields' ?| '{source,reference,sourceUrl}'`;
const KEY = sql`CASE WHEN EXISTS (SELECT FROM jsonb_array_elements(e.data -> 'redactions') r WHERE r -> 'version' = '1' AND ${isInKey})
  THEN es.redacted_key(t.import_key) ELSE t.import_key END`;

/** A later event that carries the whole tender. */
const restated: Projected<EventNamed<'TenderUpdated' | 'TenderRedacted' | 'TenderAlsoPublished'>> = {
  derive,
  statements: [
    sql`UPDATE tender AS t SET (${COLUMNS}, import_key, import_digest, extended_from, news_at) =
        (SELECT ${VALUES}, ${KEY}, coalesce(e.data ->> 'importDigest', t.import_digest), ${EXTENDED_FROM}, ${NEWS_AT})
      FROM e, ${f} WHERE t.id = e.id AND t.version < e.version`,
    sql`DELETE FROM tender_category l USING ${newer}
      WHERE l.tender_id = e.id AND NOT e.data #> '{tender,categoryIds}' @> to_jsonb(l.category_id)`,
    sql`DELETE FROM tender_organization l USING ${newer}
      WHERE l.tender_id = e.id AND NOT e.data #> '{tender,organizationIds}' @> to_jsonb(l.organization_id)`,
    ...linksOf(newer),
  ],
};

export const projectTender: Projection<TenderEvent> = {
  TenderPublished: {
    derive,
    statements: [
      sql`INSERT INTO tender (id, origin, import_key, import_digest, created_at, ${COLUMNS})
        SELECT e.id, e.data #>> '{origin,kind}', e.data #>> '{origin,key}', e.data #>> '{origin,digest}', e.recorded_at, ${VALUES}
        FROM e, ${f} ON CONFLICT (id) DO NOTHING`,
      ...linksOf(fresh),
    ],
  },
  TenderUpdated: restated,
  TenderAlsoPublished: {
    derive,
    statements: [
      ...restated.statements,
      // an import takes the place of what a person stated of the same source
      sql`DELETE FROM tender_source s USING ${newer} WHERE s.tender_id = e.id AND s.import_key IS NULL
        AND (lower(s.source), lower(s.reference)) IS NOT DISTINCT FROM
          (lower(e.data #>> '{in,source}'), lower(e.data #>> '{in,reference}'))`,
      sql`INSERT INTO tender_source (tender_id, version, source, publish_date, reference, source_url, import_key, import_digest)
        SELECT e.id, e.version, e.data #>> '{in,source}', (e.data #>> '{in,publishDate}')::date, e.data #>> '{in,reference}',
          e.data #>> '{in,sourceUrl}', e.data #>> '{origin,key}', e.data #>> '{origin,digest}'
        FROM ${newer} ON CONFLICT DO NOTHING`,
    ],
  },
  TenderRedacted: {
    derive,
    statements: [
      ...restated.statements,
      sql`UPDATE tender_source s SET source = CASE WHEN r -> 'fields' ? 'source' THEN NULL ELSE s.source END,
          reference = CASE WHEN r -> 'fields' ? 'reference' THEN NULL ELSE s.reference END,
          source_url = CASE WHEN r -> 'fields' ? 'sourceUrl' THEN NULL ELSE s.source_url END,
          import_key = CASE WHEN ${isInKey} THEN es.redacted_key(s.import_key) ELSE s.import_key END
        FROM e CROSS JOIN LATERAL jsonb_array_elements(e.data -> 'redactions') r
        WHERE s.tender_id = e.id AND s.version = (r ->> 'version')::int`,
      // the log may have the key still, or no longer
      sql`UPDATE removed_notice n SET import_key = es.redacted_key(n.import_key)
        FROM e CROSS JOIN LATERAL jsonb_array_elements(e.data -> 'redactions') r
          JOIN es.events v ON v.position = (r ->> 'position')::bigint
        WHERE n.tender_id = e.id AND ${isInKey} AND es.redacted_key(n.import_key) = es.redacted_key(v.data #>> '{origin,key}')`,
    ],
  },
  TenderRemoved: {
    statements: [
      sql`INSERT INTO removed_notice (import_key, tender_id) SELECT t.import_key, t.id FROM ${newer}
        WHERE t.origin = 'import' AND t.import_key IS NOT NULL ON CONFLICT DO NOTHING`,
      sql`INSERT INTO removed_notice (import_key, tender_id) SELECT s.import_key, t.id FROM ${newer}
        JOIN tender_source s ON s.tender_id = t.id AND s.import_key IS NOT NULL ON CONFLICT DO NOTHING`,
      ...[sql`tender_category`, sql`tender_organization`, sql`tender_source`].map(
        (hanging) => sql`DELETE FROM ${hanging} h USING ${newer} WHERE h.tender_id = e.id`,
      ),
      sql`DELETE FROM tender t USING e WHERE t.id = e.id AND t.version < e.version`,
    ],
  },
};

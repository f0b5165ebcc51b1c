import type { EventMeta } from '#contracts/events/event.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { WrongVersionError } from '#db/event-store/append-to-stream.ts';
import { organizationVectorSql } from '../../../platform/commands/search-vectors.ts';
import { searchTexts, textVectorSql } from '../search/tender-vectors.ts';
import { COLUMNS } from '../tender.projection.ts';
import type { TenderWrite } from './plan-tenders.ts';

/** The facts as the event carries them, as columns of the types of the read table. */
const FACTS = sql`f (title text, description text, "publishDate" date, "closingDate" date, "closingTime" time, status text,
  city text, province text, source text, "sourceUrl" text, reference text, "ocrText" text, image jsonb,
  "categoryIds" int[], sectors text[], "organizationIds" int[], "procuringOrganizationId" int, "bidSecurity" text,
  "documentFee" text, "openingAt" timestamptz, "procurementMethod" text, contact text)`;

/** The same values as `tender.projection.ts` gives COLUMNS, for every row of `x` at once. */
const VALUES = sql`x.title, x.description, x."publishDate", x."closingDate", x."closingTime", x.status,
  x.city, x.province, x.source, x."sourceUrl", x.reference, x."ocrText",
  x.image ->> 'hash', x.image ->> 'type', (x.image ->> 'width')::int, (x.image ->> 'height')::int,
  x."categoryIds", x.sectors, x."organizationIds", x."procuringOrganizationId",
  x."bidSecurity", x."documentFee", x."openingAt", x."procurementMethod", x.contact,
  ${textVectorSql({ title: sql`x.t_title`, reference: sql`x.t_reference`, body: sql`x.t_body` })},
  ${organizationVectorSql(sql`x."organizationIds" || x."procuringOrganizationId"`)}, x.o_version, x.o_recorded_at`;

/**
 * Appends the events of many tenders and writes their read rows in one statement, one round trip. All or nothing.
 * @throws WrongVersionError when one of the tenders was changed since it was planned
 */
export async function appendTenders(db: Queryable, writes: readonly TenderWrite[], meta: EventMeta): Promise<void> {
  if (writes.length === 0) return;
  await insertImages(db, writes);
  const ids = await drawIds(db, writes.filter(({ id }) => id === undefined).length);
  const rows = writes.map(({ id, expectedVersion, eventId, event }) => {
    const { title, reference, body } = searchTexts(event.data.tender);
    const { type, data } = event;
    return {
      id: id ?? ids.pop(),
      expected: expectedVersion,
      event_id: eventId,
      type,
      data,
      t_title: title,
      t_reference: reference,
      t_body: body,
    };
  });
  try {
    await db.prepared(statement(JSON.stringify(rows), JSON.stringify(meta)));
  } catch (error) {
    const isStale = error instanceof Error && 'code' in error && error.code === 'ES409';
    throw isStale ? new WrongVersionError('A tender was changed meanwhile', { cause: error }) : error;
  }
}

function statement(rows: string, meta: string): SQLQuery {
  return sql`WITH e AS MATERIALIZED (
      SELECT r.id, r.type, r.data, r.t_title, r.t_reference, r.t_body, a.*
        FROM jsonb_to_recordset(${rows}::jsonb) AS r (id int, expected int, event_id uuid, type text, data jsonb,
          t_title text, t_reference text, t_body text)
        CROSS JOIN LATERAL es.append_one('tender-' || r.id, r.expected, r.event_id, r.type, 1::smallint, r.data, ${meta}::jsonb) a
    ), x AS MATERIALIZED (
      SELECT e.*, f.* FROM e CROSS JOIN LATERAL jsonb_to_record(e.data -> 'tender') AS ${FACTS} WHERE NOT e.o_duplicate
    ), inserted AS (
      INSERT INTO tender (id, origin, import_key, import_digest, created_at, ${COLUMNS})
      SELECT x.id, x.data -> 'origin' ->> 'kind', x.data -> 'origin' ->> 'key', x.data -> 'origin' ->> 'digest',
        x.o_recorded_at, ${VALUES} FROM x WHERE x.type = 'TenderPublished'
    ), changed AS (
      UPDATE tender AS t SET (${COLUMNS}, import_digest) =
        (SELECT ${VALUES}, coalesce(x.data ->> 'importDigest', t.import_digest))
      FROM x WHERE x.type = 'TenderUpdated' AND t.id = x.id
    ), uncategorized AS (
      DELETE FROM tender_category l USING x
       WHERE x.type = 'TenderUpdated' AND l.tender_id = x.id AND l.category_id <> ALL (x."categoryIds")
    ), unlinked AS (
      DELETE FROM tender_organization l USING x
       WHERE x.type = 'TenderUpdated' AND l.tender_id = x.id AND l.organization_id <> ALL (x."organizationIds")
    ), categorized AS (
      INSERT INTO tender_category SELECT x.id, unnest(x."categoryIds") FROM x ON CONFLICT DO NOTHING
    ), linked AS (
      INSERT INTO tender_organization SELECT x.id, unnest(x."organizationIds") FROM x ON CONFLICT DO NOTHING
    )
    SELECT count(*) AS written FROM x`;
}

/** Highest first, so that taking them from the end keeps the order of the rows. */
async function drawIds(db: Queryable, count: number): Promise<number[]> {
  if (count === 0) return [];
  const rows = await db.prepared<{ id: number }>(
    sql`SELECT nextval('tender_id')::int AS id FROM generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id).reverse();
}

async function insertImages(db: Queryable, writes: readonly TenderWrite[]): Promise<void> {
  for (const { image } of writes) {
    if (image === undefined) continue;
    const { hash, type, width, height } = image.ref;
    await db.query(sql`INSERT INTO image (hash, type, width, height, bytes)
      VALUES (${hash}, ${type}, ${width}, ${height}, ${image.bytes}) ON CONFLICT (hash) DO UPDATE SET created_at = now()`);
  }
}

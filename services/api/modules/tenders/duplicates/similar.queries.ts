import type { SimilarQuery, SimilarTender } from '#contracts/api/similar-tenders.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';

const SHOWN = 5;
/** Share of letter triples in common from which titles count as alike, with and without an organization in common. */
const ALIKE_BY_ORGANIZATION = 0.4;
const ALIKE_ALONE = 0.7;
/** More than close on any one day; keeps a day that half of all notices share from holding anybody up. */
const COMPARED = 5000;
const TITLE_LENGTH = 300;

/**
 * Likely duplicates, to warn of while a notice is keyed; they never stand in the way. The index on the reference finds
 * the first kind, the one on the closing day narrows the second.
 */
export async function findSimilar(db: Queryable, query: SimilarQuery): Promise<SimilarTender[]> {
  const parts = [...byReference(query), ...byTitle(query)];
  if (parts.length === 0) return [];
  return db.query<SimilarTender>(sql`SELECT id, title, reference, "closingDate", organization, because FROM (
      SELECT DISTINCT ON (found.id) t.id, t.title, t.reference, t.closing_date AS "closingDate", o.name AS organization,
          found.because, found.weight
        FROM (${sql.join(parts, sql` UNION ALL `)}) AS found JOIN tender t ON t.id = found.id
        LEFT JOIN organization o ON o.id = coalesce(t.procuring_organization_id, t.organization_ids[1])
       ORDER BY found.id, found.weight DESC) AS once
    ORDER BY weight DESC, id DESC LIMIT ${SHOWN}`);
}

const isOther = ({ except }: SimilarQuery) => (except === undefined ? sql`true` : sql`id <> ${except}`);

function byReference(query: SimilarQuery): SQLQuery[] {
  const { reference } = query;
  if (reference === undefined) return [];
  return [
    sql`(SELECT id, 'reference' AS because, 2::real AS weight FROM tender
      WHERE lower(reference) = lower(${reference}) AND ${isOther(query)} LIMIT ${SHOWN})`,
  ];
}

function byTitle(query: SimilarQuery): SQLQuery[] {
  const { title, closingDate, organizations } = query;
  if (title === undefined || closingDate === undefined) return [];
  const isShared = sql`(procuring_organization_id = ANY (${organizations}::int[]) OR organization_ids && ${organizations}::int[])`;
  return [
    sql`(SELECT id, 'title' AS because, alike AS weight FROM (
        SELECT id, coalesce(${isShared}, false) AS is_shared,
          similarity(lower(left(title, ${TITLE_LENGTH})), lower(${title.slice(0, TITLE_LENGTH)})) AS alike
          FROM tender WHERE closing_date = ${closingDate}::date AND ${isOther(query)} LIMIT ${COMPARED}) AS day
      WHERE alike >= CASE WHEN is_shared THEN ${ALIKE_BY_ORGANIZATION} ELSE ${ALIKE_ALONE} END::real
      ORDER BY alike DESC LIMIT ${SHOWN})`,
  ];
}

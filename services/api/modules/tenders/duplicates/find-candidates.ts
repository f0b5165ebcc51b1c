import { addDays } from '#contracts/rules/karachi-time.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { compareNotices } from './compare-notices.ts';
import { type DuplicateCandidate, type NewNotice, ownSource, type PublishedNotice } from './compared-notice.ts';
import { SAME_NOTICE_DAYS } from './like-notice.ts';
import { type Meant, type OrganizationName, organizationFinder } from './like-organizations.ts';
import { spellings } from './tender-number.ts';

/** More than any body invites within five months; keeps one that half of all notices name from holding anybody up. */
const COMPARED = 5000;

/**
 * Published notices that each of `asked` may repeat, likeliest first. Two indexes find the candidates of all of them at
 * once: the number, and the buyer with the closing days around. A source that numbers its notices never repeats itself, so
 * its own are not compared, but for one of the same number that a person published before the feed brought it.
 */
export async function findDuplicateCandidates(
  db: Queryable,
  asked: readonly NewNotice[],
): Promise<readonly (readonly DuplicateCandidate[])[]> {
  if (asked.length === 0) return [];
  const names = await db.prepared<OrganizationName>(sql`SELECT id, name FROM organization`);
  const find = organizationFinder(names);
  const found = new Map<string, Meant>(); // most rows of a file name the same few
  const meantBy = (name: string) => {
    const meant = found.get(name) ?? find(name);
    found.set(name, meant);
    return meant;
  };
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const meant = asked.map(({ organizationIds, organization }) =>
    [organization ?? '', ...organizationIds.map((id) => nameOf.get(id) ?? '')].filter(Boolean).map(meantBy),
  );
  const bodies = asked.map(({ organizationIds }, at) => [
    ...new Set([...organizationIds.filter((id) => nameOf.has(id)), ...(meant[at] ?? []).flatMap(({ same }) => same)]),
  ]);
  const alike = meant.map((names) => [...new Set(names.flatMap((name) => name.alike))]);
  /** Bodies that a dry run would create are told apart by their names. */
  const fresh = new Map<string, number>();
  for (const [at, { organization }] of asked.entries()) {
    if (organization === null || (bodies[at] ?? []).length > 0) continue;
    const name = organization.toLowerCase();
    fresh.set(name, fresh.get(name) ?? -(fresh.size + 1));
    bodies[at] = [fresh.get(name) ?? 0];
  }
  const byNumber = await readByNumber(db, asked);
  const byBody = await readByBody(
    db,
    asked,
    bodies.map((ids, at) => [...ids, ...(alike[at] ?? [])]),
  );
  const candidates = new Map([...byNumber, ...byBody].map((notice) => [notice.id, notice]));
  return compareNotices(asked, bodies, [...candidates.values()], alike);
}

export const COLUMNS = sql`t.id, t.version, left(t.title, 600) AS title, t.reference, t.closing_date AS "closingDate", t.source,
  coalesce(t.procuring_organization_id, t.organization_ids[1]) AS "organizationId",
  (SELECT name FROM organization o WHERE o.id = coalesce(t.procuring_organization_id, t.organization_ids[1])) AS organization,
  substring(t.import_key, '^redacted#[0-9a-f]{64}') AS "redactedKey", t.origin = 'manual' AS "isByHand", t.status = 'closed' AS "isOver"`;

/** Condition as the index has it. */
export const sameNumber = (number: SQLQuery) =>
  sql`regexp_replace(lower(reference), '[^[:alnum:]]+', '', 'g') = ${number}`;

async function readByNumber(db: Queryable, asked: readonly NewNotice[]): Promise<PublishedNotice[]> {
  const numbers = [...new Set(asked.flatMap(({ reference }) => (reference === null ? [] : spellings(reference))))];
  if (numbers.length === 0) return [];
  // + 0, because an index of days would be walked whole for each number while Postgres knows nothing of the numbers yet
  return db.prepared<PublishedNotice>(sql`SELECT ${COLUMNS} FROM unnest(${numbers}::text[]) AS wanted (number)
    CROSS JOIN LATERAL (SELECT * FROM tender WHERE ${sameNumber(sql`wanted.number`)}
      ORDER BY closing_date + 0 DESC LIMIT 20) AS t`);
}

async function readByBody(
  db: Queryable,
  asked: readonly NewNotice[],
  bodies: readonly (readonly number[])[],
): Promise<PublishedNotice[]> {
  const wanted = new Map<string, { id: number; source: string; from: string; to: string }>();
  for (const [at, notice] of asked.entries()) {
    const [from, to] = daysAround(notice.closingDate);
    for (const id of bodies[at] ?? []) {
      const source = ownSource(notice);
      const key = `${id} ${source}`;
      const known = wanted.get(key);
      if (known === undefined) wanted.set(key, { id, source, from, to });
      else
        wanted.set(key, { id, source, from: from < known.from ? from : known.from, to: to > known.to ? to : known.to });
    }
  }
  if (wanted.size === 0) return [];
  // sources of a body are hopped along the index, so that a file of a million notices of one source compares nothing
  return db.prepared<PublishedNotice>(sql`WITH RECURSIVE wanted AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify([...wanted.values()])}::jsonb)
        AS w (id int, source text, "from" date, "to" date)),
    source (id, name) AS (
      SELECT w.id, (SELECT lower(coalesce(t.source, '')) FROM tender t WHERE t.procuring_organization_id = w.id
        ORDER BY lower(coalesce(t.source, '')) LIMIT 1) FROM (SELECT DISTINCT id FROM wanted) w
      UNION ALL
      SELECT s.id, (SELECT lower(coalesce(t.source, '')) FROM tender t WHERE t.procuring_organization_id = s.id
        AND lower(coalesce(t.source, '')) > s.name ORDER BY lower(coalesce(t.source, '')) LIMIT 1)
        FROM source s WHERE s.name IS NOT NULL),
    own AS (SELECT DISTINCT found.id FROM wanted w
      JOIN source s ON s.id = w.id AND s.name IS NOT NULL AND (w.source = '' OR s.name <> w.source)
      CROSS JOIN LATERAL (SELECT t.id FROM tender t WHERE t.procuring_organization_id = w.id
        AND lower(coalesce(t.source, '')) = s.name AND t.closing_date BETWEEN w."from" AND w."to" LIMIT ${COMPARED}) AS found)
    SELECT ${COLUMNS} FROM own JOIN tender t ON t.id = own.id`);
}

const EARLIEST = '2000-01-01';
const LATEST = '2100-01-01';

function daysAround(day: string | undefined): readonly [string, string] {
  return day === undefined ? [EARLIEST, LATEST] : [addDays(day, -SAME_NOTICE_DAYS), addDays(day, SAME_NOTICE_DAYS)];
}

import { type Queryable, sql } from '#db/connection.ts';

/** Addresses in one sitemap at most, as sitemaps.org has it. A part holds the tenders of so many numbers in a row. */
export const PART_SIZE = 50_000;

/** Samples have no place in a search engine. */
const LISTED = sql`origin <> 'sample'`;

interface SitemapPart {
  /** Tenders `part * PART_SIZE + 1` and so on. */
  readonly part: number;
  readonly changed_at: Date;
}

export function findParts(db: Queryable, size = PART_SIZE): Promise<SitemapPart[]> {
  return db.query<SitemapPart>(sql`SELECT (id - 1) / ${size}::int AS part, max(updated_at) AS changed_at
    FROM tender WHERE ${LISTED} GROUP BY 1 ORDER BY 1`);
}

interface SitemapEntry {
  readonly id: number;
  readonly updated_at: Date;
}

export function readPart(db: Queryable, part: number, size = PART_SIZE): Promise<SitemapEntry[]> {
  const first = part * size;
  return db.query<SitemapEntry>(sql`SELECT id, updated_at FROM tender
    WHERE id > ${first}::bigint AND id <= ${first + size}::bigint AND ${LISTED} ORDER BY id`);
}

/** Changes with every change of a part; quicker than the part itself. */
export async function partState(db: Queryable, part: number, size = PART_SIZE): Promise<string> {
  const first = part * size;
  const [row] = await db.query<{
    state: string;
  }>(sql`SELECT concat(count(*), '.', sum(version), '.', sum(id::bigint)) AS state
    FROM tender WHERE id > ${first}::bigint AND id <= ${first + size}::bigint AND ${LISTED}`);
  return row?.state ?? '';
}

import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { NAMES } from '../search/search-terms.ts';

/** The newest tenders, of which nobody is told more than a share; a portal with fewer cannot tell yet. */
const LOOKED_AT = 1000;
const ENOUGH = 100;
const MOST = 0.5;

/** How many tenders a day meet a condition about `t`, where that is most of all; undefined where it is not. */
export async function perDayIfMost(db: Queryable, isWanted: SQLQuery): Promise<number | undefined> {
  const [row] = await db.query<{ all: number; wanted: number; days: number }>(sql`SELECT count(*)::int AS all,
      count(*) FILTER (WHERE ${isWanted})::int AS wanted, greatest(1, max(t.publish_date) - min(t.publish_date) + 1) AS days
    FROM (SELECT * FROM tender ORDER BY publish_date DESC, id DESC LIMIT ${LOOKED_AT}) t`);
  if (row === undefined || row.all < ENOUGH || row.wanted <= row.all * MOST) return undefined;
  return Math.max(1, Math.round(row.wanted / row.days));
}

/** The first of these searches that is stop words alone: only titles hold those, and by chance. */
export async function firstOfStopWords(db: Queryable, searches: readonly string[]): Promise<string | undefined> {
  const items = searches.filter((item) => !NAMES.has(item.toLowerCase()));
  const [first] = await db.query<{
    item: string;
  }>(sql`SELECT item FROM unnest(${items}::text[]) WITH ORDINALITY i (item, at)
    WHERE numnode(plainto_tsquery('english', item)) = 0 ORDER BY at LIMIT 1`);
  return first?.item;
}

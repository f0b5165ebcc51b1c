import { type Queryable, sql } from '#db/connection.ts';

type PlaceColumn = 'city' | 'province';

/**
 * The distinct cities or provinces that tenders name. Hops from value to value along the column's index, so the time
 * grows with the number of places, not with the number of tenders.
 */
export async function placesOfTenders(db: Queryable, column: PlaceColumn): Promise<string[]> {
  const place = sql.ident(column);
  const rows = await db.prepared<{ name: string }>(sql`WITH RECURSIVE place (name) AS (
      (SELECT ${place} FROM tender WHERE ${place} IS NOT NULL ORDER BY ${place} LIMIT 1)
      UNION ALL
      SELECT (SELECT t.${place} FROM tender t WHERE t.${place} > p.name ORDER BY t.${place} LIMIT 1)
        FROM place p WHERE p.name IS NOT NULL)
    SELECT name FROM place WHERE name IS NOT NULL`);
  return rows.map((row) => row.name);
}

import { placeOf, type StatedPlace } from '#contracts/rules/places/place-of.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readSettledPlaces } from '#db/tenders/settled-places.ts';

/** A city with a province as tenders have them, and as they would be written today. */
export interface StoredPlace extends StatedPlace {
  readonly tenders: number;
  readonly today: StatedPlace;
  /** True: nobody knows the city; one that was stated to be abroad needs no more. */
  readonly isUnknown: boolean;
}

/**
 * Every pair of city and province that tenders have. The tally counts them, and the names are hopped along their indexes,
 * so the time grows with the number of places, not with the number of tenders.
 */
export async function storedPlaces(db: Queryable): Promise<readonly StoredPlace[]> {
  const settled = await readSettledPlaces(db);
  const pairs = await db.query<StatedPlace & { tenders: number }>(sql`WITH RECURSIVE city (name) AS (
      (SELECT city FROM tender WHERE city IS NOT NULL ORDER BY city LIMIT 1)
      UNION ALL
      SELECT (SELECT t.city FROM tender t WHERE t.city > c.name ORDER BY t.city LIMIT 1) FROM city c WHERE c.name IS NOT NULL),
    province (name) AS (
      (SELECT province FROM tender WHERE province IS NOT NULL ORDER BY province LIMIT 1)
      UNION ALL
      SELECT (SELECT t.province FROM tender t WHERE t.province > p.name ORDER BY t.province LIMIT 1)
        FROM province p WHERE p.name IS NOT NULL),
    pair AS (SELECT c.name AS city, substr(k.b, 3) AS province, k.n AS tenders
      FROM city c, tender_counts('c:' || c.name, 'p:') AS k WHERE c.name IS NOT NULL)
    SELECT city, province, tenders FROM pair
    UNION ALL SELECT c.name, NULL, tender_count('c:' || c.name, '') - coalesce(sum(pair.tenders), 0)::int
      FROM city c LEFT JOIN pair ON pair.city = c.name WHERE c.name IS NOT NULL GROUP BY c.name
    UNION ALL SELECT NULL, p.name, tender_count('p:' || p.name, '') - coalesce(sum(pair.tenders), 0)::int
      FROM province p LEFT JOIN pair ON pair.province = p.name WHERE p.name IS NOT NULL GROUP BY p.name`);
  return pairs
    .filter(({ tenders }) => tenders > 0)
    .map(({ city, province, tenders }) => {
      const place = placeOf({ city, province }, settled);
      const today = { city: place.city, province: place.contradicted ?? place.province };
      return { city, province, tenders, today, isUnknown: place.howSure === 'unknown' && !place.isAbroad };
    });
}

export const isOutdated = ({ city, province, today }: StoredPlace): boolean =>
  city !== today.city || province !== today.province;

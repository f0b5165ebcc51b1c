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
 * Every pair of city and province that tenders have, as the tally counts them: the time grows with the number of places,
 * not with the number of tenders.
 */
export async function storedPlaces(db: Queryable): Promise<readonly StoredPlace[]> {
  const settled = await readSettledPlaces(db);
  const pairs = await db.query<StatedPlace & { tenders: number }>(sql`WITH
    city AS (SELECT substr(b, 3) AS name, n AS tenders FROM tender_counts('', 'c:')),
    province AS (SELECT substr(b, 3) AS name, n AS tenders FROM tender_counts('', 'p:')),
    pair AS (SELECT c.name AS city, substr(k.b, 3) AS province, k.n AS tenders
      FROM city c, tender_counts('c:' || c.name, 'p:') AS k)
    SELECT city, province, tenders FROM pair
    UNION ALL SELECT c.name, NULL, c.tenders - coalesce(sum(pair.tenders), 0)::int
      FROM city c LEFT JOIN pair ON pair.city = c.name GROUP BY c.name, c.tenders
    UNION ALL SELECT NULL, p.name, p.tenders - coalesce(sum(pair.tenders), 0)::int
      FROM province p LEFT JOIN pair ON pair.province = p.name GROUP BY p.name, p.tenders`);
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

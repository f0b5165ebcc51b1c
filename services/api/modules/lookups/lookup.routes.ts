import { lookupEndpoints } from '#contracts/api/lookups.ts';
import { placeOf } from '#contracts/rules/places/place-of.ts';
import { CITIES } from '#contracts/vocabulary/cities.ts';
import { PROVINCES } from '#contracts/vocabulary/places.ts';
import { SECTORS } from '#contracts/vocabulary/sectors.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readSettledPlaces } from '#db/tenders/settled-places.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';

export function lookupRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(lookupEndpoints.cities, async () => {
      const [cities, settled] = await Promise.all([placesOfTenders(db, 'city'), readSettledPlaces(db)]);
      const spelled = (city: string) => placeOf({ city, province: null }, settled).city ?? city;
      return { body: mergeNames(CITIES, cities, spelled).sort(collator.compare) };
    }),
    // the seven in their own order first: a notice from abroad must not stand above Punjab
    route(lookupEndpoints.provinces, async () => ({
      body: mergeNames(PROVINCES, await placesOfTenders(db, 'province')),
    })),
    route(lookupEndpoints.sectors, async () => ({ body: [...SECTORS] })),
  ];
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/**
 * Our own spelling of each name, then what others wrote and we do not know, each once as `spelled` folds it; upper and
 * lower case are one name.
 */
function mergeNames(
  ours: readonly string[],
  theirs: readonly string[],
  spelled: (name: string) => string = (name) => name,
): string[] {
  const known = new Set(ours.map((name) => name.toLowerCase()));
  const further = new Map<string, string>();
  for (const theirName of theirs) {
    if (known.has(theirName.toLowerCase())) continue; // most are, and spelling one takes a while
    const name = spelled(theirName);
    const key = name.toLowerCase();
    if (!known.has(key) && !further.has(key)) further.set(key, name);
  }
  return [...ours, ...[...further.values()].sort(collator.compare)];
}

/** The cities or provinces that tenders name, as the tally counts them: the time grows with their number, not with that of tenders. */
export async function placesOfTenders(db: Queryable, column: 'city' | 'province'): Promise<string[]> {
  const prefix = column === 'city' ? 'c:' : 'p:';
  const rows = await db.prepared<{ name: string }>(sql`SELECT substr(b, 3) AS name FROM tender_counts('', ${prefix})
    WHERE n > 0 ORDER BY 1`);
  return rows.map((row) => row.name);
}

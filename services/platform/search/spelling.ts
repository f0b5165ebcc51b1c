import {
  type Place,
  type PlaceCertainty,
  placeOf,
  type StatedPlace,
  settlingKey,
} from '#contracts/rules/places/place-of.ts';
import { provinceOf } from '#contracts/rules/places/province-name.ts';
import { OUTSIDE_PAKISTAN } from '#contracts/vocabulary/places.ts';
import type { Queryable } from '#db/connection.ts';
import { readSettledPlaces } from '#db/tenders/settled-places.ts';

/** Our spelling of a name we know: 'energy' and 'Energy' are one sector. */
export function spelling(names: readonly string[], name: string): string {
  const lower = name.toLowerCase();
  return names.find((known) => known.toLowerCase() === lower) ?? name;
}

/** Place of each of the stated ones, by the gazetteer and by what administrators settled. */
export async function findPlaces(db: Queryable, stated: readonly StatedPlace[]): Promise<readonly Place[]> {
  const keys = stated.map(({ city }) => settlingKey(city)).filter(Boolean);
  const settled = await readSettledPlaces(db, keys);
  return stated.map((place) => placeOf(place, settled));
}

/** Sure enough to write a city otherwise than a person did; a longer text with a known name in it stays as it is. */
export const SURE: ReadonlySet<PlaceCertainty> = new Set(['name', 'alias', 'settled']);

/** A person's statement as it is stored. A province of ours that contradicts the city is the person's own word. */
export async function spelledPlace(db: Queryable, stated: StatedPlace): Promise<StatedPlace> {
  const [place] = await findPlaces(db, [stated]);
  if (place === undefined) return stated;
  return {
    city: SURE.has(place.howSure) ? place.city : stated.city,
    province: place.contradicted ?? place.province,
  };
}

/** The cities of filters as tenders have them: LONDON and London are one, stored and asked for alike. */
export async function spelledCities(db: Queryable, cities: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(cities)];
  if (distinct.length === 0) return new Map();
  const places = await findPlaces(
    db,
    distinct.map((city) => ({ city, province: null })),
  );
  return new Map(
    distinct.map((city, at) => {
      const place = places[at];
      return [city, (place !== undefined && SURE.has(place.howSure) ? place.city : null) ?? city];
    }),
  );
}

/** The province of a filter. A foreign region is asked for as it is, for tenders that nobody has corrected yet. */
export function spelledProvince(province: string): string {
  const known = provinceOf(province);
  return known === undefined || known === OUTSIDE_PAKISTAN ? spelling([OUTSIDE_PAKISTAN], province) : known;
}

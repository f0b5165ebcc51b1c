import { lookupEndpoints } from '#contracts/api/lookups.ts';
import { placeOf } from '#contracts/rules/places/place-of.ts';
import { CITIES } from '#contracts/vocabulary/cities.ts';
import { PROVINCES } from '#contracts/vocabulary/places.ts';
import { SECTORS } from '#contracts/vocabulary/sectors.ts';
import { readSettledPlaces } from '#db/tenders/settled-places.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { placesOfTenders } from './lookup.queries.ts';
import { mergeNames, sortNames } from './merge-names.ts';

export function lookupRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(lookupEndpoints.cities, async () => {
      const [cities, settled] = await Promise.all([placesOfTenders(db, 'city'), readSettledPlaces(db)]);
      const spelled = (city: string) => placeOf({ city, province: null }, settled).city ?? city;
      return { body: sortNames(mergeNames(CITIES, cities, spelled)) };
    }),
    // the seven in their own order first: a notice from abroad must not stand above Punjab
    route(lookupEndpoints.provinces, async () => ({
      body: mergeNames(PROVINCES, await placesOfTenders(db, 'province')),
    })),
    route(lookupEndpoints.sectors, async () => ({ body: [...SECTORS] })),
  ];
}

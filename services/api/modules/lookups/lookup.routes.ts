import { lookupEndpoints } from '#contracts/api/lookups.ts';
import { CITIES } from '#contracts/vocabulary/cities.ts';
import { PROVINCES } from '#contracts/vocabulary/places.ts';
import { SECTORS } from '#contracts/vocabulary/sectors.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { placesOfTenders } from './lookup.queries.ts';
import { mergeNames, sortNames } from './merge-names.ts';

export function lookupRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(lookupEndpoints.cities, async () => ({
      body: sortNames(mergeNames(CITIES, await placesOfTenders(db, 'city'))),
    })),
    // the seven in their own order first: a notice from abroad must not stand above Punjab
    route(lookupEndpoints.provinces, async () => ({
      body: mergeNames(PROVINCES, await placesOfTenders(db, 'province')),
    })),
    route(lookupEndpoints.sectors, async () => ({ body: [...SECTORS] })),
  ];
}

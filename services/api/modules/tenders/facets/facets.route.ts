import { tenderEndpoints } from '#contracts/api/tenders.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { countFacets } from './count-facets.ts';

export function facetsRoute({ db, clock }: Dependencies): Route {
  return route(tenderEndpoints.facets, async ({ query }) => ({ body: await countFacets(db, query, clock()) }));
}

import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { invalid } from '../../../platform/refusal.ts';
import { resolveCategories } from '../subscription.queries.ts';
import { readAreaReach } from './area-reach.ts';
import { listInterestAreas, readInterestArea } from './interest-area.queries.ts';
import { mapInterestArea } from './interest-area.ts';

export function interestAreaRoutes({ db, clock }: Dependencies): readonly Route[] {
  return [
    route(newsletterEndpoints.interestAreas, async () => ({ body: await listInterestAreas(db, clock()) })),
    route(newsletterEndpoints.areaReach, async () => ({ body: await readAreaReach(db, clock()) })),
    route(newsletterEndpoints.mapInterestArea, async ({ id, body, meta }) => {
      const { name, words } = await readInterestArea(db, id, clock());
      const { ids, unknown } = await resolveCategories(db, body.categories);
      if (unknown.length > 0) throw invalid({ categories: `Unknown category: ${unknown.join(', ').slice(0, 200)}` });
      await mapInterestArea(db, id, { area: name, categoryIds: ids, words: body.words ?? words }, meta);
      return { body: await readInterestArea(db, id, clock()) };
    }),
  ];
}

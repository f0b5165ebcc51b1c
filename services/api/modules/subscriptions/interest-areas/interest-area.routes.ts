import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { invalid, missing } from '../../../platform/refusal.ts';
import { presentInterestArea } from '../subscription.presenter.ts';
import { findInterestArea, listInterestAreas, resolveCategories } from '../subscription.queries.ts';
import { mapInterestArea } from './interest-area.ts';

export function interestAreaRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(newsletterEndpoints.interestAreas, async () => ({
      body: (await listInterestAreas(db)).map(presentInterestArea),
    })),
    route(newsletterEndpoints.mapInterestArea, async ({ id, body, meta }) => {
      const area = await findInterestArea(db, id);
      if (area === null) throw missing('Area of interest');
      const { ids, unknown } = await resolveCategories(db, body.categories);
      if (unknown.length > 0) throw invalid({ categories: `Unknown category: ${unknown.join(', ').slice(0, 200)}` });
      await mapInterestArea(db, id, { area: area.name, categoryIds: ids }, meta);
      const [view] = await listInterestAreas(db, id);
      if (view === undefined) throw missing('Area of interest');
      return { body: presentInterestArea(view) };
    }),
  ];
}

import { type InterestArea, newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { type Queryable, sql } from '#db/connection.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { ifMatchVersion } from '../../../platform/http/etag.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { invalid, orMissing } from '../../../platform/refusal.ts';
import { resolveCategories } from '../subscription.queries.ts';
import { readAreaReach, readReach } from './area-reach.ts';
import { mapInterestArea } from './interest-area.ts';

export function interestAreaRoutes({ db, clock }: Dependencies): readonly Route[] {
  return [
    route(newsletterEndpoints.interestAreas, async () => ({ body: await listInterestAreas(db, clock()) })),
    route(newsletterEndpoints.areaReach, async () => ({ body: await readAreaReach(db, clock()) })),
    route(newsletterEndpoints.mapInterestArea, async ({ id, body, meta, req }) => {
      const { name, words } = await readInterestArea(db, id, clock());
      const { ids, unknown } = await resolveCategories(db, body.categories);
      if (unknown.length > 0) throw invalid({ categories: `Unknown category: ${unknown.join(', ').slice(0, 200)}` });
      const mapped = { area: name, categoryIds: ids, words: body.words ?? words };
      await mapInterestArea(db, id, mapped, meta, ifMatchVersion(req, 'interest-area', id));
      return { body: await readInterestArea(db, id, clock()) };
    }),
  ];
}

/** Areas with the names of their categories and how many open tenders each reaches now. */
async function listInterestAreas(db: Queryable, now: Date): Promise<InterestArea[]> {
  const [rows, { openOf }] = await Promise.all([
    db.query<Omit<InterestArea, 'openTenders'>>(sql`SELECT a.id, a.version, a.name, a.words,
        (SELECT coalesce(array_agg(c.name ORDER BY lower(c.name)), '{}') FROM category c WHERE c.id = ANY (a.category_ids)) AS categories
      FROM interest_area a ORDER BY a.id`),
    readReach(db, now),
  ]);
  return rows.map((row) => ({ ...row, openTenders: openOf.get(row.id) ?? 0 }));
}

/** @throws Refusal 'missing' */
async function readInterestArea(db: Queryable, id: number, now: Date): Promise<InterestArea> {
  const area = (await listInterestAreas(db, now)).find((one) => one.id === id);
  return orMissing('Area of interest', area);
}

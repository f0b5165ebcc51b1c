import { placeEndpoints } from '#contracts/api/tenders/places.ts';
import { nearestPlace } from '#contracts/rules/places/nearest-place.ts';
import { type Database, sql } from '#db/connection.ts';
import { findPlaces } from '../../../../platform/search/spelling.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { correctPlaces } from './correct-places.ts';
import { settlePlace } from './settle-place.ts';
import { isOutdated, type StoredPlace, storedPlaces } from './stored-places.ts';

/** Names that an answer lists; the rest comes once these are settled. */
const SHOWN = 100;

export function placeRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(placeEndpoints.overview, async () => ({ body: await overview(db) })),
    route(placeEndpoints.settle, async ({ body, meta }) => ({ body: await settlePlace(db, body, meta) })),
    route(placeEndpoints.correct, async ({ meta }) => ({ body: await correctPlaces(db, meta) })),
    route(placeEndpoints.lookUp, async ({ query }) => {
      const [found] = await findPlaces(db, [{ city: query.city, province: query.province ?? null }]);
      const place = found ?? { city: null, province: null, isAbroad: false, howSure: 'unstated', contradicted: null };
      return { body: { ...place, nearest: place.howSure === 'unknown' ? offered(query.city) : null } };
    }),
  ];
}

async function overview(db: Database) {
  const stored = (await storedPlaces(db)).toSorted((a, b) => b.tenders - a.tenders);
  const settled = await db.query<{ name: string; city: string; province: string }>(
    sql`SELECT name, city, province FROM place_name ORDER BY lower(name), id`,
  );
  const unknown = stored.flatMap(({ city, isUnknown, ...rest }) =>
    isUnknown && city !== null ? [{ ...rest, city }] : [],
  );
  const outdated = stored.filter(isOutdated);
  return {
    unknown: unknown
      .slice(0, SHOWN)
      .map(({ city, province, tenders }) => ({ city, province, tenders, nearest: offered(city) })),
    unknownTotal: unknown.length,
    outdated: outdated.slice(0, SHOWN).map(presentOutdated),
    outdatedTenders: outdated.reduce((sum, { tenders }) => sum + tenders, 0),
    settled,
  };
}

const presentOutdated = ({ city, province, tenders, today }: StoredPlace) => ({
  city,
  province,
  tenders,
  becomes: today,
});

function offered(city: string) {
  const nearest = nearestPlace(city);
  return nearest === undefined ? null : { city: nearest.name, province: nearest.province };
}

import { otherFormat, SEARCH_FORMATS } from '#contracts/api/open-data/open-data.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { takesTurns } from '../../platform/search-gate.ts';
import { changesRoute } from './changes/changes.route.ts';
import { datasetRoutes } from './dataset/dataset.routes.ts';
import { dumpRoutes } from './dumps/dumps.routes.ts';
import { ocdsRoutes } from './ocds/ocds.routes.ts';
import { openApiRoutes } from './openapi/openapi.routes.ts';
import { calendarRoute, noticeCalendarRoute } from './search/calendar.route.ts';
import { csvRoute } from './search/csv.route.ts';
import { feedRoute, savedFeedRoute } from './search/feed.route.ts';
import { openSearchRoute } from './search/open-search.route.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';

export function openDataRoutes(dependencies: Dependencies): readonly Route[] {
  const lists = [feedRoute, savedFeedRoute, calendarRoute, csvRoute].map((make) => make(dependencies));
  const whole = [...ocdsRoutes(dependencies), ...sitemapRoutes(dependencies)];
  return [
    ...[...lists, ...whole].map((one) => takesTurns(one, dependencies.inTurn)),
    noticeCalendarRoute(dependencies),
    openSearchRoute(dependencies),
    ...datasetRoutes(dependencies),
    otherFormatRoute(), // after those that it would swallow
    changesRoute(dependencies),
    ...dumpRoutes(dependencies),
    ...openApiRoutes(dependencies),
  ];
}

function otherFormatRoute(): Route {
  const known = SEARCH_FORMATS.map((format) => `/tenders.${format}`).join(', ');
  return route(otherFormat, () => {
    throw new HttpError(
      406,
      `Tenders are not to be had in this format. There are ${known} and, as JSON, /api/tenders.`,
    );
  });
}

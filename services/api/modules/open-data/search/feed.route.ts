import { type FeedQuery, openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import { textAnswer } from '../../../platform/http/answer/answer.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { atomFeed } from './atom-feed.ts';
import { parametersOf, searchName } from './search-name.ts';
import type { SearchDependencies } from './tender-search.ts';

const FORMAT = { contentType: 'application/atom+xml; charset=utf-8', cacheControl: 'public, no-cache' } as const;
/** A search that never found anything has been so since before there were tenders. */
const NEVER = new Date('2025-01-01T00:00:00Z');

export function feedRoute({ tenderSearch, config, clock }: SearchDependencies): Route {
  return route(openDataEndpoints.feed, async ({ query, req }) => {
    const now = clock();
    const { page, limit } = query;
    const found = await tenderSearch.find(query, { offset: (page - 1) * limit, limit }, now);
    const at = (change: Partial<FeedQuery>) =>
      `/tenders.atom${parametersOf({ ...query, ...change }, { sort: 'latest', limit: 50, page: 1 })}`;
    const body = atomFeed(await tenderSearch.read(found.ids, now), {
      title: searchName(query, config.siteName),
      siteName: config.siteName,
      publicUrl: config.publicUrl,
      self: at({}),
      page: `/tenders${parametersOf({ ...query, page: 1 }, { sort: 'latest', limit, page: 1 })}`,
      previous: page > 1 ? at({ page: page - 1 }) : undefined,
      next: found.hasMore ? at({ page: page + 1 }) : undefined,
      emptySince: NEVER,
    });
    return textAnswer(req, FORMAT, body);
  });
}

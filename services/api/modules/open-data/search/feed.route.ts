import { savedSearchEndpoints } from '#contracts/api/account/saved-searches.ts';
import { FeedQuery, openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import { sql } from '#db/connection.ts';
import { withCurrentNames } from '../../../../platform/search/current-names.ts';
import { readPortal } from '../../../../platform/settings/current-settings.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { textAnswer } from '../../../platform/http/answer/answer.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { missing } from '../../../platform/refusal.ts';
import { atomFeed, type FeedFrame, type RemovedNotice } from './atom-feed.ts';
import { parametersOf, searchName } from './search-name.ts';

const FORMAT = { contentType: 'application/atom+xml; charset=utf-8', cacheControl: 'public, no-cache' } as const;
const SECRET = { ...FORMAT, cacheControl: 'private, no-cache', headers: { 'X-Robots-Tag': 'noindex' } } as const;
/** A search that never found anything has been so since before there were tenders. */
const NEVER = new Date('2025-01-01T00:00:00Z');

export function feedRoute(dependencies: Dependencies): Route {
  return route(openDataEndpoints.feed, async ({ query, req }) =>
    textAnswer(req, FORMAT, await feedOf(dependencies, query)),
  );
}

/** Feed of a search that somebody saved, at a secret address of its own, which goes on when he changes the search. */
export function savedFeedRoute(dependencies: Dependencies): Route {
  const { db, config } = dependencies;
  return route(savedSearchEndpoints.feed, async ({ query: { token }, req }) => {
    const [saved] = await db.query<{ name: string; query: object }>(
      sql`SELECT name, query FROM saved_search WHERE feed_token_hash = sha256(${token}::bytea)`,
    );
    if (saved === undefined) throw missing('Feed');
    const [named] = await withCurrentNames(db, [saved.query]);
    const { siteName } = await readPortal(db, config);
    const frame = { title: `${siteName}: ${saved.name}`, self: `/searches.atom?token=${token}` };
    return textAnswer(req, SECRET, await feedOf(dependencies, FeedQuery.parse(named?.query ?? saved.query), frame));
  });
}

/** The page of a feed; one with a frame of its own has a single page. */
async function feedOf(
  { db, tenderSearch, config, clock }: Dependencies,
  query: FeedQuery,
  own?: Pick<FeedFrame, 'title' | 'self'>,
): Promise<string> {
  const now = clock();
  const { siteName } = await readPortal(db, config);
  const { page, limit, sort, updatedSince } = query;
  const window = { offset: (page - 1) * limit, limit };
  const isRecent = sort === 'updated' && updatedSince === undefined;
  const found = await (isRecent ? tenderSearch.findRecent : tenderSearch.find)(query, window, now);
  const at = (change: Partial<FeedQuery>) =>
    `/tenders.atom${parametersOf({ ...query, ...change }, { sort: 'updated', limit: 50, page: 1 })}`;
  return atomFeed(await tenderSearch.read(found.ids, now), {
    title: searchName(query, siteName),
    siteName,
    publicUrl: config.publicUrl,
    license: config.dataLicense,
    self: at({}),
    page: `/tenders${parametersOf({ ...query, page: 1 }, { sort: 'updated', limit, page: 1 })}`,
    previous: page > 1 ? at({ page: page - 1 }) : undefined,
    next: found.hasMore && own === undefined ? at({ page: page + 1 }) : undefined,
    emptySince: NEVER,
    removed: page === 1 ? await lastRemoved(db) : [],
    ...own,
  });
}

/** Removed notices that a feed names: as many as two usual pages had. */
const REMOVED_MAX = 100;

/** Notices that were removed last, for readers that keep what they have read; they know which of them they had. */
const lastRemoved = (db: Dependencies['db']): Promise<RemovedNotice[]> =>
  db.prepared<RemovedNotice>(sql`SELECT tender_id AS id, recorded_at AS at FROM tender_change WHERE kind = 'removed'
    ORDER BY position DESC LIMIT ${REMOVED_MAX}`);

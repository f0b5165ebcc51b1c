import { NEW_MAX, type SavedSearch, type SearchMail, SearchParameters } from '#contracts/api/account/saved-searches.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { withCurrentNames } from '../../../../platform/search/current-names.ts';
import { answerRows } from '../../../platform/lists/answer-rows.ts';
import type { TenderSearch } from '../../../platform/lists/tender-search.ts';

/** The searches of a person by name, or one of them. */
export async function readSearches(
  db: Database,
  userId: number,
  tenderSearch: TenderSearch,
  now: Date,
  id?: number,
): Promise<SavedSearch[]> {
  const saved = await answerRows<Omit<SavedSearch, 'newCount' | 'newRelation' | 'gone'>>(
    db.query(sql`SELECT s.id, s.name, s.query, s.frequency, s.paused AS "isPaused",
      s.feed_made_at AS "feedCreatedAt", s.seen_at AS "seenAt", s.created_at AS "createdAt"
    FROM saved_search s WHERE s.user_id = ${userId} AND (${id ?? null}::int IS NULL OR s.id = ${id ?? null})
    ORDER BY lower(s.name), s.id`),
  );
  const named = await withCurrentNames(
    db,
    saved.map(({ query }) => query),
  );
  const rows = saved.map((row, at) => ({ ...row, query: named[at]?.query ?? row.query, gone: named[at]?.gone ?? [] }));
  const watched = rows.map(({ query, seenAt }) => ({ query: SearchParameters.parse(query), since: new Date(seenAt) }));
  const counts = await tenderSearch.countNew(watched, NEW_MAX, now);
  return rows.map((row, at) => ({
    ...row,
    newCount: counts[at]?.count ?? 0,
    newRelation: counts[at]?.relation ?? 'eq',
  }));
}

/** Whether the person has a paid subscription of his own, which mail of searches needs, and how many searches mail. */
export async function readMail(db: Queryable, userId: number, now: Date): Promise<SearchMail> {
  const [row] = await db.query<SearchMail>(sql`SELECT
      EXISTS (SELECT FROM subscription WHERE user_id = ${userId} AND is_active AND is_premium
        AND expires_at > ${now}::timestamptz) AS "isPaid",
      (SELECT count(*)::int FROM saved_search WHERE user_id = ${userId} AND frequency <> 'off') AS mailing`);
  return row ?? { isPaid: false, mailing: 0 };
}

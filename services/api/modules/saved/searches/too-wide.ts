import type { SearchParameters } from '#contracts/api/account/saved-searches.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { criterionTexts } from '../../../../platform/matching/compile-criteria.ts';
import { anyOf } from '../../../../platform/matching/term-conditions.ts';
import { firstOfStopWords, perDayIfMost } from '../../../../platform/matching/too-wide.ts';
import { invalid } from '../../../platform/refusal.ts';

/** Choices that somebody makes knowing how much there is of each. */
const NARROWING = ['city', 'province', 'sector', 'category', 'organization'] as const;

/** @throws Refusal 400 for a search that says nothing or finds most of all tenders, which no mail can tell of */
export async function refuseMailTooWide(db: Queryable, query: SearchParameters, now: Date): Promise<void> {
  const { search, closingFrom, closingTo } = query;
  const empty = search === undefined ? undefined : await firstOfStopWords(db, [search]);
  if (empty !== undefined)
    throw invalid({
      query: `“${empty}” says nothing that could be searched for, so no mail can tell of it. ${INSTEAD}`,
    });
  if (NARROWING.some((name) => query[name] !== undefined)) return;
  const texts = await criterionTexts(db, [query], now);
  const perDay = await perDayIfMost(
    db,
    sql`${texts.some(({ terms }) => terms === null) ? sql`true` : anyOf(texts)}
      AND (${closingFrom ?? null}::date IS NULL OR t.closing_date >= ${closingFrom ?? null}::date)
      AND (${closingTo ?? null}::date IS NULL OR t.closing_date <= ${closingTo ?? null}::date)`,
  );
  if (perDay !== undefined)
    throw invalid({ query: `This search matches almost every notice, about ${perDay} a day. ${INSTEAD}` });
}

const INSTEAD = 'Name what you sell or build, or save it without mail.';

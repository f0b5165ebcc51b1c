import type { SavedSearchBody, SavedSearchEdit, SearchParameters } from '#contracts/api/account/saved-searches.ts';
import { parseSearch } from '#contracts/rules/search/search-grammar.ts';
import { MAILING_SEARCHES_MAX, SEARCHES_MAX } from '#contracts/vocabulary/newsletter.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { criterionTexts } from '../../../../platform/matching/compile-criteria.ts';
import { anyOf } from '../../../../platform/matching/term-conditions.ts';
import { firstOfStopWords, perDayIfMost } from '../../../../platform/matching/too-wide.ts';
import { KEYED_FACETS } from '../../../../platform/search/list-filters.ts';
import { totalOf } from '../../../platform/lists/answer-rows.ts';
import { conflict, invalid, missing } from '../../../platform/refusal.ts';
import { withAccountLocked } from '../account-lock.ts';
import { readMail } from './saved-search.ts';

const NOT_PAID = 'Mail of saved searches needs a paid subscription of your account.';
const MAILING = `You have ${MAILING_SEARCHES_MAX} searches with mail, as many as there may be.`;

/** Saves a search, without mail where there may be none; `note` then says why. @throws Refusal 400 for one too wide for mail */
export function createSearch(db: Database, userId: number, body: SavedSearchBody, now: Date) {
  const query = assertNarrow(body.query);
  return withAccountLocked(db, userId, async (tx) => {
    if ((await totalOf(tx, sql`saved_search WHERE user_id = ${userId}`)) >= SEARCHES_MAX) {
      throw conflict(`You have ${SEARCHES_MAX} saved searches, as many as fit. Delete some that you no longer need.`);
    }
    const refusal = body.frequency === 'off' ? undefined : await whyNoMail(tx, userId, now);
    if (body.frequency !== 'off' && refusal === undefined) await refuseMailTooWide(tx, query, now);
    const [row] = await tx.query<{ id: number }>(sql`INSERT INTO saved_search (user_id, name, query, frequency)
      VALUES (${userId}, ${body.name}, ${JSON.stringify(query)}::jsonb, ${refusal === undefined ? body.frequency : 'off'})
      RETURNING id`);
    if (row === undefined) throw new Error('INSERT … RETURNING answered no row');
    return { id: row.id, note: refusal === undefined ? null : `Saved without mail. ${refusal}` };
  });
}

/** @throws Refusal 400 where it is too wide for mail, 409 where it may not mail, 404 where it is nobody's or somebody else's */
export function editSearch(db: Database, userId: number, id: number, edit: SavedSearchEdit, now: Date): Promise<void> {
  const query = edit.query === undefined ? null : JSON.stringify(assertNarrow(edit.query));
  return withAccountLocked(db, userId, async (tx) => {
    const [before] = await tx.query<{ frequency: string; query: SearchParameters }>(
      sql`SELECT frequency, query FROM saved_search WHERE user_id = ${userId} AND id = ${id}`,
    );
    if (before === undefined) throw missing('Saved search');
    if ((edit.frequency ?? 'off') !== 'off' && before.frequency === 'off') {
      const refusal = await whyNoMail(tx, userId, now);
      if (refusal !== undefined) throw conflict(refusal, { frequency: refusal });
    }
    const isWider = edit.query !== undefined || before.frequency === 'off';
    if (isWider && (edit.frequency ?? before.frequency) !== 'off') {
      await refuseMailTooWide(tx, edit.query ?? before.query, now);
    }
    await tx.query(sql`UPDATE saved_search SET name = coalesce(${edit.name ?? null}, name),
      query = coalesce(${query}::jsonb, query), frequency = coalesce(${edit.frequency ?? null}, frequency),
      paused = coalesce(${edit.isPaused ?? null}::boolean, paused) WHERE user_id = ${userId} AND id = ${id}`);
  });
}

async function whyNoMail(tx: Queryable, userId: number, now: Date): Promise<string | undefined> {
  const { isPaid, mailing } = await readMail(tx, userId, now);
  if (!isPaid) return NOT_PAID;
  return mailing >= MAILING_SEARCHES_MAX ? MAILING : undefined;
}

/** @throws Refusal 400 for the list of all tenders, of which everything would be new */
function assertNarrow(query: SearchParameters): SearchParameters {
  if (Object.values(query).every((value) => value === undefined)) {
    throw invalid({ query: 'This list is every tender. Type words or choose a filter, then save it.' });
  }
  const { search, ...filters } = query;
  if (search !== undefined && Object.values(filters).every((value) => value === undefined) && saysNothing(search)) {
    throw invalid({ query: 'These signs are no words, so the list is every tender. Type words, then save it.' });
  }
  return query;
}

function saysNothing(search: string): boolean {
  const { wanted, excluded } = parseSearch(search);
  return wanted.length + excluded.length === 0;
}

/** @throws Refusal 400 for a search that says nothing or finds most of all tenders, which no mail can tell of */
async function refuseMailTooWide(db: Queryable, query: SearchParameters, now: Date): Promise<void> {
  const { search, closingFrom, closingTo } = query;
  const empty = search === undefined ? undefined : await firstOfStopWords(db, [search]);
  if (empty !== undefined)
    throw invalid({
      query: `“${empty}” says nothing that could be searched for, so no mail can tell of it. ${INSTEAD}`,
    });
  // whoever chooses one of these knows how much there is of it
  if (KEYED_FACETS.some((name) => query[name] !== undefined)) return;
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

import { readWords, type WordList } from '#contracts/rules/search/word-list.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { NAMES } from '../../../../platform/search/search-terms.ts';
import { invalid } from '../../../platform/refusal.ts';
import { wantedTenders } from './wanted-tenders.ts';

/** The newest tenders, of which words may want no more than a share; a portal with fewer cannot tell yet. */
const LOOKED_AT = 1000;
const ENOUGH = 100;
const MOST = 0.5;

/** @throws Refusal 400 for words that say nothing, and for those that want most of all tenders, with how many that would be */
export async function refuseTooWide(db: Queryable, words: string, now: Date): Promise<void> {
  await refuseSayingNothing(db, readWords(words));
  const nothing = { interestAreas: [], categories: [], cities: [], provinces: [], sectors: [] };
  const wanted = await wantedTenders(db, { ...nothing, words }, now);
  if (wanted.terms === null || wanted.terms === '') return; // no words, or excluded ones alone
  const [row] = await db.query<{ all: number; wanted: number; days: number }>(sql`SELECT count(*)::int AS all,
      count(*) FILTER (WHERE ${wanted.isWanted})::int AS wanted, greatest(1, max(t.publish_date) - min(t.publish_date) + 1) AS days
    FROM (SELECT * FROM tender ORDER BY publish_date DESC, id DESC LIMIT ${LOOKED_AT}) t`);
  if (row === undefined || row.all < ENOUGH || row.wanted <= row.all * MOST) return;
  const perDay = Math.max(1, Math.round(row.wanted / row.days));
  throw invalid({ words: `These words match almost every notice, about ${perDay} a day; name what you sell or build` });
}

/** Items of stop words alone: only titles hold those, and by chance. */
async function refuseSayingNothing(db: Queryable, { wanted, excluded }: WordList): Promise<void> {
  const items = [...wanted, ...excluded].filter((item) => !NAMES.has(item.toLowerCase()));
  const [first] = await db.query<{
    item: string;
  }>(sql`SELECT item FROM unnest(${items}::text[]) WITH ORDINALITY i (item, at)
    WHERE numnode(plainto_tsquery('english', item)) = 0 ORDER BY at LIMIT 1`);
  if (first !== undefined)
    throw invalid({ words: `“${first.item}” says nothing that could be searched for; name what you sell or build` });
}

import { readWords } from '#contracts/rules/search/word-list.ts';
import type { Queryable } from '#db/connection.ts';
import { firstOfStopWords, perDayIfMost } from '../../../../platform/matching/too-wide.ts';
import { invalid } from '../../../platform/refusal.ts';
import { wantedTenders } from './wanted-tenders.ts';

/** @throws Refusal 400 for words that say nothing, and for those that want most of all tenders, with how many that would be */
export async function refuseTooWide(db: Queryable, words: string, now: Date): Promise<void> {
  const { wanted, excluded } = readWords(words);
  const empty = await firstOfStopWords(db, [...wanted, ...excluded]);
  if (empty !== undefined)
    throw invalid({ words: `“${empty}” says nothing that could be searched for; name what you sell or build` });
  const nothing = { interestAreas: [], categories: [], cities: [], provinces: [], sectors: [] };
  const { terms, isWanted } = await wantedTenders(db, { ...nothing, words }, now);
  if (terms === null || terms === '') return; // no words, or excluded ones alone
  const perDay = await perDayIfMost(db, isWanted);
  if (perDay !== undefined)
    throw invalid({
      words: `These words match almost every notice, about ${perDay} a day; name what you sell or build`,
    });
}

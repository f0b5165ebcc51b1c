import { readWords } from '#contracts/rules/search/word-list.ts';
import type { PreferenceChoice } from '#contracts/vocabulary/newsletter.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { criterionTexts } from '../../../../platform/matching/compile-criteria.ts';
import { anyOf, anyTerm, categoryKeys } from '../../../../platform/matching/term-conditions.ts';
import { filtersOfAll } from '../../../../platform/search/list-filters.ts';
import { quotedTerm } from '../../../../platform/search/quoted-term.ts';
import { spelledCities, spelledProvince } from '../../../../platform/search/spelling.ts';

/** A choice in the terms of the index, as one condition of the list. */
export interface WantedTenders {
  /** Text of a tsquery that holds for each tender that is wanted, and for few others; null: for none. */
  readonly terms: string | null;
  /** SQL: true for a tender `t` that the terms found and that is wanted. */
  readonly isWanted: SQLQuery;
}

/** Tenders that a choice would be told of: the rules of platform/matching/match-preferences.ts, as a question to the index. */
export async function wantedTenders(
  db: Queryable,
  choice: PreferenceChoice,
  now: Date,
  termsOfRow?: SQLQuery,
): Promise<WantedTenders> {
  const areas = await readAreas(db, choice.interestAreas);
  const items = readWords(choice.words);
  const chosenWords = [...new Set([...areas.flatMap(({ words }) => readWords(words).wanted), ...items.wanted])];
  const [categories, cities, texts] = await Promise.all([
    filtersOfAll(
      db,
      choice.categories.map((category) => ({ category })),
    ),
    spelledCities(db, choice.cities),
    criterionTexts(
      db,
      [...chosenWords, ...items.excluded].map((search) => ({ search })),
      now,
    ),
  ]);
  const keys = await categoryKeys(
    db,
    areas.flatMap(({ categoryIds }) => categoryIds),
  );
  const byKey = [...keys.map(quotedTerm), ...categories.flatMap(({ keys: own }) => own.map(({ term }) => term))];
  const wanted = texts.slice(0, chosenWords.length).filter(({ terms }) => terms !== '');
  const excluded = texts.slice(chosenWords.length).filter(({ terms }) => terms !== '');
  const isAny = choice.interestAreas.length + choice.categories.length + items.wanted.length === 0;
  if (!isAny && byKey.length + wanted.length === 0) return { terms: null, isWanted: sql`false` };
  const narrowing = [
    [...cities.values()].map((city) => quotedTerm(`c:${city}`)),
    choice.provinces.map((province) => quotedTerm(`p:${spelledProvince(province)}`)),
    choice.sectors.map((sector) => quotedTerm(`s:${sector}`)),
  ].filter((part) => part.length > 0);
  const either = [...byKey, ...wanted.map(({ terms }) => `(${terms})`)].join(' | ');
  const all = [...(isAny ? [] : [`(${either})`]), ...narrowing.map((part) => `(${part.join('|')})`)];
  const isChosen = isAny ? sql`true` : sql`(${anyTerm(byKey, termsOfRow)} OR ${anyOf(wanted, termsOfRow)})`;
  const isExcluded = sql`coalesce(${anyOf(excluded, termsOfRow)}, false)`;
  return { terms: all.join(' & '), isWanted: sql`${isChosen} AND NOT ${isExcluded}` };
}

interface Area {
  readonly categoryIds: readonly number[];
  readonly words: string;
}

function readAreas(db: Queryable, names: readonly string[]): Promise<Area[]> {
  return db.query<Area>(sql`SELECT category_ids AS "categoryIds", words FROM interest_area
    WHERE name = ANY (${[...names]}::text[]) ORDER BY id`);
}

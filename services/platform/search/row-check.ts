import type { SearchPart } from '#contracts/rules/search/search-grammar.ts';
import { singular } from '#contracts/rules/search/singular.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import { quotedTerm } from './quoted-term.ts';
import { allTerms, asWords, hasOneForm, NAMES } from './search-terms.ts';
import { askedNames, type RelaxedTerms, type Search, type SearchTerm } from './understand-search.ts';
import { asWrittenThere, isOfTitles, isWide } from './wide-words.ts';

/** Words of a name that may stand this far from each other: 'medical and surgical equipment'. */
const NEAR = 4;

/**
 * The tsquery of what the index cannot tell, to be asked of `search_vector` of each candidate; NULL when there is nothing:
 * phrases, wanted and excluded; names of several words, which stand together; words whose stem is too wide.
 */
export function rowCheck(search: Search): SQLQuery {
  const parts = checksOf(search);
  return parts.length === 0 ? sql`NULL::tsquery` : sql`nullif((${sql.join(parts, sql` && `)})::text, '')::tsquery`;
}

/** Whether the index tells all of a search. */
export const isAnsweredByIndex = (search: Search): boolean => checksOf(search).length === 0;

const checksOf = ({ terms, excluded, some }: Search): SQLQuery[] => [
  ...terms.map(checkOf).filter((part) => part !== undefined),
  ...(some === undefined ? [] : checksOfSome(some)),
  ...excluded.filter(isSeveral).map((part) => sql`!!${asPhrase(part.words)}`),
];

const isSeveral = ({ words, isPhrase }: SearchPart) => isPhrase && words.length > 1;
/** A name such as IT stands in titles only, as it was written there. */
function asPhrase(words: readonly string[]): SQLQuery {
  const language = words.some((word) => NAMES.has(word)) ? 'simple' : 'english';
  return sql`phraseto_tsquery(${language}::regconfig, ${words.join(' ')})`;
}

/** undefined: the index has told all. A filter that is named stands in no text. */
function checkOf(term: SearchTerm): SQLQuery | undefined {
  const { words, named, isPhrase } = term;
  if (isPhrase) return isSeveral(term) ? asPhrase(words) : undefined;
  const names = [words, ...askedNames(term)];
  if (named.length > 0 || !names.some((name) => name.length > 1 || isWide(name))) return undefined;
  const checks = names.map((name) => {
    if (isWide(name)) return exactly(name);
    return name === words ? together(name) : asName(name);
  });
  return sql`(${sql.join(checks, sql` || `)})`;
}

/**
 * Another name: one word in any form, or words that stand together; in Urdu a particle may stand before the last. The words
 * are asked for first: most candidates lack one, which is told sooner than for each distance.
 */
function asName(words: readonly string[]): SQLQuery {
  const [before, last] = [words.slice(0, -1), words.slice(-1)];
  if (before.length === 0) return asWords(last);
  if (last.every(hasOneForm) && (before.length > 1 || words.some((word) => NAMES.has(word)))) return asPhrase(words);
  const apart = (before.length > 1 ? [1, 2] : [1, 2, 3]).map(
    (at) => sql`tsquery_phrase(${asPhrase(before)}, ${asWords(last)}, ${at}::int)`,
  );
  return sql`(${asWords(words)} && (${sql.join(apart, sql` || `)}))`;
}

/** One of the readings, words and checks; nothing where the index has told all of them, or one names filters only. */
function checksOfSome({ readings }: RelaxedTerms): SQLQuery[] {
  if (readings.flat().every((term) => checkOf(term) === undefined)) return [];
  const checked = readings.map((terms) =>
    terms.map((term) => checkOf(term) ?? (term.named.length > 0 ? undefined : allTerms([term]))),
  );
  const whole = checked.map((parts) => parts.filter((part) => part !== undefined));
  if (whole.some((parts) => parts.length === 0)) return [];
  const readingsOf = whole.map((parts) => sql`(${sql.join(parts, sql` && `)})`);
  return [sql`(${sql.join(readingsOf, sql` || `)})`];
}

/** A typed name: two words stand near each other, more of them anywhere. */
function together(words: readonly string[]): SQLQuery {
  if (words.some((word) => NAMES.has(word))) return asPhrase(words);
  return words.length === 2 ? near(words) : asWords(words);
}

/** Both words within a few of each other, in either order. */
function near([first = '', second = '']: readonly string[]): SQLQuery {
  const [a, b] = [asWords([first]), asWords([second])];
  const apart = Array.from({ length: NEAR }, (_, at) => sql`tsquery_phrase(${a}, ${b}, ${at + 1}::int)`);
  return sql`(${a} && ${b} && (${sql.join([...apart, sql`tsquery_phrase(${b}, ${a}, 1)`], sql` || `)}))`;
}

/** The word in title or number; or its stem in another text, where the title means nothing else by that stem. */
function exactly([word = '']: readonly string[]): SQLQuery {
  const one = singular(word);
  const other = one.endsWith('ator') ? sql` && !!${quotedTerm(one.replace(/or$/, 'ion'))}::tsquery` : sql``;
  const stem = sql`(SELECT plainto_tsquery('english', ${word})::text)`;
  const written = asWrittenThere(word);
  if (isOfTitles(word)) return sql`${written}::tsquery`;
  return sql`(${written}::tsquery || ((${stem} || ':D')::tsquery && !!(${stem} || ':A')::tsquery${other}))`;
}

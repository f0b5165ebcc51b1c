import type { SearchPart } from '#contracts/rules/search/search-grammar.ts';
import { singular } from '#contracts/rules/search/singular.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import { quotedTerm } from './quoted-term.ts';
import type { Search, SearchTerm } from './understand-search.ts';
import { USUAL } from './usual-words.ts';

/** Words of a name that may stand this far from each other: 'medical and surgical equipment'. */
const NEAR = 4;

/** Words that share their English stem with other things: UPS and up, police and policy. */
const WIDE = new Set('ups police policy community communication universal author animal organ'.split(' '));

/**
 * The tsquery of what the index cannot tell, to be asked of `search_vector` of each candidate; NULL when there is nothing:
 * phrases, wanted and excluded; names of several words, which stand together; words whose stem is too wide.
 */
export function rowCheck(search: Search): SQLQuery {
  const parts = checksOf(search);
  return parts.length === 0 ? sql`NULL::tsquery` : sql`nullif((${sql.join(parts, sql` && `)})::text, '')::tsquery`;
}

/** Whether the index tells all of a search. */
export const isTold = (search: Search): boolean => checksOf(search).length === 0;

const checksOf = ({ terms, excluded }: Search): SQLQuery[] => [
  ...terms.map(checkOf).filter((part) => part !== undefined),
  ...excluded.filter(isSeveral).map((part) => sql`!!${asPhrase(part.words)}`),
];

const isSeveral = ({ words, isPhrase }: SearchPart) => isPhrase && words.length > 1;
const asPhrase = (words: readonly string[]) => sql`phraseto_tsquery('english', ${words.join(' ')})`;

/** undefined: the index has told all. A filter that is named stands in no text. */
function checkOf(term: SearchTerm): SQLQuery | undefined {
  const { words, synonyms, named, isPhrase } = term;
  if (isPhrase) return isSeveral(term) ? asPhrase(words) : undefined;
  const [word = ''] = words;
  const wide = words.length === 1 && isWide(word);
  if (named.length > 0 || (!wide && ![words, ...synonyms].some((name) => name.length > 1))) return undefined;
  const own = wide ? exactly(word) : isLoose(words) ? sql`plainto_tsquery('english', ${words.join(' ')})` : near(words);
  return sql`(${sql.join([own, ...synonyms.map(asPhrase)], sql` || `)})`;
}

/** 'Services' and the like stand in every second notice, so only beside the other word they make a name with it. */
const isLoose = (words: readonly string[]) => words.length !== 2 || !words.some((word) => USUAL.has(word));

/** Both words within a few of each other, in either order. */
function near([first = '', second = '']: readonly string[]): SQLQuery {
  const a = sql`plainto_tsquery('english', ${first})`;
  const b = sql`plainto_tsquery('english', ${second})`;
  const apart = Array.from({ length: NEAR }, (_, at) => sql`tsquery_phrase(${a}, ${b}, ${at + 1}::int)`);
  return sql`(${sql.join([...apart, sql`tsquery_phrase(${b}, ${a}, 1)`], sql` || `)})`;
}

const isWide = (word: string) => WIDE.has(word) || WIDE.has(singular(word)) || singular(word).endsWith('ator');

/** The word in title or number; or its stem in another text, where the title means nothing else by that stem. */
function exactly(word: string): SQLQuery {
  const one = singular(word);
  const other = one.endsWith('ator') ? sql` && !!${quotedTerm(one.replace(/or$/, 'ion'))}::tsquery` : sql``;
  const stem = sql`(SELECT plainto_tsquery('english', ${word})::text)`;
  const written = [...new Set([word, one, `${one}s`])].map(quotedTerm).join('|');
  return sql`(${written}::tsquery || ((${stem} || ':D')::tsquery && !!(${stem} || ':A')::tsquery${other}))`;
}

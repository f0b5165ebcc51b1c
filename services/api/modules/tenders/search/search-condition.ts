import { searchWords } from '#contracts/rules/search-text.ts';
import { type SQLQuery, sql } from '#db/connection.ts';

/** Longer words are cut, in the index as in the query. */
export const MAX_WORD = 100;

/** English stop words that are names in tenders: information technology, the World Health Organization. */
const NAMES = new Set(['it', 'who']);

/**
 * The words that a search asks for; [] when it has none (only punctuation), which is no search at all.
 */
export const wordsOf = (search: string): readonly string[] =>
  searchWords(search).map((word) => word.slice(0, MAX_WORD).toWellFormed());

/**
 * True for the tenders `t` that hold every one of the folded `words`, the last also as the beginning of a word. Stop words ('of') do not count beside others, for the index holds them of titles only.
 */
export function searchCondition(words: readonly string[]): SQLQuery {
  const last = words.at(-1);
  if (last === undefined) return sql`true`;
  const before = words.slice(0, -1);
  const rest = sql`(plainto_tsquery('english', ${before.join(' ')}) && ${named(before)})`;
  const ending = sql`(plainto_tsquery('english', ${last}) || to_tsquery('simple', ${prefix(last)}))`;
  if (before.length === 0 || NAMES.has(last)) return sql`t.search_vector @@ (${rest} && ${ending})`;
  return sql`t.search_vector @@ CASE
    WHEN numnode(plainto_tsquery('english', ${last})) = 0 AND numnode(${rest}) > 0 THEN ${rest}
    ELSE ${rest} && ${ending} END`;
}

const named = (words: readonly string[]) =>
  sql`plainto_tsquery('simple', ${words.filter((word) => NAMES.has(word)).join(' ')})`;

/** One letter begins too many words to mean one. A folded word holds nothing that to_tsquery takes for syntax. */
const prefix = (word: string) => (word.length > 1 && !NAMES.has(word) ? `'${word}':*` : `'${word}'`);

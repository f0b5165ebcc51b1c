import { searchWords } from '#contracts/rules/search-text.ts';
import { type SQLQuery, sql } from '#db/connection.ts';

/** Letters at which a word is cut, in the index as in the query. */
export const MAX_WORD = 100;
/** Letters of the longest beginning that the index holds (db/functions/stored/tender-beginnings.sql). */
const MAX_BEGINNING = 12;

/** English stop words that are names in tenders: information technology, the World Health Organization. */
const NAMES = new Set(['it', 'who']);

/**
 * The words that a search asks for; [] when it has none (only punctuation), which is no search at all.
 */
export const wordsOf = (search: string): readonly string[] =>
  searchWords(search).map((word) => word.slice(0, MAX_WORD).toWellFormed());

/** Places where the last word may be the beginning of one: titles, references and names; any text, which takes longer; none. */
export type Beginnings = 'titles' | 'anywhere' | 'whole';

/** Whether searching `anywhere` could find more. */
export function canBegin(words: readonly string[]): boolean {
  const last = [...(words.at(-1) ?? '')];
  return last.length > 1 && last.length <= MAX_BEGINNING && !NAMES.has(last.join(''));
}

/**
 * The tsquery that holds for tenders with every one of the folded `words`, the last also as the beginning of a word.
 * Stop words ('of') do not count beside others, for the index holds them of titles only.
 */
export function searchTerms(words: readonly string[], beginnings: Beginnings = 'titles'): SQLQuery {
  const last = words.at(-1);
  if (last === undefined) return sql`''::tsquery`;
  const before = words.slice(0, -1);
  const rest = sql`(plainto_tsquery('english', ${before.join(' ')}) && ${named(before)})`;
  const ending = sql`(plainto_tsquery('english', ${last}) || ${beginning(last, beginnings)}::tsquery)`;
  if (before.length === 0 || NAMES.has(last)) return sql`(${rest} && ${ending})`;
  return sql`CASE WHEN numnode(plainto_tsquery('english', ${last})) = 0 AND numnode(${rest}) > 0 THEN ${rest}
    ELSE ${rest} && ${ending} END`;
}

const named = (words: readonly string[]) =>
  sql`plainto_tsquery('simple', ${words.filter((word) => NAMES.has(word)).join(' ')})`;

/** One letter begins too many words to mean one. A folded word holds nothing that a tsquery takes for syntax. */
function beginning(word: string, beginnings: Beginnings): string {
  const letters = [...word].length;
  if (letters === 1 || NAMES.has(word) || beginnings === 'whole') return `'${word}'`;
  return beginnings === 'titles' && letters <= MAX_BEGINNING ? `'^${word}'` : `'${word}':*`;
}

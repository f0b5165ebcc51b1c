import { type SQLQuery, sql } from '#db/connection.ts';

/**
 * The ORDER BY of a sort parameter such as `-name`. Columns come from the caller, never from the request; `id` settles
 * ties, so that no row stands on two pages.
 */
export function orderBy<Column extends string>(
  sort: Column | `-${Column}` | undefined,
  columns: Readonly<Record<Column, SQLQuery>>,
  otherwise: SQLQuery,
  id: SQLQuery,
): SQLQuery {
  if (sort === undefined) return sql`ORDER BY ${otherwise}`;
  const isDescending = sort.startsWith('-');
  const column = columns[(isDescending ? sort.slice(1) : sort) as Column];
  return isDescending ? sql`ORDER BY ${column} DESC, ${id} DESC` : sql`ORDER BY ${column}, ${id}`;
}

/** The rows of a page; nothing when no page was asked for. A page without a limit has 100 rows. */
export function pageWindow({
  page,
  limit,
}: {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}) {
  if (page === undefined && limit === undefined) return sql``;
  const rows = limit ?? 100;
  return sql`LIMIT ${rows} OFFSET ${((page ?? 1) - 1) * rows}`;
}

/** Letters from which a word is found anywhere. Shorter ones have no three letters that an index could know, and are looked for where a word begins. */
const ANYWHERE_FROM = 3;

/** The words that a search of names and addresses asks for. */
export const searchedWords = (search: string | undefined): readonly string[] =>
  (search ?? '').split(/\s+/).filter((word) => word !== '');

/**
 * A condition that is true where `word` occurs in the text, whatever the case; of one or two letters, where it begins a
 * word. Quick where an index of letter triples is on the very expression of `text`.
 */
export function containsWord(word: string, text: SQLQuery): SQLQuery {
  const escaped = word.replace(/[\\%_]/g, '\\$&');
  const starts = [...word].length < ANYWHERE_FROM ? ['', '% ', '%('] : ['%'];
  const found = starts.map((start) => sql`(${text}) ILIKE ${`${start}${escaped}%`}`);
  return sql`(${sql.join(found, ' OR ')})`;
}

/** True where every word of `search` occurs in the text. */
export function containsWords(search: string | undefined, text: SQLQuery): SQLQuery {
  const found = searchedWords(search).map((word) => containsWord(word, text));
  return found.length === 0 ? sql`true` : sql`(${sql.join(found, ' AND ')})`;
}

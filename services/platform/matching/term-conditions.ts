import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { CATEGORY_TREE } from '#db/tenders/category-tree.ts';
import type { CriterionText } from './compile-criteria.ts';

/** The terms of a tender `t` that any text is asked for: words and keys, neither days nor beginnings. */
const TERMS = sql`(t.search_vector || array_to_tsvector(tender_keys(t)))`;

/** True where the tender's terms meet one of these texts of tsqueries. */
export const anyTerm = (texts: readonly string[], terms = TERMS): SQLQuery =>
  texts.length === 0 ? sql`false` : sql`${terms} @@ ${texts.join('|')}::tsquery`;

/** True for a tender `t` that one of these finds: those without a check of the row are one condition, each other is asked by itself. */
export function anyOf(texts: readonly CriterionText[], terms = TERMS): SQLQuery {
  const plain = texts.filter(({ words }) => words === null);
  const checked = texts.filter(({ words }) => words !== null);
  const each = checked.map(
    ({ terms: text, words }) => sql`(t.search_vector @@ ${words}::tsquery AND ${terms} @@ ${text}::tsquery)`,
  );
  const together = anyTerm(
    plain.map(({ terms: text }) => `(${text})`),
    terms,
  );
  return sql`(${sql.join([together, ...each], sql` OR `)})`;
}

/** Keys of categories and of all below them. */
export async function categoryKeys(db: Queryable, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.prepared<{ id: number }>(sql`SELECT DISTINCT up.id FROM ${CATEGORY_TREE}
    WHERE up.above = ANY (${[...ids]}::int[])`);
  return rows.map(({ id }) => `k:${id}`);
}

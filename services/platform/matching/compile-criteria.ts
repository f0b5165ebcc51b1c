import type { FacetQuery } from '#contracts/api/tenders.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { filtersOfAll, type ListFilters, termsOf } from '../search/list-filters.ts';
import { rowCheck } from '../search/row-check.ts';
import { searchTerms } from '../search/search-terms.ts';
import { readTermQuery, type TermQuery } from './term-query.ts';

/** A list of the site that somebody wants to hear of: an item of his words is a list with nothing but a search. */
export type Criterion = Partial<FacetQuery>;

export interface CompiledCriterion {
  /** The terms of the index that a notice must have; undefined: none can. */
  readonly query: TermQuery | undefined;
  /** Conditions that terms cannot tell, to be asked of each notice that has them; null: there are none. */
  readonly check: RowConditions | null;
}

export interface RowConditions {
  /** tsqueries of all terms and of `search_vector`. */
  readonly terms: string | null;
  readonly words: string | null;
  readonly status: string | null;
  readonly closingFrom: string | null;
  readonly closingTo: string | null;
}

/** Criteria of one statement; it grows with them. */
const AT_ONCE = 200;

/** Criteria as the list's own code asks for them, by a few queries for hundreds. */
export async function compileCriteria(
  db: Queryable,
  criteria: readonly Criterion[],
  now: Date,
): Promise<CompiledCriterion[]> {
  const compiled: CompiledCriterion[] = [];
  for (let at = 0; at < criteria.length; at += AT_ONCE) {
    const filters = await filtersOfAll(db, criteria.slice(at, at + AT_ONCE));
    const values = filters.map((one, place) => valuesOf(one, place, now));
    const rows = await db.query<Row>(
      sql`SELECT terms, words FROM (VALUES ${sql.join(values, sql`, `)}) AS v (place, terms, words) ORDER BY place`,
    );
    compiled.push(...filters.map((one, place) => compiledOf(one, rows[place] ?? { terms: '', words: null })));
  }
  return compiled;
}

interface Row {
  /** Null: there is no condition. */
  readonly terms: string | null;
  readonly words: string | null;
}

/** Status and days are asked of the row: their terms in the index are about days that pass. */
function valuesOf(filters: ListFilters, place: number, now: Date): SQLQuery {
  const timeless = { ...filters, status: undefined, closingFrom: undefined, closingTo: undefined };
  const terms = termsOf(timeless, searchTerms(filters.search, 'whole'), now);
  return sql`(${place}::int, ${terms === undefined ? sql`NULL::text` : sql`(${terms})::text`}, (${rowCheck(filters.search)})::text)`;
}

function compiledOf(stated: ListFilters, { terms, words }: Row): CompiledCriterion {
  const { status = null, closingFrom = null, closingTo = null } = stated;
  const read = terms === null ? { query: { op: 'anything' as const }, isExact: true } : readTermQuery(terms);
  if (read === undefined) return { query: undefined, check: null };
  const check = { terms: read.isExact ? null : terms, words, status, closingFrom, closingTo };
  return { query: read.query, check: Object.values(check).every((one) => one === null) ? null : check };
}

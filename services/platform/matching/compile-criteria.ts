import type { FacetQuery } from '#contracts/api/tenders.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { conditionsOf, filtersOfAll, type ListFilters, together } from '../search/list-filters.ts';
import { isAnsweredByIndex, rowCheck } from '../search/row-check.ts';
import { plainTerms, plainWords } from '../search/search-terms.ts';
import { withWider } from '../search/understand-search.ts';
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

/** A criterion as Postgres reads it: the tsquery of all terms, and that of `search_vector` which it leaves open, as texts. */
export interface CriterionText {
  /** Null: there is no condition; '': no notice can meet it. */
  readonly terms: string | null;
  readonly words: string | null;
}

/**
 * Criteria as the list's own code asks for them, by a few queries for hundreds. Wider words count at once: whoever waits for
 * notices would rather have one of furniture than miss the chairs in it.
 */
export async function compileCriteria(
  db: Queryable,
  criteria: readonly Criterion[],
  now: Date,
): Promise<CompiledCriterion[]> {
  return (await eachText(db, criteria, now)).map(({ filters, text }) => compiledOf(filters, text));
}

/** The same as texts, for who asks Postgres himself. */
export async function criterionTexts(
  db: Queryable,
  criteria: readonly Criterion[],
  now: Date,
): Promise<CriterionText[]> {
  return (await eachText(db, criteria, now)).map(({ text }) => text);
}

async function eachText(db: Queryable, criteria: readonly Criterion[], now: Date) {
  const found: { readonly filters: ListFilters; readonly text: CriterionText }[] = [];
  for (let at = 0; at < criteria.length; at += AT_ONCE) {
    const stated = await filtersOfAll(db, criteria.slice(at, at + AT_ONCE));
    const part = stated.map((filters) => ({ ...filters, search: withWider(filters.search) }));
    const texts = await textsOf(db, part, now);
    found.push(...part.map((filters, place) => ({ filters, text: texts[place] ?? { terms: '', words: null } })));
  }
  return found;
}

/** Most criteria are a few plain words, which are asked for together; the others by an expression for each. */
async function textsOf(db: Queryable, part: readonly ListFilters[], now: Date): Promise<CriterionText[]> {
  const words = part.map(wordsAlone);
  const plain = await plainTerms(
    db,
    words.filter((one) => one !== undefined),
  );
  const others = part.filter((_, at) => words[at] === undefined).map((filters, place) => valuesOf(filters, place, now));
  const rows =
    others.length === 0
      ? []
      : await db.query<CriterionText>(
          sql`SELECT terms, words FROM (VALUES ${sql.join(others, sql`, `)}) AS v (place, terms, words) ORDER BY place`,
        );
  const [nextPlain, nextOther] = [plain.values(), rows.values()];
  return words.map((one) => {
    if (one !== undefined) return { terms: nextPlain.next().value ?? '', words: null };
    return nextOther.next().value ?? { terms: '', words: null };
  });
}

/** The words of a criterion that has nothing else. */
function wordsAlone({ search, keys, marks }: ListFilters): readonly string[] | undefined {
  return keys.length + marks.length === 0 && isAnsweredByIndex(search) ? plainWords(search) : undefined;
}

/** Status and days are asked of the row: their terms in the index are about days that pass. */
function valuesOf(filters: ListFilters, place: number, now: Date): SQLQuery {
  const timeless = { ...filters, status: undefined, closingFrom: undefined, closingTo: undefined };
  const conditions = conditionsOf(timeless, now, 'whole');
  return sql`(${place}::int, ${conditions.length === 0 ? sql`NULL::text` : sql`${together(conditions)}::text`}, (${rowCheck(filters.search)})::text)`;
}

function compiledOf(stated: ListFilters, { terms, words }: CriterionText): CompiledCriterion {
  const { status = null, closingFrom = null, closingTo = null } = stated;
  const read = terms === null ? { query: { op: 'anything' as const }, isExact: true } : readTermQuery(terms);
  if (read === undefined) return { query: undefined, check: null };
  const check = { terms: read.isExact ? null : terms, words, status, closingFrom, closingTo };
  return { query: read.query, check: Object.values(check).every((one) => one === null) ? null : check };
}

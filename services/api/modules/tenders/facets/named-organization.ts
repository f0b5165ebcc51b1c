import { type Queryable, sql } from '#db/connection.ts';
import { askedNames, type SearchTerm } from '../../../../platform/search/understand-search.ts';

/** Terms beside each other that together may be the name of an organization. */
const NAME_TERMS = 8;

/** The organization that terms of a search name, by its name or a short form of it, with these terms; the longest name first. */
export async function namedOrganization(db: Queryable, terms: readonly SearchTerm[]) {
  const candidates = terms.flatMap((term, at) => {
    const next = terms.slice(at, at + NAME_TERMS);
    const typed = next.map((_, last) => ({ terms: next.slice(0, last + 1), name: wordsOf(next.slice(0, last + 1)) }));
    const called = askedNames(term).filter((words) => words.length > 1);
    return [...typed, ...called.map((words) => ({ terms: [term], name: words.join(' ') }))];
  });
  const names = candidates.map(({ name }) => name);
  if (names.length === 0) return undefined;
  // 'sui northern gas pipelines' is the beginning of 'sui northern gas pipelines limited sngpl'
  const begun = candidates.filter(({ name }) => name.split(' ').length > 2).map(({ name }) => `${name} %`);
  const [found] = await db.prepared<{
    name: string;
    folded: string;
  }>(sql`SELECT name, name_folded AS folded FROM organization
    WHERE name_folded = ANY (${names}::text[]) OR name_folded LIKE ANY (${begun}::text[])
    ORDER BY length(name_folded) DESC, id LIMIT 1`);
  if (found === undefined) return undefined;
  const by = candidates
    .filter(({ name }) => found.folded === name || found.folded.startsWith(`${name} `))
    .toSorted((a, b) => b.terms.length - a.terms.length)[0];
  return by && { value: found.name, terms: by.terms };
}

const wordsOf = (terms: readonly SearchTerm[]) => terms.flatMap(({ words }) => words).join(' ');

import type { TenderFacets } from '#contracts/api/tenders.ts';
import { parseSearch, printSearch, type SearchPart } from '#contracts/rules/search/search-grammar.ts';
import type { Database, Queryable } from '#db/connection.ts';
import type { ListFilters } from '../../../../platform/search/list-filters.ts';
import { isKnown, partsOf, understandSearch } from '../../../../platform/search/understand-search.ts';
import { countHits, criteriaFor } from '../list/hits.ts';

import { betterWords } from '../search/spelling/did-you-mean.ts';
import { namedOrganization } from './named-organization.ts';

/** A search with other spellings of its words that finds something; undefined when there is none. Phrases stay as they are. */
export async function betterSearch(
  db: Database,
  text: string,
  filters: ListFilters,
  now: Date,
): Promise<string | undefined> {
  const typed = parseSearch(text);
  /** Words with another name are spelled as somebody means them. */
  const isOpen = (words: readonly string[]) =>
    filters.search.terms.some(
      (term) => !term.isPhrase && !isKnown(term) && words.every((word) => term.words.includes(word)),
    );
  const words = typed.wanted.flatMap((part) => (!part.isPhrase && isOpen(part.words) ? part.words : []));
  const respelled = (better: ReadonlyMap<string, string>) =>
    printSearch({
      ...typed,
      wanted: typed.wanted.map((part): SearchPart => {
        const [word = ''] = part.words;
        return part.isPhrase ? part : { ...part, words: [better.get(word) ?? word] };
      }),
    });
  const finds = async (better: ReadonlyMap<string, string>) => {
    const search = await understandSearch(db, respelled(better));
    return (await countHits(db, criteriaFor({ ...filters, search }, now), 1)) > 0;
  };
  const better = await betterWords(db, words, finds);
  if (better !== undefined) return respelled(better);
  const unquoted = printSearch({ ...typed, wanted: typed.wanted.map((part) => ({ ...part, isPhrase: false })) });
  const search = await understandSearch(db, unquoted);
  const isOther = typed.wanted.some(({ isPhrase }) => isPhrase);
  return isOther && (await countHits(db, criteriaFor({ ...filters, search }, now), 1)) > 0 ? unquoted : undefined;
}

type Named = NonNullable<TenderFacets['named']>;

/** Filters that words name, where their facet is free and the words were not left out. */
export async function namedFilters(
  db: Queryable,
  { search, keys }: ListFilters,
  leftOut: readonly string[],
): Promise<Named> {
  const chosen = new Set<string>(keys.map(({ facet }) => facet));
  const asked = search.terms.filter(({ words }) => !leftOut.includes(words.join(' ')));
  const without = (terms: readonly SearchPart[]) =>
    printSearch({ wanted: partsOf(asked.filter((other) => !terms.includes(other))), excluded: search.excluded });
  const named = asked.flatMap((term) =>
    term.named
      .filter(({ facet }) => !chosen.has(facet))
      .map(({ facet, value }) => ({ filter: facet, value, rest: without([term]) })),
  );
  const organization = chosen.has('organization') ? undefined : await namedOrganization(db, asked);
  if (organization === undefined) return named;
  const { value, terms } = organization;
  return [...named, { filter: 'organization', value, rest: without(terms) }];
}

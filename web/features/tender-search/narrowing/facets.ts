import type { TenderFacets } from '#contracts/api/tenders.ts';
import { FACET_VALUES_MAX } from '#contracts/vocabulary/lists/public-lists.ts';
import { formatCount } from '../../../lib/format/format.ts';
import type { FilterName } from '../filters.ts';

export type FacetName = keyof TenderFacets['facets'];

/** How many tenders each value of a filter would leave, by value; undefined where it is not known. */
export function countsOf(facets: TenderFacets | undefined, name: FacetName): (value: string) => string | undefined {
  if (facets === undefined) return () => undefined;
  const values = facets.facets[name];
  const isWhole = values.length < FACET_VALUES_MAX;
  const counts = new Map(values.map(({ value, count }) => [value, count]));
  const more = facets.countsRelation === 'gte' ? '+' : '';
  return (value) => {
    const count = counts.get(value) ?? (isWhole ? 0 : undefined);
    return count === undefined ? undefined : `${formatCount(count)}${count > 0 ? more : ''}`;
  };
}

/** A tender has at most one value of these filters, so that the counts of all values add up. */
const SINGLE: readonly FilterName[] = ['status', 'province', 'city'];

/** How many tenders there would be without one of the filters; undefined when the counts do not tell. */
export function totalWithout(facets: TenderFacets | undefined, name: FilterName): number | undefined {
  if (facets === undefined || !SINGLE.includes(name)) return undefined;
  const values = facets.facets[name as FacetName];
  return values.length < FACET_VALUES_MAX ? values.reduce((sum, { count }) => sum + count, 0) : undefined;
}

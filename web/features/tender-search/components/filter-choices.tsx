import { useDeferredValue, useMemo } from 'react';
import type { TenderFacets } from '#contracts/api/tenders.ts';
import { TENDER_STATUS_LABELS, TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { useLookup } from '../../../lib/api/lookups.ts';
import { changeFilters, type Filtering } from '../filters.ts';
import { FilterSelect } from './filter-select.tsx';

interface FilterChoicesProps extends Omit<Filtering, 'hrefOf'> {
  /** False in a bar, which has no status and hides its labels. */
  readonly isWhole: boolean;
}

/** The filters that have one value out of a list; each applies at once. */
export function FilterChoices({ filters, facets, apply, isWhole }: FilterChoicesProps) {
  const choice = (name: 'province' | 'city' | 'category' | 'status') => ({
    name,
    facets,
    hideLabel: !isWhole,
    value: filters[name] ?? '',
    onChange: (value: string) => apply(changeFilters(filters, { [name]: value })),
  });
  return (
    <>
      <FilterSelect {...choice('province')} values={useLookup('provinces')} />
      <FilterSelect {...choice('city')} values={useCities(facets)} />
      <FilterSelect {...choice('category')} values={useLookup('categories')} />
      {isWhole && <FilterSelect {...choice('status')} values={TENDER_STATUSES} labels={TENDER_STATUS_LABELS} />}
    </>
  );
}

/** The cities: with the page come those of its tenders, or the largest; all of them follow, and are drawn when there is time. */
function useCities(facets: TenderFacets | undefined): readonly string[] {
  const found = useMemo(() => facets?.facets.city.map(({ value }) => value).toSorted(), [facets]);
  return useDeferredValue(useLookup('cities', found?.length === 0 ? undefined : found));
}

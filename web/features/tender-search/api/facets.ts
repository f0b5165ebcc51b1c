import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PageKey } from '#contracts/api/page.ts';
import type { TenderFacets } from '#contracts/api/tenders.ts';
import type { TenderFilters } from '../filters.ts';

/** The query of the counts beside the filters; order and page make no difference to them. */
export function facetsKey({ sort: _sort, page: _page, ...filters }: TenderFilters): PageKey {
  return ['/api/tenders/facets', filters];
}

/** The counts beside the filters; undefined until they are known. Nothing depends on them but comfort. */
export function useFacets(filters: TenderFilters): TenderFacets | undefined {
  return useQuery<TenderFacets>({ queryKey: facetsKey(filters), placeholderData: keepPreviousData }).data;
}

/** The query of how many tenders of all have each status. */
export const STATUS_COUNTS_KEY = ['/api/tenders/facets', { only: 'status' }] as const satisfies PageKey;

export const useStatusCounts = (): TenderFacets['facets']['status'] | undefined =>
  useQuery<TenderFacets>({ queryKey: STATUS_COUNTS_KEY }).data?.facets.status;

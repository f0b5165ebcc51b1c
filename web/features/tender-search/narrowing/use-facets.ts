import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TenderFacets } from '#contracts/api/tenders.ts';
import type { TenderFilters } from '../filters.ts';
import { facetsKey } from './facets.ts';

/** The counts beside the filters; undefined until they are known. Nothing depends on them but comfort. */
export function useFacets(filters: TenderFilters): TenderFacets | undefined {
  return useQuery<TenderFacets>({ queryKey: facetsKey(filters), placeholderData: keepPreviousData }).data;
}

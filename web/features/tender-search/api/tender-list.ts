import type { PageKey } from '#contracts/api/page.ts';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { type TenderFilters, toApiParameters } from '../filters.ts';

/** Cards on the home page. */
export const HOME_LIMIT = 6;

export function tenderListKey(filters: TenderFilters, limit: number): PageKey {
  return ['/api/tenders', toApiParameters(filters, limit)];
}

export function useTenderList(filters: TenderFilters, limit: number) {
  return useListPage<TenderListItem>(...tenderListKey(filters, limit));
}

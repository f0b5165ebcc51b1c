import type { TenderListItem } from '#contracts/api/tenders.ts';
import { useListPage } from '../../lib/api/list-page.ts';
import type { TenderFilters } from './filters.ts';
import { tenderListKey } from './tender-list-key.ts';

export function useTenderList(filters: TenderFilters, limit: number) {
  return useListPage<TenderListItem>(...tenderListKey(filters, limit));
}

import type { TenderListItem } from '#contracts/api/tenders.ts';
import { type AdminAddress, pageParameters } from '../../../lib/admin/admin-address.ts';
import { useDeleteItem } from '../../../lib/admin/use-list-mutations.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { text } from '../messages.en.ts';

export const PAGE_SIZE = 25;

const LIST = { path: '/api/tenders', changed: CHANGED.tender, text };

export function useAdminTenders(address: AdminAddress) {
  const status = address.status ?? 'all';
  return useListPage<TenderListItem>(LIST.path, { ...pageParameters(address, PAGE_SIZE), status });
}

export function useDeleteTender() {
  return useDeleteItem(LIST);
}

import type { TenderListItem } from '#contracts/api/tenders.ts';
import { ADMIN_SORTS } from '#contracts/vocabulary/lists/admin-lists.ts';
import { type AdminAddress, pageParameters } from '../../../lib/admin/admin-address.ts';
import { useDeleteItem } from '../../../lib/admin/use-list-mutations.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { text } from '../messages.en.ts';

export const PAGE_SIZE = 25;

const LIST = { path: '/api/tenders', changed: CHANGED.tender, text };

/** Orders of the table that the public list does not have; a call of the administration answers them. */
export const isOwnOrder = (sort: string) => ADMIN_SORTS.tenders.some((one) => one === sort.replace(/^-/, ''));

export function useAdminTenders(address: AdminAddress) {
  const status = address.status ?? 'all';
  const path = isOwnOrder(address.sort) ? '/api/admin/tenders' : LIST.path;
  return useListPage<TenderListItem>(path, { ...pageParameters(address, PAGE_SIZE), status });
}

export function useDeleteTender() {
  return useDeleteItem(LIST);
}

import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import type { AdminAddress } from '../../../lib/admin/admin-address.ts';
import { type EditedList, useListMutations } from '../../../lib/admin/use-list-mutations.ts';
import { pageParameters, useListPage } from '../../../lib/admin/use-list-page.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import type { ListPage } from '../../../lib/api/load-list.ts';
import { adminTendersText as text } from '../../../lib/messages/admin/tenders.ts';

/** Rows on one page. */
export const PAGE_SIZE = 25;

const LIST: EditedList<TenderListItem> = {
  path: '/api/tenders',
  changed: CHANGED.tender,
  text,
  nameOf: ({ title }) => title,
};

/** One page of tenders, found and sorted by the server. */
export function useAdminTenders(address: AdminAddress): UseQueryResult<ListPage<TenderListItem>> {
  const status = address.status ?? 'all';
  return useListPage(LIST.path, { ...pageParameters(address, PAGE_SIZE), status });
}

/** Deletes a tender; done when the list has been fetched again. */
export function useDeleteTender(): UseMutationResult<null, Error, number> {
  return useListMutations(LIST, null).remove;
}

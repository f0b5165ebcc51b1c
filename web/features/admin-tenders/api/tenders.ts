import { useQuery } from '@tanstack/react-query';
import type { BulkBody, BulkResult } from '#contracts/api/tenders/bulk.ts';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { ADMIN_SORTS } from '#contracts/vocabulary/lists/admin-lists.ts';
import { type AdminAddress, pageParameters } from '../../../lib/admin/admin-address.ts';
import { useDeleteItem } from '../../../lib/admin/use-list-mutations.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { request } from '../../../lib/api/request.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../messages.en.ts';

export const PAGE_SIZE = 25;

const LIST = { path: '/api/tenders', changed: CHANGED.tender, text };

/** Orders of the table that the public list does not have; a call of the administration answers them. */
export const isOwnOrder = (sort: string) => ADMIN_SORTS.tenders.some((one) => one === sort.replace(/^-/, ''));

export function useAdminTenders(address: AdminAddress) {
  const status = address.status ?? 'all';
  const path = isOwnOrder(address.sort) ? '/api/admin/tenders' : LIST.path;
  return useListPage<TenderListItem>(path, {
    ...pageParameters(address, PAGE_SIZE),
    status,
    ...(address.since !== '' && { updatedSince: address.since }),
  });
}

export const useDeleteTender = () => useDeleteItem(LIST);

export function useBulkChange() {
  return useChange<BulkResult, BulkBody>({
    send: (body) => request('/api/admin/tenders/bulk', { method: 'POST', body }),
    changed: CHANGED.tender,
    done: ({ changed, refused: [first, ...others] }, { action }) => ({
      title: text.bulk.done[action](changed.length),
      ...(first !== undefined && {
        description: text.bulk.refused(first.id, first.message, others.length),
        variant: 'destructive' as const,
      }),
    }),
    failed: () => text.bulk.failed,
  });
}

const PATH = '/api/admin/samples';

export const useSamples = () => useQuery<{ readonly count: number }>({ queryKey: [PATH], refetchOnMount: 'always' });

export function useRemoveSamples() {
  return useChange<{ readonly removed: number }, void>({
    send: () => request(PATH, { method: 'DELETE' }),
    changed: CHANGED.sample,
    done: ({ removed }) => ({ title: text.samplesRemoved(formatCount(removed), removed === 1) }),
    failed: () => text.removeSamplesFailed,
  });
}

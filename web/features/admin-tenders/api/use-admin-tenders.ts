import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import type { AdminAddress } from '../../../lib/admin/admin-address.ts';
import { CHANGED, invalidatePaths } from '../../../lib/api/invalidate.ts';
import { type ListPage, loadList } from '../../../lib/api/load-list.ts';
import { withParameters } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { adminTendersText as text } from '../../../lib/messages/admin/tenders.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';

const PATH = '/api/tenders';

/** Rows on one page. */
export const PAGE_SIZE = 25;

/** One page of tenders, found and sorted by the server; while the next answer is awaited the last one stays. */
export function useAdminTenders({
  search,
  status,
  sort,
  page,
}: Omit<AdminAddress, 'tab'>): UseQueryResult<ListPage<TenderListItem>> {
  const parameters = { search, status: status ?? 'all', sort, page: String(page), limit: String(PAGE_SIZE) };
  return useQuery({
    queryKey: [PATH, parameters],
    queryFn: ({ signal }) => loadList<TenderListItem>(withParameters(PATH, parameters), signal),
    placeholderData: keepPreviousData,
  });
}

/** Deletes a tender; done when the list has been fetched again. */
export function useDeleteTender(): UseMutationResult<null, Error, number> {
  const toast = useToast();
  const fail = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request<null>(`${PATH}/${id}`, { method: 'DELETE' }),
    onSuccess: async () => {
      await invalidatePaths(queryClient, CHANGED.tender);
      toast({ title: text.deleted });
    },
    onError: (error) => fail(text.deleteFailed, error),
  });
}

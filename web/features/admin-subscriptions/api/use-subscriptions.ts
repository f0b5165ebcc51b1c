import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Subscription } from '#contracts/api/newsletter.ts';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { CHANGED, invalidatePaths } from '../../../lib/api/invalidate.ts';
import { type ListPage, loadList } from '../../../lib/api/load-list.ts';
import { withParameters } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';
import { formatInstant } from '../../../lib/format/dates.ts';
import { adminSubscriptionsText as text } from '../../../lib/messages/admin/subscriptions.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';

export const SUBSCRIPTIONS_PATH = '/api/admin/subscriptions';

/** Subscriptions on one page. */
export const PAGE_SIZE = 50;

/** One page of subscriptions, newest first; while the next answer is awaited the last one stays. */
export function useSubscriptions(search: string, page: number): UseQueryResult<ListPage<Subscription>> {
  const parameters = { search, page: String(page), limit: String(PAGE_SIZE) };
  return useQuery({
    queryKey: [SUBSCRIPTIONS_PATH, parameters],
    queryFn: ({ signal }) => loadList<Subscription>(withParameters(SUBSCRIPTIONS_PATH, parameters), signal),
    placeholderData: keepPreviousData,
  });
}

type Status = Pick<Subscription, 'id' | 'isActive'>;

/** Enables or disables; done when the list has been fetched again. */
export function useSetStatus(): UseMutationResult<Subscription, Error, Status> {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isActive }: Status) =>
      request<Subscription>(`${SUBSCRIPTIONS_PATH}/${id}/status`, { method: 'PATCH', body: { isActive } }),
    onSuccess: async ({ email, isActive }) => {
      await invalidatePaths(queryClient, CHANGED.subscription);
      toast({ title: text.updated, description: text.updatedText(email, isActive ? text.active : text.inactive) });
    },
    onError: (error) =>
      toast({
        title: text.updateFailed,
        description: errorMessage(error, text.updateFailedText),
        variant: 'destructive',
      }),
  });
}

export interface Extension {
  readonly id: number;
  readonly months: number;
}

/** Adds months to the term; done when the list has been fetched again. */
export function useExtend(): UseMutationResult<Subscription, Error, Extension> {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, months }: Extension) =>
      request<Subscription>(`${SUBSCRIPTIONS_PATH}/${id}/extend`, { method: 'POST', body: { months } }),
    onSuccess: async ({ expiryDate }) => {
      await invalidatePaths(queryClient, CHANGED.subscription);
      toast({ title: text.extended, description: text.extendedText(formatInstant(expiryDate ?? '')) });
    },
    onError: (error) =>
      toast({
        title: text.extendFailed,
        description: errorMessage(error, text.extendFailedText),
        variant: 'destructive',
      }),
  });
}

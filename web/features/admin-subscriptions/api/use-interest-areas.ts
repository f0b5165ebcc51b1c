import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { InterestArea } from '#contracts/api/newsletter.ts';
import { CHANGED, invalidatePaths } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { adminAreasText as text } from '../../../lib/messages/admin/interest-areas.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';

const PATH = '/api/admin/interest-areas';

/** Every area with its categories; counted anew whenever the tab is opened. */
export function useInterestAreas(): UseQueryResult<readonly InterestArea[]> {
  return useQuery({ queryKey: [PATH], refetchOnMount: 'always' });
}

/** Chooses the categories of an area; done when the areas have been fetched again. */
export function useMapInterestArea(id: number): UseMutationResult<InterestArea, Error, readonly string[]> {
  const toast = useToast();
  const fail = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (categories: readonly string[]) =>
      request<InterestArea>(`${PATH}/${id}`, { method: 'PUT', body: { categories } }),
    onSuccess: async ({ name }) => {
      await invalidatePaths(queryClient, CHANGED.interestArea);
      toast({ title: text.saved, description: name });
    },
    onError: (error) => fail(text.saveFailed, error),
  });
}

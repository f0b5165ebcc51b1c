import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Category, CategoryBody } from '#contracts/api/categories.ts';
import { CHANGED, invalidatePaths } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { submissionTitle, useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { adminCategoriesText as text } from '../../../lib/messages/admin/categories.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';

const PATH = '/api/categories';

/** All categories, inactive ones too, in the order of display. */
export function useCategories(): UseQueryResult<readonly Category[]> {
  return useQuery({ queryKey: [PATH] });
}

/** Creates a category, or changes the one with this id. */
export function useSaveCategory(id: number | null): UseMutationResult<Category, Error, CategoryBody> {
  const toast = useToast();
  const fail = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CategoryBody) =>
      id === null
        ? request<Category>(PATH, { method: 'POST', body })
        : request<Category>(`${PATH}/${id}`, { method: 'PUT', body }),
    onSuccess: ({ name }) => {
      void invalidatePaths(queryClient, CHANGED.category);
      toast({ title: id === null ? text.created : text.updated, description: name });
    },
    onError: (error) => fail(submissionTitle(id === null ? text.createFailed : text.updateFailed, error), error),
  });
}

/** Deletes a category; done when the list has been fetched again. */
export function useDeleteCategory(): UseMutationResult<null, Error, number> {
  const toast = useToast();
  const fail = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request<null>(`${PATH}/${id}`, { method: 'DELETE' }),
    onSuccess: async () => {
      await invalidatePaths(queryClient, CHANGED.category);
      toast({ title: text.deleted });
    },
    onError: (error) => fail(text.deleteFailed, error),
  });
}

import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Organization, OrganizationBody } from '#contracts/api/organizations.ts';
import { CHANGED, invalidatePaths } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { submissionTitle, useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { adminOrganizationsText as text } from '../../../lib/messages/admin/organizations.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';

const PATH = '/api/organizations';

/** All organizations by name. */
export function useOrganizations(): UseQueryResult<readonly Organization[]> {
  return useQuery({ queryKey: [PATH] });
}

/** Creates an organization, or changes the one with this id. */
export function useSaveOrganization(id: number | null): UseMutationResult<Organization, Error, OrganizationBody> {
  const toast = useToast();
  const fail = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OrganizationBody) =>
      id === null
        ? request<Organization>(PATH, { method: 'POST', body })
        : request<Organization>(`${PATH}/${id}`, { method: 'PUT', body }),
    onSuccess: ({ name }) => {
      void invalidatePaths(queryClient, CHANGED.organization);
      toast({ title: id === null ? text.created : text.updated, description: name });
    },
    onError: (error) => fail(submissionTitle(id === null ? text.createFailed : text.updateFailed, error), error),
  });
}

/** Deletes an organization; done when the list has been fetched again. */
export function useDeleteOrganization(): UseMutationResult<null, Error, number> {
  const toast = useToast();
  const fail = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request<null>(`${PATH}/${id}`, { method: 'DELETE' }),
    onSuccess: async () => {
      await invalidatePaths(queryClient, CHANGED.organization);
      toast({ title: text.deleted });
    },
    onError: (error) => fail(text.deleteFailed, error),
  });
}

import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { NewUserBody, User } from '#contracts/api/users.ts';
import { CHANGED, invalidatePaths } from '../../../lib/api/invalidate.ts';
import { type ListPage, loadList } from '../../../lib/api/load-list.ts';
import { withParameters } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { adminUsersText as text } from '../../../lib/messages/admin/users.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';

const PATH = '/api/admin/users';

/** Accounts on one page. */
export const PAGE_SIZE = 50;

/** One page of accounts by id; while the next answer is awaited the last one stays. */
export function useUsers(search: string, page: number): UseQueryResult<ListPage<User>> {
  const parameters = { search, page: String(page), limit: String(PAGE_SIZE) };
  return useQuery({
    queryKey: [PATH, parameters],
    queryFn: ({ signal }) => loadList<User>(withParameters(PATH, parameters), signal),
    placeholderData: keepPreviousData,
  });
}

export function useCreateUser(): UseMutationResult<User, Error, NewUserBody> {
  const toast = useToast();
  const fail = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewUserBody) => request<User>(PATH, { method: 'POST', body }),
    onSuccess: ({ username }) => {
      void invalidatePaths(queryClient, CHANGED.user);
      toast({ title: text.created, description: username });
    },
    onError: (error) => fail(text.createFailed, error),
  });
}

/** Grants or removes admin; done when the list has been fetched again. */
export function useSetRole(): UseMutationResult<User, Error, Pick<User, 'id' | 'isAdmin'>> {
  const toast = useToast();
  const fail = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isAdmin }: Pick<User, 'id' | 'isAdmin'>) =>
      request<User>(`${PATH}/${id}`, { method: 'PATCH', body: { isAdmin } }),
    onSuccess: async () => {
      await invalidatePaths(queryClient, CHANGED.user);
      toast({ title: text.updated, description: text.updatedText });
    },
    onError: (error) => fail(text.updateFailed, error),
  });
}

/** Deletes an account; done when the list has been fetched again. */
export function useDeleteUser(): UseMutationResult<null, Error, number> {
  const toast = useToast();
  const fail = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request<null>(`${PATH}/${id}`, { method: 'DELETE' }),
    onSuccess: async () => {
      await invalidatePaths(queryClient, CHANGED.user);
      toast({ title: text.deleted });
    },
    onError: (error) => fail(text.deleteFailed, error),
  });
}

import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { DeletionBody, OwnMail, PasswordBody, ProfileBody } from '#contracts/api/account/account.ts';
import type { User } from '#contracts/api/users.ts';
import { type ListPage, loadList } from '../../../lib/api/load-list.ts';
import { USER_KEY, withParameters } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

export const MAILS_AT_ONCE = 10;

/** One page of the mails that were sent to the signed-in person, newest first. */
export function useOwnMails(page: number): UseQueryResult<ListPage<OwnMail>> {
  const parameters = { page: String(page), limit: String(MAILS_AT_ONCE) };
  return useQuery({
    queryKey: ['/api/account/mails', parameters],
    queryFn: ({ signal }) => loadList<OwnMail>(withParameters('/api/account/mails', parameters), signal),
    placeholderData: keepPreviousData,
  });
}

export function useSaveProfile(): UseMutationResult<User, Error, ProfileBody> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileBody) => request<User>('/api/account/profile', { method: 'PUT', body }),
    onSuccess: (user) => queryClient.setQueryData(USER_KEY, user),
  });
}

export function useChangePassword(): UseMutationResult<null, Error, PasswordBody> {
  return useMutation({
    mutationFn: (body: PasswordBody) => request<null>('/api/account/password', { method: 'POST', body }),
  });
}

/** Afterwards nobody is signed in; what the pages knew of the person goes with him. */
export function useDeleteAccount(): UseMutationResult<null, Error, DeletionBody> {
  return useMutation({
    mutationFn: (body: DeletionBody) => request<null>('/api/account/deletion', { method: 'POST', body }),
  });
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeletionBody, OwnMail, PasswordBody, ProfileBody } from '#contracts/api/account/account.ts';
import type { OwnAddress } from '#contracts/api/account/links.ts';
import type { User } from '#contracts/api/users.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { USER_KEY } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

const ADDRESS_KEY = ['/api/account/address'] as const;

export function useOwnAddress() {
  return useQuery<OwnAddress>({ queryKey: ADDRESS_KEY });
}

export function useResend() {
  return useMutation({
    mutationFn: () => request<{ message: string }>('/api/account/confirmation-mail', { method: 'POST' }),
  });
}

export const MAILS_AT_ONCE = 10;

/** One page of the mails that were sent to the signed-in person, newest first. */
export function useOwnMails(page: number) {
  return useListPage<OwnMail>('/api/account/mails', { page: String(page), limit: String(MAILS_AT_ONCE) });
}

export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileBody) => request<User>('/api/account/profile', { method: 'PUT', body }),
    onSuccess: async (user) => {
      queryClient.setQueryData(USER_KEY, user);
      await queryClient.invalidateQueries({ queryKey: ADDRESS_KEY });
    },
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: PasswordBody) => request<null>('/api/account/password', { method: 'POST', body }),
  });
}

/** Deletes the account; the session ends with it. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: DeletionBody) => request<null>('/api/account/deletion', { method: 'POST', body }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ForgotBody } from '#contracts/api/account/links.ts';
import { USER_KEY } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

/** The token of a mailed link. It stands behind the `#`, so that only this page sees it. */
const token = () => location.hash.slice(1);

export function useForgot() {
  return useMutation({
    mutationFn: (body: ForgotBody) => request<{ message: string }>('/api/forgot-password', { method: 'POST', body }),
  });
}

/** Saves the new password by the link of this page; the session may be another one afterwards. */
export function useReset() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ newPassword }: { readonly newPassword: string }) =>
      request<{ isSignedIn: boolean }>('/api/reset-password', {
        method: 'POST',
        body: { token: token(), newPassword },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: USER_KEY }),
  });
}

/** Confirms the address by the link of this page; a new address has ended the session of other devices. */
export function useConfirmAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request<null>('/api/confirm-address', { method: 'POST', body: { token: token() } }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

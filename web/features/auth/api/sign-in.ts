import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoginBody, RegisterBodyInput, User } from '#contracts/api/users.ts';
import { fieldOf, hasStatus } from '../../../lib/api/api-error.ts';
import { USER_KEY } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { useSite } from '../../../lib/site.tsx';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { text } from '../messages.en.ts';

/** Signs in; the answered user becomes the session. Shows the toasts of success and failure. */
export function useLogin() {
  const toast = useToast();
  const fail = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LoginBody) => request<User>('/api/login', { method: 'POST', body }),
    onSuccess: (user) => {
      queryClient.setQueryData(USER_KEY, user);
      toast({ title: text.loggedIn, description: text.welcomeBack(user.username) });
    },
    onError: (error, { code }) => {
      // The request for a code is a step, not a failure.
      if (code || !asksForSecondCode(error)) fail(text.loginFailed, error);
    },
  });
}

/** The password was right; the account's second factor is to follow, or was wrong. */
export const asksForSecondCode = (error: Error): boolean =>
  hasStatus(error, 401) && fieldOf(error, 'code') !== undefined;

export function useRegister(onDone: () => void) {
  const toast = useToast();
  const fail = useFailureToast();
  const site = useSite();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: RegisterBodyInput) => {
      try {
        return await request<User>('/api/register', { method: 'POST', body });
      } catch (error) {
        // An account with both names may stand because its answer was lost, also on a page from before: its password signs in.
        if (!['username', 'email'].every((name) => fieldOf(error, name)) || !hasStatus(error, 409)) throw error;
        const { username, password } = body;
        return await request<User>('/api/login', { method: 'POST', body: { username, password } }).catch(() => {
          throw error;
        });
      }
    },
    onSuccess: (user) => {
      onDone();
      queryClient.setQueryData(USER_KEY, user);
      toast({ title: text.registered, description: text.welcome(site.name, user.username) });
    },
    onError: (error) => fail(text.registrationFailed, error),
  });
}

import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoginBody, RegisterBodyInput, User } from '#contracts/api/users.ts';
import { errorMessage } from '../api/api-error.ts';
import { USER_KEY } from '../api/query-client.ts';
import { request } from '../api/request.ts';
import { sessionText } from '../messages/session.ts';
import { useSite } from '../site.tsx';
import { useToast } from '../toast/use-toast.ts';

/** Signs in; the answered user becomes the session. Shows the toasts of success and failure. */
export function useLogin(): UseMutationResult<User, Error, LoginBody> {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LoginBody) => request<User>('/api/login', { method: 'POST', body }),
    onSuccess: (user) => {
      queryClient.setQueryData(USER_KEY, user);
      toast({ title: sessionText.loggedIn, description: sessionText.welcomeBack(user.username) });
    },
    onError: (error) => toast(failure(sessionText.loginFailed, error)),
  });
}

/** Creates an account and signs in. */
export function useRegister(): UseMutationResult<User, Error, RegisterBodyInput> {
  const toast = useToast();
  const site = useSite();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RegisterBodyInput) => request<User>('/api/register', { method: 'POST', body }),
    onSuccess: (user) => {
      queryClient.setQueryData(USER_KEY, user);
      toast({ title: sessionText.registered, description: sessionText.welcome(site.name, user.username) });
    },
    onError: (error) => toast(failure(sessionText.registrationFailed, error)),
  });
}

/** Ends the session; everything that only a signed-in person may see leaves the cache with it. */
export function useLogout(): UseMutationResult<null, Error, void> {
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request<null>('/api/logout', { method: 'POST' }),
    onSuccess: () => {
      queryClient.setQueryData(USER_KEY, null);
      queryClient.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey[0]) });
      toast({ title: sessionText.loggedOut, description: sessionText.loggedOutDescription });
    },
    onError: (error) => toast(failure(sessionText.logoutFailed, error)),
  });
}

function isPrivate(path: unknown): boolean {
  return typeof path === 'string' && /^\/api\/(admin|account)\b/.test(path);
}

function failure(title: string, error: Error) {
  return { title, description: errorMessage(error, title), variant: 'destructive' as const };
}

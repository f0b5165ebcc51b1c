import { useQueryClient } from '@tanstack/react-query';
import type { LoginBody, RegisterBodyInput, User } from '#contracts/api/users.ts';
import { fieldOf, hasStatus } from '../../../lib/api/api-error.ts';
import { USER_KEY } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';
import { removePrivate } from '../../../lib/mutations/remove-private.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { useSite } from '../../../lib/site.tsx';
import { text } from '../messages.en.ts';

const logIn = (body: LoginBody) => request<User>('/api/login', { method: 'POST', body });

/** Signs in; the answered user becomes the session. Shows the toasts of success and failure. */
export function useLogin() {
  const anew = useAnew();
  return useChange<User, LoginBody>({
    send: (body) => anew(logIn(body)),
    changed: [],
    answers: USER_KEY,
    done: ({ username }) => ({ title: text.loggedIn, description: text.welcomeBack(username) }),
    // The request for a code is a step, not a failure.
    failed: (error, { code }) => (code || !asksForSecondCode(error) ? text.loginFailed : undefined),
    isForm: true,
  });
}

/** The password was right; the account's second factor is to follow, or was wrong. */
export const asksForSecondCode = (error: Error): boolean =>
  hasStatus(error, 401) && fieldOf(error, 'code') !== undefined;

export function useRegister(onDone: () => void) {
  const site = useSite();
  const anew = useAnew();
  return useChange<User, RegisterBodyInput>({
    send: async (body) => {
      try {
        return await anew(request<User>('/api/register', { method: 'POST', body }));
      } catch (error) {
        // An account with both names may stand because its answer was lost, also on a page from before: its password signs in.
        if (!['username', 'email'].every((name) => fieldOf(error, name)) || !hasStatus(error, 409)) throw error;
        const { username, password } = body;
        return await anew(logIn({ username, password })).catch(() => {
          throw error;
        });
      }
    },
    changed: [],
    answers: USER_KEY,
    done: ({ username }) => {
      onDone();
      return { title: text.registered, description: text.welcome(site.name, username) };
    },
    failed: () => text.registrationFailed,
    isForm: true,
  });
}

/** Answers what makes a sign-in show nothing that this page has loaded for somebody else before. */
function useAnew(): (signingIn: Promise<User>) => Promise<User> {
  const queryClient = useQueryClient();
  return async (signingIn) => {
    const user = await signingIn;
    removePrivate(queryClient);
    return user;
  };
}

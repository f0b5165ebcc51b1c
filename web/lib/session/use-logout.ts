import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../api/api-error.ts';
import { USER_KEY } from '../api/query-client.ts';
import { request } from '../api/request.ts';
import { sessionText } from '../messages/session.ts';
import { useToast } from '../toast/use-toast.ts';

export interface Logout {
  readonly isPending: boolean;
  /** Resolves when it is done, or has failed and said so. */
  readonly logOut: () => Promise<void>;
}

/** Ends the session; everything that only a signed-in person may see leaves the cache with it. */
export function useLogout(): Logout {
  const [isPending, setPending] = useState(false);
  const toast = useToast();
  const queryClient = useQueryClient();
  const logOut = async () => {
    setPending(true);
    try {
      await request<null>('/api/logout', { method: 'POST' });
      forgetPerson(queryClient);
      toast({ title: sessionText.loggedOut, description: sessionText.loggedOutDescription });
    } catch (error) {
      const description = errorMessage(error, sessionText.logoutFailed);
      toast({ title: sessionText.logoutFailed, description, variant: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  return { isPending, logOut };
}

/** Nobody is signed in any more, and nothing is left of what only that person may see. */
export function forgetPerson(queryClient: QueryClient): void {
  queryClient.setQueryData(USER_KEY, null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey[0]) });
}

function isPrivate(path: unknown): boolean {
  return typeof path === 'string' && /^\/api\/(admin|account)\b/.test(path);
}

import { QueryClientContext, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import type { User } from '#contracts/api/users.ts';
import { USER_KEY } from '../api/query-client.ts';

/**
 * The signed-in user, or null. The page brings the answer with it, so that no call is made.
 * @throws Error outside of the provider that holds the session
 */
export function useUser() {
  if (useContext(QueryClientContext) === undefined) throw new Error('useUser must be used within its provider');
  const { data, isPending } = useQuery<User | null>({ queryKey: USER_KEY });
  return { user: data ?? null, isLoading: isPending };
}

/** Channel on which the other tabs hear of a saved profile. */
export const USER_CHANNEL = 'user';

/** The name to greet somebody by. */
export const displayName = (user: User): string => user.fullName ?? user.username;

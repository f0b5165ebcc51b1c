import { useQuery } from '@tanstack/react-query';
import type { User } from '#contracts/api/users.ts';
import { USER_KEY } from '../api/query-client.ts';

export interface Session {
  readonly user: User | null;
  readonly isLoading: boolean;
}

/** The signed-in user, or null. The page brings the answer with it, so that no call is made. */
export function useUser(): Session {
  const { data, isPending } = useQuery<User | null>({ queryKey: USER_KEY });
  return { user: data ?? null, isLoading: isPending };
}

/** The name to greet somebody by. */
export function displayName(user: User): string {
  return user.fullName ?? user.username;
}

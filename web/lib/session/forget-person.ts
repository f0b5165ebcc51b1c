import type { QueryClient } from '@tanstack/react-query';
import { USER_KEY } from '../api/query-client.ts';

/** Ends the session in this browser: what only the signed-in person may see leaves the cache. */
export function forgetPerson(queryClient: QueryClient): void {
  queryClient.setQueryData(USER_KEY, null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey[0]) });
}

function isPrivate(path: unknown): boolean {
  return typeof path === 'string' && /^\/api\/(admin|account)\b/.test(path);
}

import type { QueryClient } from '@tanstack/react-query';

/** Takes what only a signed-in person may see out of the cache, also that of one whose session was ended elsewhere. */
export const removePrivate = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => /^\/api\/(admin|account)\b/.test(String(path)) });

import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { hasStatus } from './api-error.ts';
import { request } from './request.ts';

export const USER_KEY = ['/api/user'] as const;

/** GETs the first element of the key; a second element is the query string. No session (401 on /api/user) is null. */
export async function loadByKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const [path, parameters] = queryKey as readonly [string, Record<string, string>?];
  try {
    return await request(withParameters(path, parameters), { signal });
  } catch (error) {
    if (path === USER_KEY[0] && hasStatus(error, 401)) return null;
    throw error;
  }
}

/** `path?a=1&b=2`; no question mark without parameters. */
export function withParameters(path: string, parameters: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** No retries, never stale; nothing is refetched behind the reader's back but, once the line is back, what failed. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: loadByKey,
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 30 * 60 * 1000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

import { useQuery } from '@tanstack/react-query';
import { nullWhenMissing } from './api-error.ts';
import { request } from './request.ts';

/** Answer of a path; null when there is nothing (404), so that not-found and failure differ. */
export function useOptionalQuery<T>([path]: readonly [path: string]) {
  return useQuery<T | null>({
    queryKey: [path],
    queryFn: ({ signal }) => nullWhenMissing(request<T>(path, { signal })),
  });
}

import { useQuery } from '@tanstack/react-query';

const NONE: readonly string[] = [];

/** The operator's newspapers. Without them any source can be typed, so a failure is not told. */
export const useNewspapers = () =>
  useQuery<readonly string[]>({ queryKey: ['/api/admin/newspapers'], staleTime: 60_000 }).data ?? NONE;

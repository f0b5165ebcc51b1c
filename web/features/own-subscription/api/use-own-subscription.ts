import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { OwnSubscription, Preferences } from '#contracts/api/newsletter.ts';
import { nullWhenMissing } from '../../../lib/api/api-error.ts';
import { request } from '../../../lib/api/request.ts';
import type { OwnSource } from '../own-source.ts';

/** The subscription, null when there is none. The page brings the answer with it. */
export function useOwnSubscription({ read }: OwnSource): UseQueryResult<OwnSubscription | null> {
  return useQuery({
    queryKey: [read],
    queryFn: ({ signal }) => nullWhenMissing(request<OwnSubscription | null>(read, { signal })),
  });
}

/** Stops all mails at once. */
export function useStop(source: OwnSource): UseMutationResult<OwnSubscription, Error, void> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request<OwnSubscription>(source.stop, { method: 'POST' }),
    onSuccess: (subscription) => queryClient.setQueryData([source.read], subscription),
  });
}

export function useSavePreferences(source: OwnSource): UseMutationResult<OwnSubscription, Error, Preferences> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Preferences) => request<OwnSubscription>(source.preferences, { method: 'PUT', body }),
    onSuccess: (subscription) => queryClient.setQueryData([source.read], subscription),
  });
}

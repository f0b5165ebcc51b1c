import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChangeMails } from '#contracts/api/account/notice-mails.ts';
import { nullWhenMissing } from '../../../lib/api/api-error.ts';
import { request } from '../../../lib/api/request.ts';

export const changeMailsKey = (token: string) => [`/api/notice-mails/${token}`] as const;

/** Whether the reader of a signed link wants mails about changes, null when the link is none of ours. */
export function useChangeMails(token: string) {
  const queryKey = changeMailsKey(token);
  return useQuery<ChangeMails | null>({
    queryKey,
    queryFn: ({ signal }) => nullWhenMissing(request<ChangeMails | null>(queryKey[0], { signal })),
  });
}

export function useChooseChangeMails(token: string) {
  const queryClient = useQueryClient();
  const queryKey = changeMailsKey(token);
  return useMutation({
    mutationFn: (body: ChangeMails) => request<ChangeMails>(queryKey[0], { method: 'PUT', body }),
    onSuccess: (choice) => queryClient.setQueryData(queryKey, choice),
  });
}

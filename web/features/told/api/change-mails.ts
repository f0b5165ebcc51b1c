import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeMails } from '#contracts/api/account/notice-mails.ts';
import { request } from '../../../lib/api/request.ts';
import { useOptionalQuery } from '../../../lib/api/use-optional-query.ts';

export const changeMailsKey = (token: string) => [`/api/notice-mails/${token}`] as const;

/** Whether the reader of a signed link wants mails about changes, null when the link is none of ours. */
export const useChangeMails = (token: string) => useOptionalQuery<ChangeMails>(changeMailsKey(token));

export function useChooseChangeMails(token: string) {
  const queryClient = useQueryClient();
  const queryKey = changeMailsKey(token);
  return useMutation({
    mutationFn: (body: ChangeMails) => request<ChangeMails>(queryKey[0], { method: 'PUT', body }),
    onSuccess: (choice) => queryClient.setQueryData(queryKey, choice),
  });
}

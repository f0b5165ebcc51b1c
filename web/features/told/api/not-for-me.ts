import { useQuery } from '@tanstack/react-query';
import type { NotForMe } from '#contracts/api/account/not-for-me.ts';
import { nullWhenMissing } from '../../../lib/api/api-error.ts';
import { request } from '../../../lib/api/request.ts';

export const notForMeKey = (token: string, tender: string) => [`/api/not-for-me/${token}/${tender}`] as const;

/** The notice that a link of a mail names, null when the link is none of ours. The page brings the answer with it. */
export function useNotForMe(token: string, tender: string) {
  const queryKey = notForMeKey(token, tender);
  return useQuery<NotForMe | null>({
    queryKey,
    queryFn: ({ signal }) => nullWhenMissing(request<NotForMe | null>(queryKey[0], { signal })),
  });
}

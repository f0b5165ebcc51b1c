import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { request } from '../../../lib/api/request.ts';
import { sentKey } from '../sent-key.ts';

/** The tenders of one mail, null when the link is none of ours. The page brings the answer with it. */
export function useSentTenders(token: string, mail: string): UseQueryResult<readonly TenderListItem[] | null> {
  const queryKey = sentKey(token, mail);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        return await request<TenderListItem[]>(queryKey[0], { signal });
      } catch (error) {
        if (hasStatus(error, 404)) return null;
        throw error;
      }
    },
  });
}

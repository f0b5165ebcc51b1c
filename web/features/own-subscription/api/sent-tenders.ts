import { useQuery } from '@tanstack/react-query';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { nullWhenMissing } from '../../../lib/api/api-error.ts';
import { loadListPage } from '../../../lib/api/list-page.ts';

export const sentKey = (token: string, mail: string) => [`/api/sent/${token}/${mail}`] as const;

/** The tenders of one mail, null when the link is none of ours. The page brings the answer with it. */
export function useSentTenders(token: string, mail: string) {
  const queryKey = sentKey(token, mail);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => nullWhenMissing(loadListPage<TenderListItem>(queryKey[0], signal)),
  });
}

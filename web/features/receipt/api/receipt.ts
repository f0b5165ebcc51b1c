import { useQuery } from '@tanstack/react-query';
import type { Receipt } from '#contracts/api/operations/ledger.ts';
import { nullWhenMissing } from '../../../lib/api/api-error.ts';
import { request } from '../../../lib/api/request.ts';

export const receiptKey = (token: string) => [`/api/receipts/${token}`] as const;

/** The receipt that a signed link names, null when the link is none of ours. The page brings the answer with it. */
export function useReceipt(token: string) {
  const queryKey = receiptKey(token);
  return useQuery<Receipt | null>({
    queryKey,
    queryFn: ({ signal }) => nullWhenMissing(request<Receipt | null>(queryKey[0], { signal })),
  });
}

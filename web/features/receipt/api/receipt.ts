import type { Receipt } from '#contracts/api/operations/ledger.ts';
import { useOptionalQuery } from '../../../lib/api/use-optional-query.ts';

export const receiptKey = (token: string) => [`/api/receipts/${token}`] as const;

/** The receipt that a signed link names, null when the link is none of ours. The page brings the answer with it. */
export const useReceipt = (token: string) => useOptionalQuery<Receipt>(receiptKey(token));

import type { Receipt } from '#contracts/api/operations/ledger.ts';
import { useFound } from '../../../lib/api/use-found.ts';

export const receiptKey = (token: string) => [`/api/receipts/${token}`] as const;

/** The receipt that a signed link names, null when the link is none of ours. The page brings the answer with it. */
export const useReceipt = (token: string) => useFound<Receipt>(receiptKey(token));

import { useQuery } from '@tanstack/react-query';
import type { PageKey } from '#contracts/api/page.ts';
import type { BankAccount } from '#contracts/vocabulary/banks.ts';

export const BANK_ACCOUNTS_KEY: PageKey = ['/api/bank-accounts'];

export const useBankAccounts = () => useQuery<readonly BankAccount[]>({ queryKey: BANK_ACCOUNTS_KEY });

import { useQuery } from '@tanstack/react-query';
import type { Payment } from '#contracts/api/newsletter.ts';
import type { LedgerEntry, LedgerTotals, ReversalBody } from '#contracts/api/operations/ledger.ts';
import { type AdminAddress, pageParameters, stated } from '../../../lib/admin/admin-address.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { withParameters } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from './messages.en.ts';

const PATH = '/api/admin/ledger';

export const PAGE_SIZE = 50;

type Filters = Pick<AdminAddress, 'search' | 'state'>;

const filtersOf = ({ search, state }: Filters) => stated({ search, state });

export const useLedger = (address: AdminAddress) => useListPage<LedgerEntry>(PATH, pageParameters(address, PAGE_SIZE));

export const useTotals = (filters: Filters) =>
  useQuery<LedgerTotals>({ queryKey: [`${PATH}/totals`, filtersOf(filters)] });

export const exportHref = (filters: Filters) => withParameters(`${PATH}/export`, filtersOf(filters));

export function useReverse(paymentId: number) {
  return useChange<Payment, ReversalBody>({
    send: (body) => request(`/api/admin/payments/${paymentId}/reversal`, { method: 'POST', body }),
    changed: CHANGED.subscription,
    done: ({ reference }) => ({ title: text.reversed, description: reference }),
    failed: () => text.reverseFailed,
    isForm: 'apart',
  });
}

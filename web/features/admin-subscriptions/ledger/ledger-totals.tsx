import type { AdminAddress } from '../../../lib/admin/admin-address.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { useTotals } from './ledger.ts';
import { text } from './messages.en.ts';

const SUMS = ['owed', 'received', 'returned', 'balance'] as const;

/** Sums over every entry of the filter, not only over those on the page. */
export function LedgerTotals({ filters }: { readonly filters: Pick<AdminAddress, 'search' | 'state'> }) {
  const { data } = useTotals(filters);
  return (
    <dl className="mb-4 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-4">
      {SUMS.map((sum) => (
        <div key={sum} className="bg-surface px-4 py-2.5">
          <dt className="text-soft text-sm">{text.totals[sum]}</dt>
          <dd className="min-h-6 whitespace-nowrap font-semibold tabular-nums">
            {data !== undefined && text.amount(formatCount(data[sum]))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

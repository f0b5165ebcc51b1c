import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { LedgerEntry } from '#contracts/api/operations/ledger.ts';
import { buttonClass } from '../../../components/ui/button.tsx';
import { type AdminAddress, useAdminAddress } from '../../../lib/admin/admin-address.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { useSubscriptionOf } from '../api/subscriptions.ts';
import { FilteredList } from './filtered-list.tsx';
import { exportHref, PAGE_SIZE, useLedger, useTotals } from './ledger.ts';
import { LedgerTable } from './ledger-table.tsx';
import { text } from './messages.en.ts';

const SubscriptionDialog = lazy(() => import('../components/subscription-dialog.tsx'));
const ReverseDialog = lazy(() => import('./reverse-dialog.tsx'));

/** Sums that are owed, were paid and went back, with the buttons that settle it. */
export default function LedgerPanel() {
  const { address } = useAdminAddress();
  // kept, because the row may leave the filter by what the dialog does
  const [recording, record] = useState<LedgerEntry | null>(null);
  const [reversing, reverse] = useState<LedgerEntry | null>(null);
  const ledger = useLedger(address);
  return (
    <>
      <FilteredList<LedgerEntry>
        query={ledger}
        pageSize={PAGE_SIZE}
        text={text}
        filter={{ label: text.filter, options: text.filters }}
        action={
          <a href={exportHref(address)} download="" className={buttonClass('secondary')}>
            <Download className="size-4" />
            {text.exportCsv}
          </a>
        }
        above={<LedgerTotals filters={address} />}
      >
        {(entries) => <LedgerTable entries={entries} onRecord={record} onReverse={reverse} />}
      </FilteredList>
      <Suspense>
        {recording?.paymentReference && (
          <Recording paymentReference={recording.paymentReference} onClose={() => record(null)} />
        )}
        {reversing?.paymentId && (
          <ReverseDialog paymentId={reversing.paymentId} entry={reversing} onClose={() => reverse(null)} />
        )}
      </Suspense>
    </>
  );
}

/** The dialog of the subscription, which has the form of a transfer. */
function Recording({ paymentReference, onClose }: { readonly paymentReference: string; readonly onClose: () => void }) {
  const { subscription } = useSubscriptionOf(paymentReference);
  return subscription && <SubscriptionDialog key={subscription.id} subscription={subscription} onClose={onClose} />;
}

const SUMS = ['owed', 'received', 'returned', 'balance'] as const;

/** Sums over every entry of the filter, not only over those on the page. */
function LedgerTotals({ filters }: { readonly filters: Pick<AdminAddress, 'search' | 'state'> }) {
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

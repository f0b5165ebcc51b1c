import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { LedgerEntry } from '#contracts/api/operations/ledger.ts';
import { ListHeader } from '../../../components/admin/list-header.tsx';
import { adminText } from '../../../components/admin/messages.en.ts';
import { RecordList } from '../../../components/admin/records/record-list.tsx';
import { SearchBox } from '../../../components/admin/search-box.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { useAdminAddress } from '../../../lib/admin/use-admin-address.ts';
import { useSubscriptionOf } from '../api/subscriptions.ts';
import { exportHref, PAGE_SIZE, useLedger } from './ledger.ts';
import { LedgerTable } from './ledger-table.tsx';
import { LedgerTotals } from './ledger-totals.tsx';
import { text } from './messages.en.ts';
import { StateFilter } from './state-filter.tsx';

const SubscriptionDialog = lazy(() => import('../components/subscription-dialog.tsx'));
const ReverseDialog = lazy(() => import('./reverse-dialog.tsx'));

/** Sums that are owed, were paid and went back, with the buttons that settle it. */
export default function LedgerPanel() {
  const { address, narrow, hrefOfPage } = useAdminAddress();
  const { search, state, sort, page } = address;
  // kept, because the row may leave the filter by what the dialog does
  const [recording, record] = useState<LedgerEntry | null>(null);
  const [reversing, reverse] = useState<LedgerEntry | null>(null);
  const ledger = useLedger(address);
  return (
    <>
      <ListHeader
        heading={text.heading}
        action={
          <a href={exportHref(address)} download="" className={buttonClass('secondary')}>
            <Download aria-hidden="true" className="size-4" />
            {text.exportCsv}
          </a>
        }
      >
        <SearchBox
          label={adminText.search}
          placeholder={text.searchPlaceholder}
          value={search}
          onSearch={(next) => narrow({ search: next })}
        />
      </ListHeader>
      <StateFilter
        label={text.filter}
        options={text.filters}
        value={state}
        onChange={(next) => narrow({ state: next })}
      />
      <LedgerTotals filters={address} />
      <RecordList<LedgerEntry>
        query={ledger}
        text={text}
        search={search}
        onClearSearch={() => narrow({ search: '' })}
        filteredText={state === '' || search !== '' ? undefined : text.emptyFilter}
        page={page}
        pageSize={PAGE_SIZE}
        hrefOf={hrefOfPage}
      >
        {(entries) => (
          <LedgerTable
            entries={entries}
            sorting={{ sort, onSort: (next) => narrow({ sort: next }) }}
            onRecord={record}
            onReverse={reverse}
          />
        )}
      </RecordList>
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
  const subscription = useSubscriptionOf(paymentReference);
  return subscription && <SubscriptionDialog key={subscription.id} subscription={subscription} onClose={onClose} />;
}

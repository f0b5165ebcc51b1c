import { Download, ReceiptText, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { LedgerEntry } from '#contracts/api/operations/ledger.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import type { LedgerState } from '#contracts/vocabulary/lists/payment-lists.ts';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import { RecordId, RowButton } from '../../../components/admin/row-parts.tsx';
import { DownloadLink } from '../../../components/download-link.tsx';
import { lazyPart } from '../../../components/drawn/lazy-part.tsx';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Tooltip } from '../../../components/ui/overlay/tooltip.tsx';
import { type AdminAddress, useAdminAddress } from '../../../lib/admin/admin-address.ts';
import { formatCount, formatDay, formatInstant, scriptOf } from '../../../lib/format/format.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useSubscriptionOf } from '../api/subscriptions.ts';
import { FilteredList } from './filtered-list.tsx';
import { exportHref, PAGE_SIZE, useLedger, useTotals } from './ledger.ts';
import { text } from './messages.en.ts';

const SubscriptionDialog = lazyPart(() => import('../components/subscription-dialog.tsx'));
const ReverseDialog = lazyPart(() => import('./reverse-dialog.tsx'));

const TONES: Readonly<Record<LedgerState, BadgeTone>> = {
  owing: 'soon',
  active: 'open',
  expiring: 'soon',
  expired: 'closed',
  past: 'neutral',
  refunded: 'closed',
  reversed: 'closed',
};

const COLUMNS: Columns<LedgerEntry, keyof typeof text.columns> = {
  name: {
    kind: 'title',
    cell: ({ name, email, subscriptionId }) => (
      <>
        <span {...scriptOf(name ?? '')} className="block font-medium">
          {name ?? text.nobody} <RecordId id={subscriptionId} />
        </span>
        <span className="block text-soft text-xs">{email}</span>
      </>
    ),
  },
  reference: ({ paymentReference, bankReference }) => (
    <span className="min-w-0">
      <span className="block whitespace-nowrap font-mono text-xs">{paymentReference}</span>
      <span className="block text-soft text-xs">{bankReference}</span>
    </span>
  ),
  amount: {
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ amount, reversedAmount }) => (
      <span>
        {text.amount(formatCount(amount))}
        {reversedAmount !== null && (
          <span className="block text-soft text-xs">{text.back(formatCount(reversedAmount))}</span>
        )}
      </span>
    ),
  },
  state: {
    className: 'whitespace-nowrap',
    cell: ({ state, reversalReason }) => (
      <Badge tone={TONES[state]} title={reversalReason ?? undefined}>
        {text.states[state]}
      </Badge>
    ),
  },
  at: { sort: 'recorded', cell: ({ at }) => formatInstant(at) },
  expires: {
    className: 'whitespace-nowrap',
    cell: ({ expiresAt }) =>
      expiresAt === null ? (
        text.noDay
      ) : (
        <span title={formatInstant(expiresAt)}>{formatDay(karachiDay(new Date(expiresAt)))}</span>
      ),
  },
};

/** Sums that are owed, were paid and went back, with the buttons that settle it. */
export default function LedgerPanel() {
  const { address } = useAdminAddress();
  // kept, because the row may leave the filter by what the dialog does
  const [recording, record] = useState<LedgerEntry | null>(null);
  const [reversing, reverse] = useState<LedgerEntry | null>(null);
  const ledger = useLedger(address);
  return (
    <>
      <FilteredList
        query={ledger}
        pageSize={PAGE_SIZE}
        text={text}
        filter={{ label: text.filter, options: text.filters }}
        action={
          <DownloadLink href={exportHref(address)}>
            <Download className="size-4" />
            {text.exportCsv}
          </DownloadLink>
        }
        above={<LedgerTotals filters={address} />}
      >
        {(entries) => (
          <RecordTable
            label={text.heading}
            items={entries}
            keyOf={({ key }) => key}
            labels={text.columns}
            columns={COLUMNS}
            actions={(entry) => <Actions entry={entry} onRecord={record} onReverse={reverse} />}
            isSorted
          />
        )}
      </FilteredList>
      {recording?.paymentReference && (
        <Recording paymentReference={recording.paymentReference} onClose={() => record(null)} />
      )}
      {reversing?.paymentId && (
        <ReverseDialog paymentId={reversing.paymentId} entry={reversing} onClose={() => reverse(null)} />
      )}
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

const RECORDED_FOR: ReadonlySet<LedgerState> = new Set(['owing', 'expiring', 'expired']);

interface ActionsProps {
  readonly entry: LedgerEntry;
  readonly onRecord: (entry: LedgerEntry) => void;
  readonly onReverse: (entry: LedgerEntry) => void;
}

function Actions({ entry, onRecord, onReverse }: ActionsProps) {
  const { paymentId, receiptToken, amount: paid, reversedAmount } = entry;
  const who = entry.name ?? text.nobody;
  return (
    <div className="flex items-center gap-1.5 max-md:flex-col max-md:items-end md:justify-end">
      {RECORDED_FOR.has(entry.state) && (
        <Button
          variant={entry.state === 'owing' ? 'primary' : 'secondary'}
          size="sm"
          className="whitespace-nowrap"
          aria-label={text.recordOf(who)}
          onClick={() => onRecord(entry)}
        >
          {text.record}
        </Button>
      )}
      {receiptToken !== null && (
        <Tooltip content={text.receipt}>
          <a
            href={paths.receipt(receiptToken)}
            target="_blank"
            rel="noopener"
            aria-label={`${text.receiptOf(who)} ${commonText.opensInNewTab}`}
            className={buttonClass('ghost', 'icon')}
          >
            <ReceiptText className="size-4" />
          </a>
        </Tooltip>
      )}
      {paymentId !== null && (reversedAmount ?? 0) < paid && (
        <RowButton label={text.reverseOf(who)} hint={text.reverse} icon={Undo2} onClick={() => onReverse(entry)} />
      )}
    </div>
  );
}

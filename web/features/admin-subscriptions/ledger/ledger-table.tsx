import { ReceiptText, Undo2 } from 'lucide-react';
import type { LedgerEntry } from '#contracts/api/operations/ledger.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import type { LedgerState } from '#contracts/vocabulary/lists/payment-lists.ts';
import { adminText } from '../../../components/admin/messages.en.ts';
import { RecordCell, RecordRow, RecordTable, sortingColumns } from '../../../components/admin/record-table.tsx';
import { RecordId, RowButton } from '../../../components/admin/row-parts.tsx';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Tooltip } from '../../../components/ui/overlay/tooltip.tsx';
import { formatCount, formatDay, formatInstant, scriptOf } from '../../../lib/format/format.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { text } from './messages.en.ts';

interface LedgerTableProps {
  readonly entries: readonly LedgerEntry[];
  readonly onRecord: (entry: LedgerEntry) => void;
  readonly onReverse: (entry: LedgerEntry) => void;
}

const TONES: Readonly<Record<LedgerState, BadgeTone>> = {
  owing: 'soon',
  active: 'open',
  expiring: 'soon',
  expired: 'closed',
  past: 'neutral',
  refunded: 'closed',
  reversed: 'closed',
};

const { reference, amount, state, at, expires } = text.columns;
const COLUMNS = [...sortingColumns(text.columns, { at: 'recorded' }), adminText.actions];

export function LedgerTable({ entries, onRecord, onReverse }: LedgerTableProps) {
  return (
    <RecordTable label={text.heading} columns={COLUMNS}>
      {entries.map((entry) => (
        <RecordRow key={entry.key}>
          <RecordCell kind="title">
            <span {...scriptOf(entry.name ?? '')} className="block font-medium">
              {entry.name ?? text.nobody} <RecordId id={entry.subscriptionId} />
            </span>
            <span className="block text-soft text-xs">{entry.email}</span>
          </RecordCell>
          <RecordCell label={reference}>
            <span className="min-w-0">
              <span className="block whitespace-nowrap font-mono text-xs">{entry.paymentReference}</span>
              <span className="block text-soft text-xs">{entry.bankReference}</span>
            </span>
          </RecordCell>
          <RecordCell label={amount} className="whitespace-nowrap tabular-nums">
            <span>
              {text.amount(formatCount(entry.amount))}
              {entry.reversedAmount !== null && (
                <span className="block text-soft text-xs">{text.back(formatCount(entry.reversedAmount))}</span>
              )}
            </span>
          </RecordCell>
          <RecordCell label={state} className="whitespace-nowrap">
            <Badge tone={TONES[entry.state]} title={entry.reversalReason ?? undefined}>
              {text.states[entry.state]}
            </Badge>
          </RecordCell>
          <RecordCell label={at}>{formatInstant(entry.at)}</RecordCell>
          <RecordCell label={expires} className="whitespace-nowrap">
            {entry.expiresAt === null ? text.noDay : <Day at={entry.expiresAt} />}
          </RecordCell>
          <RecordCell kind="actions">
            <Actions entry={entry} onRecord={onRecord} onReverse={onReverse} />
          </RecordCell>
        </RecordRow>
      ))}
    </RecordTable>
  );
}

function Day({ at }: { readonly at: string }) {
  return <span title={formatInstant(at)}>{formatDay(karachiDay(new Date(at)))}</span>;
}

const RECORDED_FOR: ReadonlySet<LedgerState> = new Set(['owing', 'expiring', 'expired']);

function Actions({
  entry,
  onRecord,
  onReverse,
}: Pick<LedgerTableProps, 'onRecord' | 'onReverse'> & { readonly entry: LedgerEntry }) {
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

import { useState } from 'react';
import type { PaymentProof } from '#contracts/api/operations/payment-proofs.ts';
import { adminText } from '../../../components/admin/messages.en.ts';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import { lazyPart } from '../../../components/drawn/lazy-part.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatCount, formatInstant, scriptOf } from '../../../lib/format/format.ts';
import { text } from './messages.en.ts';
import { PAGE_SIZE, useOpenProofs } from './proofs.ts';

const ProofDialog = lazyPart(() => import('./proof-dialog.tsx'));

const COLUMNS: Columns<PaymentProof, keyof typeof text.columns> = {
  name: {
    kind: 'title',
    cell: ({ fullName, email }) => (
      <>
        <span {...scriptOf(fullName)} className="block font-medium">
          {fullName}
        </span>
        <span className="block text-soft text-xs">{email}</span>
      </>
    ),
  },
  reference: {
    className: 'whitespace-nowrap',
    cell: ({ paymentReference }) => <span className="font-mono text-xs">{paymentReference}</span>,
  },
  kind: {
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ type, size }) =>
      `${type === 'image/webp' ? text.picture : text.pdf}, ${text.kilobytes(formatCount(Math.ceil((size ?? 0) / 1000)))}`,
  },
  received: ({ receivedAt }) => formatInstant(receivedAt),
};

/** Proofs of payment that wait, above the subscriptions; nothing where none does. */
export function OpenProofs() {
  const [page, turnTo] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useOpenProofs(page);
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  // the last page goes with its last proof
  if (data !== undefined && !isPlaceholderData && page > last) turnTo(last);
  // kept, because the row leaves the list by what the dialog does
  const [opened, open] = useState<PaymentProof | null>(null);
  if (error !== null) return <Failure title={text.failed} error={error} onRetry={refetch} />;
  return (
    <>
      {data !== undefined && data.total > 0 && (
        <section aria-labelledby="proofs" className="mb-8">
          <h2 id="proofs" className="font-display font-semibold text-xl">
            {text.heading} ({formatCount(data.total)})
          </h2>
          <p className="mt-1 mb-3 text-soft text-sm">{text.lead}</p>
          <RecordTable
            label={text.heading}
            items={data.items}
            labels={text.columns}
            columns={COLUMNS}
            actions={(proof) => (
              <Button size="sm" aria-label={text.openOf(proof.fullName)} onClick={() => open(proof)}>
                {text.open}
              </Button>
            )}
          />
          {last > 1 && (
            <ProofPages page={page} last={last} shown={data.items.length} total={data.total} onTurn={turnTo} />
          )}
        </section>
      )}
      {opened !== null && <ProofDialog key={opened.id} proof={opened} onClose={() => open(null)} />}
    </>
  );
}

interface ProofPagesProps {
  readonly page: number;
  readonly last: number;
  readonly shown: number;
  readonly total: number;
  readonly onTurn: (page: number) => void;
}

/** Buttons, because the page in the address is that of the subscriptions below. */
function ProofPages({ page, last, shown, total, onTurn }: ProofPagesProps) {
  const before = (page - 1) * PAGE_SIZE;
  return (
    <nav aria-label={text.pages} className="mt-3 flex flex-wrap items-center justify-between gap-4">
      <p role="status" className="text-sm text-soft tabular-nums">
        {adminText.range(formatCount(before + 1), formatCount(before + shown), formatCount(total))}
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
          {text.previous}
        </Button>
        <Button variant="secondary" disabled={page >= last} onClick={() => onTurn(page + 1)}>
          {text.next}
        </Button>
      </div>
    </nav>
  );
}

import { useState } from 'react';
import type { Subscription } from '#contracts/api/newsletter.ts';
import { REVERSAL_LABELS } from '#contracts/vocabulary/lists/payment-lists.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { RecordCell, RecordRow, RecordTable } from '../../../components/admin/record-table.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatCount, formatInstant } from '../../../lib/format/format.ts';
import { usePayments } from '../api/subscriptions.ts';
import { paymentsText as text } from '../messages.en.ts';
import { RecordPayment } from './record-payment.tsx';

export function PaymentsSection({ subscription }: { readonly subscription: Subscription }) {
  const { data, error, refetch } = usePayments(subscription.id);
  const [recorded, setRecorded] = useState(0);
  return (
    <div className="border-line border-t pt-5">
      <h3 className="mb-3 font-display font-semibold text-lg">{text.heading}</h3>
      {error !== null && <Failure title={text.failed} error={error} onRetry={refetch} />}
      {data === undefined && error === null && <Skeleton className="h-5 w-1/2" />}
      {data?.length === 0 && <p className="text-soft text-sm">{text.empty}</p>}
      {data !== undefined && data.length > 0 && (
        <RecordTable label={text.heading} columns={Object.values(text.columns)}>
          {data.map((payment) => (
            <RecordRow key={payment.id}>
              <RecordCell kind="title">{formatInstant(payment.receivedAt)}</RecordCell>
              <RecordCell label={text.columns.plan}>{PLANS[payment.plan].name}</RecordCell>
              <RecordCell label={text.columns.amount} className="whitespace-nowrap tabular-nums">
                {text.amount(formatCount(payment.amount))}
              </RecordCell>
              <RecordCell label={text.columns.reference}>
                <span>
                  {payment.reference}
                  {payment.note !== null && <span className="block text-soft">{payment.note}</span>}
                </span>
              </RecordCell>
              <RecordCell label={text.columns.until}>
                {payment.reversal === null ? (
                  formatInstant(payment.expiresAt)
                ) : (
                  <Badge tone="closed">{REVERSAL_LABELS[payment.reversal]}</Badge>
                )}
              </RecordCell>
            </RecordRow>
          ))}
        </RecordTable>
      )}
      {/* begins anew after a payment, never because the list arrived: that took what was typed */}
      <RecordPayment key={recorded} subscription={subscription} onRecorded={() => setRecorded(recorded + 1)} />
    </div>
  );
}

import { useState } from 'react';
import type { Payment, Subscription } from '#contracts/api/newsletter.ts';
import { REVERSAL_LABELS } from '#contracts/vocabulary/lists/payment-lists.ts';
import { EXTENSION_MONTHS } from '#contracts/vocabulary/newsletter.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { adminText } from '../../../components/admin/messages.en.ts';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import { ViewDialog } from '../../../components/admin/view-dialog.tsx';
import { Fact } from '../../../components/fact.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { LabelledSelect } from '../../../components/ui/form/labelled-fields.tsx';
import { ConfirmButton } from '../../../components/ui/overlay/confirm-dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatCount, formatInstant, scriptOf } from '../../../lib/format/format.ts';
import { named } from '../../../lib/format/named.ts';
import { useErase, useExtend, usePayments, useSetStatus } from '../api/subscriptions.ts';
import { paymentsText, text } from '../messages.en.ts';
import { RecordPayment } from './record-payment.tsx';
import { ActiveBadge, ExpiryBadge } from './subscription-badges.tsx';

interface SubscriptionDialogProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

export default function SubscriptionDialog({ subscription, onClose }: SubscriptionDialogProps) {
  const { id, isActive, isPremium } = subscription;
  const status = useSetStatus();
  return (
    <ViewDialog
      title={text.dialogTitle}
      description={text.dialogText}
      actions={
        <Button variant={isActive ? 'danger' : 'primary'} onClick={() => status.mutate({ id, isActive: !isActive })}>
          {isActive ? text.disableSubscription : text.activateSubscription}
        </Button>
      }
      onClose={onClose}
    >
      <div className="flex flex-col gap-6">
        <SubscriptionFacts subscription={subscription} />
        {isPremium && <SubscriptionTerm {...subscription} />}
        <PaymentsSection subscription={subscription} />
        <EraseSubscription id={id} email={subscription.email} />
      </div>
    </ViewDialog>
  );
}

const MONTHS = EXTENSION_MONTHS.map((count) => ({ value: String(count), label: text.months(count) }));

function SubscriptionTerm({ id, expiryDate }: Pick<Subscription, 'id' | 'expiryDate'>) {
  const [months, setMonths] = useState('1');
  const extend = useExtend();
  return (
    <section aria-label={text.term} className="border-line border-t pt-5">
      <h3 className="mb-3 font-display font-semibold text-lg">{text.term}</h3>
      <div className="flex flex-wrap items-end gap-3">
        <LabelledSelect label={text.extendBy} className="w-40" options={MONTHS} value={months} onValue={setMonths} />
        <Button pending={extend.isPending} onClick={() => extend.mutate({ id, expiryDate, months: Number(months) })}>
          {extend.isPending ? text.extending : text.extend}
        </Button>
      </div>
    </section>
  );
}

function EraseSubscription({ id, email }: { readonly id: number; readonly email: string }) {
  return (
    <section aria-label={text.erase} className="border-line border-t pt-5">
      <h3 className="font-display font-semibold text-lg">{text.erase}</h3>
      <p className="mt-1 mb-3 text-soft text-sm">{text.eraseHint}</p>
      <ConfirmButton
        title={adminText.areYouSure}
        description={text.eraseText(email)}
        confirm={[adminText.delete, adminText.deleting]}
        mutation={useErase(id)}
      >
        {text.erase}
      </ConfirmButton>
    </section>
  );
}

const PAYMENT_COLUMNS: Columns<Payment, keyof typeof paymentsText.columns> = {
  received: { kind: 'title', cell: ({ receivedAt }) => formatInstant(receivedAt) },
  plan: ({ plan }) => PLANS[plan].name,
  amount: {
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ amount }) => paymentsText.amount(formatCount(amount)),
  },
  reference: ({ reference, note }) => (
    <span>
      {reference}
      {note !== null && <span className="block text-soft">{note}</span>}
    </span>
  ),
  until: ({ reversal, expiresAt }) =>
    reversal === null ? formatInstant(expiresAt) : <Badge tone="closed">{REVERSAL_LABELS[reversal]}</Badge>,
};

function PaymentsSection({ subscription }: { readonly subscription: Subscription }) {
  const { data, error, refetch } = usePayments(subscription.id);
  const [recorded, setRecorded] = useState(0);
  return (
    <div className="border-line border-t pt-5">
      <h3 className="mb-3 font-display font-semibold text-lg">{paymentsText.heading}</h3>
      {error !== null && <Failure title={paymentsText.failed} error={error} onRetry={refetch} />}
      {data === undefined && error === null && <Skeleton className="h-5 w-1/2" />}
      {data?.length === 0 && <p className="text-soft text-sm">{paymentsText.empty}</p>}
      {data !== undefined && data.length > 0 && (
        <RecordTable
          label={paymentsText.heading}
          items={data}
          labels={paymentsText.columns}
          columns={PAYMENT_COLUMNS}
        />
      )}
      {/* begins anew after a payment, never because the list arrived: that took what was typed */}
      <RecordPayment key={recorded} subscription={subscription} onRecorded={() => setRecorded(recorded + 1)} />
    </div>
  );
}

const FACTS = 'grid grid-cols-2 gap-x-6 gap-y-3 text-sm';

function SubscriptionFacts({ subscription }: { readonly subscription: Subscription }) {
  const { fullName, email, isActive, isPremium, expiryDate, lastEmailSent, emptyInterestAreas } = subscription;
  return (
    <>
      <dl className={FACTS}>
        <Fact name={text.facts.name}>
          <span {...scriptOf(fullName)}>{fullName}</span>
        </Fact>
        <Fact name={text.facts.email}>{email}</Fact>
        <Fact name={text.facts.status}>
          <ActiveBadge isActive={isActive} isPremium={isPremium} />
        </Fact>
        <Fact name={text.facts.subscription}>{isPremium ? text.premium : text.basic}</Fact>
        <Fact name={text.facts.expiryDate}>
          {expiryDate === null ? text.notAvailable : formatInstant(expiryDate)}{' '}
          {expiryDate !== null && <ExpiryBadge expiryDate={expiryDate} />}
        </Fact>
        <Fact name={text.facts.lastEmail}>{lastEmailSent === null ? text.never : formatInstant(lastEmailSent)}</Fact>
        <Fact name={text.facts.plan}>{PLANS[subscription.plan].name}</Fact>
        <Fact name={text.facts.reference}>
          <span className="font-mono">{subscription.paymentReference}</span>
        </Fact>
        <Fact name={text.facts.businessType}>{subscription.businessType}</Fact>
        <Fact name={text.facts.since}>{formatInstant(subscription.createdAt)}</Fact>
      </dl>
      <section aria-label={text.preferences}>
        <h3 className="mb-3 font-display font-semibold text-lg">{text.preferences}</h3>
        <dl className={FACTS}>
          <Fact name={text.preference.areas}>{namesOf(subscription.interestAreas)}</Fact>
          <Fact name={text.preference.categories}>{namesOf(subscription.categories.map((one) => named(one)))}</Fact>
          <Fact name={text.preference.city}>{namesOf(subscription.cities)}</Fact>
          <Fact name={text.preference.provinces}>{namesOf(subscription.provinces)}</Fact>
          <Fact name={text.preference.sectors}>{namesOf(subscription.sectors)}</Fact>
          <Fact name={text.preference.frequency}>{text.frequencies[subscription.emailFrequency]}</Fact>
        </dl>
        {emptyInterestAreas.length > 0 && (
          <Alert tone="warning" className="mt-3">
            {text.emptyAreas(emptyInterestAreas.join(', '))}
          </Alert>
        )}
      </section>
    </>
  );
}

const namesOf = (names: readonly string[]) => (names.length === 0 ? text.all : names.join(', '));

import type { ReactNode } from 'react';
import type { Receipt } from '#contracts/api/operations/ledger.ts';
import { addMonths } from '#contracts/rules/subscription-expiry.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { formatCount, formatInstant, scriptOf } from '../../../lib/format/format.ts';
import { useSite } from '../../../lib/site.tsx';
import { amountInWords } from '../amount-in-words.ts';
import { text } from '../messages.en.ts';

const dayOf = (instant: string) => formatInstant(instant).split(',')[0] ?? '';

/** The first day of the term: that of the payment, or for one that was added to a running term its months before the end. */
function beginOf({ plan, receivedAt, expiresAt }: Receipt): string {
  const months = plan === 'yearly' ? 12 : 1;
  if (addMonths(new Date(receivedAt), months).toISOString() === expiresAt) return receivedAt;
  return addMonths(new Date(expiresAt), -months).toISOString();
}

/** A receipt as it is printed; one that no longer counts says so across it. */
export function ReceiptSheet({ receipt }: { readonly receipt: Receipt }) {
  const { name, publicUrl } = useSite();
  const { amount, reversal, reversedAmount, reversedAt } = receipt;
  return (
    <article className="relative overflow-hidden rounded-lg border border-line bg-surface p-6 sm:p-10">
      {reversal !== null && (
        <span
          aria-hidden="true"
          data-void={text.void[reversal]}
          className="pointer-events-none absolute inset-0 flex items-center justify-center font-bold text-5xl text-closed uppercase opacity-30 void-stamp"
        />
      )}
      <p className="font-display font-semibold text-lg">{name}</p>
      <h1 className="mt-1 font-bold font-display text-2xl">
        {receipt.receipt === null ? text.unnumbered(receipt.paymentId) : text.numbered(receipt.receipt)}
      </h1>
      {reversal !== null && (
        <p className="mt-3 rounded-md bg-closed-soft px-4 py-2.5 font-medium text-closed">
          {text.voidText[reversal](formatCount(reversedAmount ?? amount), dayOf(reversedAt ?? ''))}
        </p>
      )}
      <dl className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact label={text.receivedFrom}>
          <span {...scriptOf(receipt.name ?? '')}>{receipt.name ?? text.nobody}</span>
        </Fact>
        <Fact label={text.amount}>
          <strong className="tabular-nums">{text.rupees(formatCount(amount))}</strong>
        </Fact>
        <Fact label={text.inWords} isWide>
          {amountInWords(amount)}
        </Fact>
        <Fact label={text.plan}>{PLANS[receipt.plan].name}</Fact>
        <Fact label={text.period}>{text.fromTo(dayOf(beginOf(receipt)), dayOf(receipt.expiresAt))}</Fact>
        <Fact label={text.method}>{receipt.bankReference}</Fact>
        <Fact label={text.receivedAt}>{dayOf(receipt.receivedAt)}</Fact>
        <Fact label={text.recordedAt}>{dayOf(receipt.recordedAt)}</Fact>
      </dl>
      <p className="mt-8 border-line border-t pt-4 text-soft text-sm">{text.footer(name, publicUrl)}</p>
    </article>
  );
}

interface FactProps {
  readonly label: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Fact({ label, isWide = false, children }: FactProps) {
  return (
    <div className={isWide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <dt className="text-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

import { useSearch } from 'wouter';
import { Alert } from '../../components/ui/alert.tsx';
import { Card } from '../../components/ui/card.tsx';
import { useBankAccounts } from '../../features/payment/api/bank-accounts.ts';
import { BankAccounts } from '../../features/payment/components/bank-accounts.tsx';
import { PaymentNotes } from '../../features/payment/components/payment-notes.tsx';
import { PlanSummary } from '../../features/payment/components/plan-summary.tsx';
import { ProofForm } from '../../features/payment/components/proof-form.tsx';
import { text } from '../../features/payment/messages.en.ts';
import { parsePaymentQuery } from '../../features/payment/payment-query.ts';
import { formatCount } from '../../lib/format/format.ts';
import { useHead } from '../../lib/head/use-head.ts';
import { usePlans } from '../../lib/plans.ts';
import { paths } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.tsx';

export default function PaymentInfoPage() {
  const { paymentsEmail } = useSite();
  const accounts = useBankAccounts().data?.length ?? 2;
  const search = useSearch();
  const payment = parsePaymentQuery(search);
  const plan = usePlans()[payment.plan.id];
  useHead({ title: text.title, description: text.description, canonical: paths.payment, noIndex: true });
  return (
    <div className="page-width py-8 md:py-12">
      <div className="mx-auto flex max-w-4xl flex-col gap-5">
        <h1 className="font-bold font-display text-3xl md:text-4xl">{text.title}</h1>
        <Alert tone="success" title={text.noticeTitle}>
          {text.notice}
        </Alert>
        <PlanSummary {...payment} />
        <Card className="p-5">
          <h2 className="font-display font-semibold text-lg">{text.bankTitle}</h2>
          <p className="mt-1 text-soft text-sm">{text.bankLead(formatCount(plan.price), accounts)}</p>
          {payment.reference !== null && isOtherPrice(search, plan.price) && (
            <p className="mt-1 font-medium text-sm">{text.priceChanged}</p>
          )}
          <Alert tone="warning" title={text.important} className="mt-4 wrap-anywhere">
            {text.importantText[0]}{' '}
            <a href={`mailto:${paymentsEmail}${subjectOf(payment.reference)}`} className="underline underline-offset-4">
              {paymentsEmail}
            </a>
            {text.importantText[1]}
          </Alert>
          <BankAccounts />
        </Card>
        <ProofForm {...payment} />
        <PaymentNotes {...payment} />
      </div>
    </div>
  );
}

const subjectOf = (reference: string | null) =>
  reference === null ? '' : `?subject=${encodeURIComponent(text.mailSubject(reference))}`;

/** The link of somebody who subscribed before the price changed. */
const isOtherPrice = (search: string, price: number) =>
  ![null, String(price)].includes(new URLSearchParams(search).get('price'));

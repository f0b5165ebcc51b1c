import { CopyButton } from '../../../components/copy-button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { priceOf, usePlans } from '../../../lib/plans.ts';
import { text } from '../messages.en.ts';
import type { PaymentQuery } from '../payment-query.ts';

export function PlanSummary({ plan: { id }, reference }: PaymentQuery) {
  const plan = usePlans()[id];
  return (
    <Card className="grid gap-5 p-5 sm:grid-cols-2">
      <div>
        <p className="text-soft text-sm">{text.plan}</p>
        <p className="font-display font-semibold text-xl">{plan.name}</p>
        <p className="tabular-nums">{priceOf(plan)}</p>
      </div>
      {reference !== null && (
        <div className="max-sm:border-line max-sm:border-t max-sm:pt-4 sm:border-line sm:border-s sm:ps-5">
          <p className="text-soft text-sm">{text.reference}</p>
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-mono font-semibold text-xl tracking-wide">{reference}</span>
            <CopyButton name={text.reference} value={reference} />
          </p>
          <p className="text-soft text-sm">{text.referenceHint}</p>
        </div>
      )}
    </Card>
  );
}

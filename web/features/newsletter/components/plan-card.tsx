import type { MouseEvent } from 'react';
import type { Plan } from '#contracts/vocabulary/plans.ts';
import { Icon } from '../../../components/icon.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { priceOf } from '../../../lib/plans.ts';
import { text } from '../messages.en.ts';
import { SUBSCRIBE_ID, scrollToForm } from '../scroll-to-form.ts';

export function PlanCard({ plan, onChoose }: { readonly plan: Plan; readonly onChoose: () => void }) {
  const { name, description, price, billingPeriod, features, highlighted, cta, savings } = plan;
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    onChoose();
    scrollToForm();
  };
  return (
    <Card className={cx('relative p-6 md:p-8', highlighted && 'border-brass')}>
      {highlighted && (
        <Badge tone="brass" className="absolute end-6 -top-3 border border-brass font-semibold">
          {text.mostPopular}
        </Badge>
      )}
      <h3 className="font-display font-semibold text-2xl">{name}</h3>
      <p className="mt-1 text-soft">{description}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-3 gap-y-2">
        <span className="sr-only">{priceOf(plan)}</span>
        <span aria-hidden="true" className="text-soft">
          <span className="font-bold font-display text-4xl text-ink tabular-nums">
            {text.amount(formatCount(price))}
          </span>{' '}
          / {billingPeriod}
        </span>
        {savings !== undefined && <Badge tone="open">{savings}</Badge>}
      </p>
      <p className="rule-double mt-6 pb-2 font-semibold text-sm">{text.included}</p>
      <ul className="mt-4 flex flex-col gap-2.5">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Icon name="check" className="mt-1 size-4 text-brand-text [stroke-width:3]" />
            {feature}
          </li>
        ))}
      </ul>
      <a href={`#${SUBSCRIBE_ID}`} onClick={choose} className={buttonClass('primary', 'lg', 'mt-7 w-full')}>
        {cta}
      </a>
    </Card>
  );
}

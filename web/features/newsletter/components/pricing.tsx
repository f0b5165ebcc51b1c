import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'wouter';
import type { Plan, PlanId } from '#contracts/vocabulary/plans.ts';
import { Icon } from '../../../components/icon.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { useRefusedForm } from '../../../lib/forms/refused-form.ts';
import { priceOf, usePlans } from '../../../lib/plans.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { text } from '../messages.en.ts';
import { PLAIN_FORM_ID, SUBSCRIBE_ID, scrollToForm } from '../scroll-to-form.ts';

export const PLANS_ID = 'plans';

/** The chosen period shows its card by CSS alone, so that the switch works before and without scripts. */
const SHOWN: Readonly<Record<PlanId, string>> = {
  monthly: 'hidden group-has-[[value=monthly]:checked]:block',
  yearly: 'hidden group-has-[[value=yearly]:checked]:block',
};

interface PricingProps {
  /** The chosen plan: the one that is shown. */
  readonly chosen: PlanId;
  readonly onChoose: (plan: Plan) => void;
}

/** The plans, one at a time: the one shown is the one chosen, here and in the form. */
export function Pricing({ chosen, onChoose }: PricingProps) {
  const plans = usePlans();
  const periods = useRef<HTMLFieldSetElement>(null);
  const radioOf = (id: PlanId) => periods.current?.querySelector<HTMLInputElement>(`[value=${id}]`);
  const isShown = useRef(false);
  const show = useEffectEvent((id: PlanId) => {
    const isEarly = !isShown.current && radioOf('monthly')?.checked === true;
    isShown.current = true;
    if (isEarly) return onChoose(plans.monthly); // before the scripts ran
    const radio = radioOf(id);
    if (radio) radio.checked = true;
  });
  useEffect(() => show(chosen), [chosen]);
  const share = Math.round((1 - plans.yearly.price / (plans.monthly.price * 12)) * 100);
  return (
    <section id={PLANS_ID} aria-labelledby={`${PLANS_ID}-title`} className="page-width py-10 md:py-14">
      <h2 id={`${PLANS_ID}-title`} className="text-center font-bold font-display text-2xl md:text-3xl">
        {text.plansTitle}
      </h2>
      <div className="group mx-auto mt-6 flex max-w-lg flex-col items-center gap-6">
        <fieldset ref={periods} className="flex flex-wrap rounded-full border border-line bg-muted p-1">
          <legend className="sr-only">{text.period}</legend>
          <PeriodChoice id="monthly" onChoose={() => onChoose(plans.monthly)} />
          <PeriodChoice
            id="yearly"
            onChoose={() => onChoose(plans.yearly)}
            {...(share > 0 && { badge: text.save(share) })}
          />
        </fieldset>
        {Object.values(plans).map((plan) => (
          <div key={plan.id} className={cx('w-full', SHOWN[plan.id])}>
            <PlanCard plan={plan} onChoose={() => onChoose(plan)} />
          </div>
        ))}
        <p className="max-w-md text-center text-sm text-soft">
          {text.note.database} {text.note.currency} {text.note.agree}{' '}
          <Link href={paths.terms} className="text-link underline underline-offset-4">
            {text.note.terms}
          </Link>{' '}
          {text.note.and}{' '}
          <Link href={paths.privacy} className="text-link underline underline-offset-4">
            {text.note.privacy}
          </Link>
          . <span className="mt-1 block font-medium text-ink">{text.note.cancel}</span>
        </p>
      </div>
    </section>
  );
}

interface PeriodChoiceProps {
  readonly id: PlanId;
  readonly badge?: string;
  readonly onChoose: () => void;
}

function PeriodChoice({ id, badge, onChoose }: PeriodChoiceProps) {
  const refused = useRefusedForm();
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-2 rounded-full px-5 font-medium text-sm has-checked:bg-surface has-checked:lift-sm has-focus-visible:[outline:3px_solid_var(--focus)] has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="plan"
        form={PLAIN_FORM_ID}
        value={id}
        defaultChecked={id === (refused?.values.plan?.[0] ?? 'yearly')}
        onChange={onChoose}
        className="sr-only"
      />
      {text.periods[id]}
      {badge !== undefined && <Badge tone="brass">{badge}</Badge>}
    </label>
  );
}

function PlanCard({ plan, onChoose }: { readonly plan: Plan; readonly onChoose: () => void }) {
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

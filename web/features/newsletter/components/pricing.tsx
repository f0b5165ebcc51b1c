import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'wouter';
import type { Plan, PlanId } from '#contracts/vocabulary/plans.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { cx } from '../../../lib/cx.ts';
import { useRefusedForm } from '../../../lib/forms/refused-form.ts';
import { usePlans } from '../../../lib/plans.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { text } from '../messages.en.ts';
import { PLAIN_FORM_ID } from '../plain-form-id.ts';
import { PlanCard } from './plan-card.tsx';

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
        <fieldset ref={periods} className="flex rounded-full border border-line bg-muted p-1">
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
    <label className="flex min-h-10 cursor-pointer items-center gap-2 rounded-full px-5 font-medium text-sm has-checked:bg-surface has-checked:shadow-sm has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-2">
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

import { lazy, useEffect } from 'react';
import type { Plan } from '#contracts/vocabulary/plans.ts';
import { ClientOnly } from '../../../components/drawn/client-only.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { commonText } from '../../../lib/messages.en.ts';
import { priceOf, usePlans } from '../../../lib/plans.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { useNearViewport } from '../../../lib/use-near-viewport.ts';
import { subscribeText as text } from '../messages.en.ts';
import { ServedPlainForm } from '../plain/served-plain-form.tsx';
import { SUBSCRIBE_ID, scrollToForm } from '../scroll-to-form.ts';
import { PLANS_ID } from './pricing.tsx';

const SubscribeForm = lazy(() => import('./subscribe-form.tsx'));

/** The frame of the form; its fields and their rules come in a chunk of their own when they are near. */
export function SubscribeSection({ plan }: { readonly plan: Plan }) {
  const { ref, isNear } = useNearViewport<HTMLDivElement>();
  const { user } = useUser();
  // Once the page has been moved to its top, as every new page is.
  useEffect(() => {
    if (location.hash === `#${SUBSCRIBE_ID}`) setTimeout(scrollToForm);
  }, []);
  return (
    <section
      id={SUBSCRIBE_ID}
      aria-labelledby={`${SUBSCRIBE_ID}-title`}
      tabIndex={-1}
      className="page-width outline-none"
    >
      <Card className="mx-auto max-w-3xl p-5 sm:p-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={`${SUBSCRIBE_ID}-title`} className="font-bold font-display text-2xl">
            {text.title}
          </h2>
          <Badge tone="brass">{text.premium}</Badge>
        </div>
        <p className="mt-1 text-soft">{text.lead}</p>
        <ChosenPlan plan={plan} />
        <ServedPlainForm />
        <div ref={ref} className="js-only mt-6">
          <ClientOnly placeholder={<FormPlaceholder />} isDue={isNear}>
            <SubscribeForm key={user?.id} />
          </ClientOnly>
        </div>
      </Card>
    </section>
  );
}

function ChosenPlan({ plan: { id } }: { readonly plan: Plan }) {
  const plan = usePlans()[id];
  return (
    <p className="js-only mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md bg-muted px-4 py-2.5 text-sm">
      <span className="text-soft">{text.plan}</span>
      <span className="font-semibold">
        {plan.name}, {priceOf(plan)}
      </span>
      <a href={`#${PLANS_ID}`} className="ms-auto text-link underline underline-offset-4">
        {text.changePlan}
      </a>
    </p>
  );
}

/** Placeholder as high as the form that takes its place. */
function FormPlaceholder() {
  return (
    <div
      role="status"
      aria-label={commonText.loading}
      className="flex min-h-[48.25rem] flex-col gap-6 sm:min-h-[33.75rem] lg:min-h-[31.5rem]"
    >
      <Skeleton className="h-11 w-2/3" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="grow" />
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'wouter';
import type { Setup } from '#contracts/api/operations/setup.ts';
import { Card } from '../../../components/ui/card.tsx';
import { adminHref, startOf } from '../../../lib/admin/admin-address.ts';
import { SETUP } from '../api/settings.ts';
import { text } from '../messages.en.ts';

type Step = Setup['steps'][number]['step'];

/** Place at which a step is done: a section of this page, or a tab. */
const PLACES: Readonly<Record<Step, string>> = {
  contact: '#contact',
  bankAccounts: '#bankAccounts',
  plans: '#plans',
  mail: '#mail',
  categories: adminHref(startOf('categories')),
  areas: adminHref(startOf('subscriptions')),
  organizations: adminHref(startOf('organizations')),
  samples: adminHref(startOf('tenders')),
  notices: adminHref(startOf('tenders')),
};

/** The steps from an empty portal to one that works; each says whether it is done and leads to its place. */
export function SetupCard() {
  const { data } = useQuery<Setup>({ queryKey: [SETUP], refetchOnMount: 'always' });
  if (data === undefined) return null;
  const left = data.steps.filter(({ isDone }) => !isDone).length;
  return (
    <Card className="max-w-4xl p-5">
      <h3 className="font-display font-semibold text-lg">{text.setup.title}</h3>
      <p className="mt-1 text-soft text-sm">{left === 0 ? text.setup.complete : text.setup.lead(left)}</p>
      {left > 0 && (
        <ol className="mt-3 grid gap-x-6 sm:grid-cols-2">
          {data.steps.map(({ step, isDone }) => (
            <li key={step} className="flex items-start gap-2 py-1.5">
              {isDone ? (
                <CircleCheck className="mt-0.5 size-5 shrink-0 text-open" />
              ) : (
                <CircleDashed className="mt-0.5 size-5 shrink-0 text-soft" />
              )}
              <StepLink step={step} isDone={isDone} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function StepLink({ step, isDone }: { readonly step: Step; readonly isDone: boolean }) {
  const [name, what] = text.setup.steps[step];
  const href = PLACES[step];
  const words = (
    <>
      <span className="link font-medium">{name}</span>
      <span className="sr-only">, {isDone ? text.setup.done : text.setup.missing}</span>
      <span className="block text-soft text-sm">{what}</span>
    </>
  );
  return href.startsWith('#') ? <a href={href}>{words}</a> : <Link href={href}>{words}</Link>;
}

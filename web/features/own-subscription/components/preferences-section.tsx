import { lazy } from 'react';
import { ClientOnly } from '../../../components/drawn/client-only.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { commonText } from '../../../lib/messages.en.ts';
import type { PreferencesSectionProps } from '../api/own-subscription.ts';
import { text } from '../messages.en.ts';

const PreferencesForm = lazy(() => import('./preferences-form.tsx'));

/** The frame of the preferences; their form comes in a chunk of its own. */
export function PreferencesSection(props: PreferencesSectionProps) {
  const placeholder = (
    <div role="status" aria-label={commonText.loading} className="flex min-h-[40rem] flex-col gap-5">
      <Skeleton className="h-16 w-1/2" />
      <Skeleton className="grow" />
    </div>
  );
  return (
    <section aria-labelledby="preferences">
      <h2 id="preferences" className="font-display font-semibold text-xl">
        {text.preferencesTitle}
      </h2>
      <p className="mt-1 text-soft text-sm">{text.preferencesLead}</p>
      <p className="no-js-only mt-4 rounded-md bg-soon-soft px-4 py-3 text-sm text-soon">{text.preferencesScript}</p>
      <div className="js-only mt-5">
        <ClientOnly placeholder={placeholder}>
          <PreferencesForm {...props} />
        </ClientOnly>
      </div>
    </section>
  );
}

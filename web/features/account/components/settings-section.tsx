import { lazy } from 'react';
import { ClientOnly } from '../../../components/drawn/client-only.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { text } from '../messages.en.ts';
import type { SettingsProps } from './settings.tsx';

const Settings = lazy(() => import('./settings.tsx'));

/** Room for the forms, until their code is there. */
export function SettingsSection(props: SettingsProps) {
  const placeholder = (
    <div className="js-only flex flex-col gap-6" role="status" aria-label={text.loadingForms}>
      <Skeleton className="h-96 sm:h-80" />
      <Skeleton className="h-96" />
      <Skeleton className="h-72" />
    </div>
  );
  return (
    <>
      <p className="no-js-only rounded-md bg-soon-soft px-4 py-3 text-sm text-soon">{text.needsScript}</p>
      <ClientOnly placeholder={placeholder}>
        <Settings {...props} />
      </ClientOnly>
    </>
  );
}

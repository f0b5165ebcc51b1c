import { lazy } from 'react';
import { ClientOnly } from '../../../components/drawn/client-only.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { calendarText as text } from '../saved-tenders.messages.en.ts';

const CalendarLink = lazy(() => import('./calendar-link.tsx'));

/** Room for the calendar link under the saved tenders, until its code is there. */
export function CalendarSection() {
  return (
    <div className="js-only mt-5 border-line border-t pt-5">
      <h3 data-focus-fallback="" tabIndex={-1} className="font-semibold">
        {text.title}
      </h3>
      <p className="mt-1 mb-3 text-soft text-sm">{text.lead}</p>
      <ClientOnly placeholder={<Skeleton className="h-10 w-56" />}>
        <CalendarLink />
      </ClientOnly>
    </div>
  );
}

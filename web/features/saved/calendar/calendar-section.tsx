import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { calendarText as text } from '../shelf.messages.en.ts';

const CalendarLink = lazy(() => import('./calendar-link.tsx'));

/** Room for the calendar link under the shelf, until its code is there. */
export function CalendarSection() {
  const isHydrated = useHydrated();
  const placeholder = <Skeleton className="h-10 w-56" />;
  return (
    <div className="js-only mt-5 border-line border-t pt-5">
      <h3 data-focus-fallback="" tabIndex={-1} className="font-semibold">
        {text.title}
      </h3>
      <p className="mt-1 mb-3 text-soft text-sm">{text.lead}</p>
      {isHydrated ? (
        <Suspense fallback={placeholder}>
          <CalendarLink />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  );
}

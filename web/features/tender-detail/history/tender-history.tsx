import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Tender } from '#contracts/api/tenders.ts';
import { formatInstant } from '../../../lib/format/dates.ts';
import { tenderText } from '../../../lib/messages/tender.ts';

const TenderChanges = lazy(() => import('./tender-changes.tsx'));

/** That a notice was changed after publication; what exactly is fetched when somebody opens it. */
export function TenderHistory({ tender: { id, version, updatedAt } }: { readonly tender: Tender }) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // Opened before the page was alive, it has already told nobody.
  useEffect(() => setOpen(details.current?.open === true), []);
  if (version <= 1) return null;
  return (
    <details
      ref={details}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="no-print rounded-lg border border-line bg-surface"
    >
      <summary className="cursor-pointer rounded-lg px-5 py-4">
        <h2 className="inline font-display font-semibold text-xl">{tenderText.history}</h2>
        <span className="mt-1 block text-soft text-sm">
          {tenderText.changed(version - 1)} <time dateTime={updatedAt}>{formatInstant(updatedAt)}</time>
        </span>
      </summary>
      <div className="px-5 pb-5">
        {isOpen && (
          <Suspense>
            <TenderChanges id={id} version={version} />
          </Suspense>
        )}
      </div>
    </details>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import type { Tender } from '#contracts/api/tenders.ts';
import { lazyPart } from '../../../components/drawn/lazy-part.tsx';
import { ServerOnly } from '../../../components/drawn/server-only.tsx';
import { Icon } from '../../../components/icon.tsx';
import { formatInstant } from '../../../lib/format/format.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { HISTORY_ID, wasChanged } from '../api/tender.ts';
import { text } from '../messages.en.ts';

/** List, imported on the server alone: a static import would bring it into the page's chunk. */
const ServedChanges = import.meta.env.SSR ? (await import('./served-changes.tsx')).ServedChanges : null;
const TenderChanges = lazyPart(() => import('./tender-changes.tsx'));

/**
 * That a notice was changed after publication, and what exactly. The server draws it into the page; whoever came by a link
 * within the site fetches it. It stands open: what changed decides a bid.
 */
export function TenderHistory({ tender }: { readonly tender: Tender }) {
  const isWhole = new URLSearchParams(useSearch()).get('changes') === 'all';
  const isHydrated = useHydrated();
  const [isServed, setServed] = useState(!isHydrated);
  const [isOpen, setOpen] = useState(true);
  const served = useRef<HTMLDivElement>(null);
  // The notice may have been taken down between the server's two questions.
  useEffect(() => setServed((was) => was && served.current?.hasChildNodes() === true), []);
  if (!wasChanged(tender)) return null;
  const { id, version, updatedAt } = tender;
  return (
    <details
      id={HISTORY_ID}
      open
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-lg border border-line bg-surface"
    >
      <summary className="cursor-pointer rounded-lg px-5 py-4">
        <h2 className="flex items-center justify-between gap-4 font-display font-semibold text-xl">
          {text.history}
          <Icon name="chevron-down" className="no-print size-5 text-soft group-open:rotate-180" />
        </h2>
        <span className="mt-1 block text-soft text-sm">
          {text.changed(version - 1)} <time dateTime={updatedAt}>{formatInstant(updatedAt)}</time>
        </span>
      </summary>
      {isServed ? (
        <ServerOnly ref={served} className="px-5 pb-5">
          {ServedChanges !== null && <ServedChanges tender={tender} isWhole={isWhole} />}
        </ServerOnly>
      ) : (
        <div className="px-5 pb-5">{isOpen && <TenderChanges id={id} version={version} />}</div>
      )}
    </details>
  );
}

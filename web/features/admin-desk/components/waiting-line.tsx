import { Link } from 'wouter';
import type { AdminTab } from '../../../lib/admin/admin-address.ts';
import { useWaiting } from '../api/desk.ts';
import { waitingText } from '../waiting.messages.en.ts';
import { cappedCount, countsByTab, waitingHref, waitingWords } from '../waiting-href.ts';

/** Things that wait for an administrator, in one line with its links; it keeps its place while that is not known. */
export function WaitingLine() {
  const { data } = useWaiting();
  return (
    <p className="no-print mb-4 min-h-6 text-sm">
      {data === undefined ? null : data.length === 0 ? (
        <span className="text-soft">{waitingText.nothing}</span>
      ) : (
        <>
          <span className="font-semibold">{waitingText.line}</span>{' '}
          {data.map((waiting, at) => (
            <span key={waiting.name}>
              {at > 0 && <span aria-hidden="true"> · </span>}
              <Link href={waitingHref(waiting)} className="inline-block py-0.5 text-link underline underline-offset-4">
                {waitingWords(waiting)}
              </Link>
            </span>
          ))}
        </>
      )}
    </p>
  );
}

/**
 * How many things wait in a tab. The line above the tabs says it in words, so nobody hears it twice; drawn by the style
 * sheet, it is no part of the tab's name.
 */
export function TabCount({ tab }: { readonly tab: AdminTab }) {
  const count = countsByTab(useWaiting().data ?? []).get(tab);
  if (count === undefined) return null;
  return <span aria-hidden="true" data-count={cappedCount(count)} className="tab-count" />;
}

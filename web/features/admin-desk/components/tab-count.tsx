import type { AdminTab } from '../../../lib/admin/admin-address.ts';
import { useWaiting } from '../api/desk.ts';
import { cappedCount, countsByTab } from '../waiting-href.ts';

/**
 * How many things wait in a tab. The line above the tabs says it in words, so nobody hears it twice; drawn by the style
 * sheet, it is no part of the tab's name.
 */
export function TabCount({ tab }: { readonly tab: AdminTab }) {
  const count = countsByTab(useWaiting().data ?? []).get(tab);
  if (count === undefined) return null;
  return <span aria-hidden="true" data-count={cappedCount(count)} className="tab-count" />;
}

import { lazyPreloaded } from '../../../components/drawn/lazy-preloaded.tsx';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { commonText } from '../../../lib/messages.en.ts';

/** Help for an empty list. It is fetched when needed, because most lists are not empty. */
export const EmptyResults = lazyPreloaded(
  async () => (await import('./empty-results.tsx')).EmptyResults,
  <LoadingArea label={commonText.loading} />,
);
if (import.meta.env.SSR) await EmptyResults.preload();

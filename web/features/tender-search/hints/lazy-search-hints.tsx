import { lazyPreloaded } from '../../../components/drawn/lazy-preloaded.tsx';

/** Help beside the results of a search. It is fetched with the first one, because most lists are not searched. */
export const SearchHints = lazyPreloaded(
  async () => (await import('./search-hints.tsx')).SearchHints,
  <div className="min-h-8" />,
  ({ filters }) => filters.search !== undefined,
);
if (import.meta.env.SSR) await SearchHints.preload();

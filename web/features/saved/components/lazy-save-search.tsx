import { lazyPreloaded } from '../../../components/drawn/lazy-preloaded.tsx';

/** Saves the list as it is filtered. It is fetched with the first filter, because most first visits have none. */
export const SaveSearch = lazyPreloaded(
  async () => (await import('./save-search.tsx')).SaveSearch,
  <span className="min-h-8" />,
);
if (import.meta.env.SSR) await SaveSearch.preload();

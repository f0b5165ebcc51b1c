import { lazyPreloaded } from '../../components/drawn/lazy-preloaded.tsx';
import { LoadingArea } from '../../components/ui/spinner.tsx';
import { commonText } from '../../lib/messages.en.ts';
import { activeFilters } from './filters.ts';

/** The active filters. They are fetched with the first one, because most first visits have none. */
export const FilterChips = lazyPreloaded(
  async () => (await import('./chips/filter-chips.tsx')).FilterChips,
  <div className="min-h-8" />,
  ({ filters }) => activeFilters(filters).length > 0,
);

/** Help for an empty list. It is fetched when needed, because most lists are not empty. */
export const EmptyResults = lazyPreloaded(
  async () => (await import('./empty/empty-results.tsx')).EmptyResults,
  <LoadingArea label={commonText.loading} />,
);

/** Help beside the results of a search. It is fetched with the first one, because most lists are not searched. */
export const SearchHints = lazyPreloaded(
  async () => (await import('./hints/search-hints.tsx')).SearchHints,
  <div className="min-h-8" />,
  ({ filters }) => filters.search !== undefined,
);

if (import.meta.env.SSR) await Promise.all([FilterChips, EmptyResults, SearchHints].map(({ preload }) => preload()));

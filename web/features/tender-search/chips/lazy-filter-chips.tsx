import { lazyPreloaded } from '../../../components/drawn/lazy-preloaded.tsx';
import { activeFilters } from '../filters.ts';

/** The active filters. They are fetched with the first one, because most first visits have none. */
export const FilterChips = lazyPreloaded(
  async () => (await import('./filter-chips.tsx')).FilterChips,
  <div className="min-h-8" />,
  ({ filters }) => activeFilters(filters).length > 0,
);
if (import.meta.env.SSR) await FilterChips.preload();

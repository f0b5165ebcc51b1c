import { lazy, Suspense } from 'react';
import { activeFilters } from '../filters.ts';
import type { FilterChipsProps } from './filter-chips.tsx';
import { known } from './known-chips.ts';

const Loading = lazy(async () => ({ default: (await import('./filter-chips.tsx')).FilterChips }));

/** The active filters. They are fetched with the first one, because most first visits have none. */
export function FilterChips(props: FilterChipsProps) {
  if (activeFilters(props.filters).length === 0) return null;
  const Shown = known.chips ?? Loading;
  return (
    <Suspense fallback={<div className="min-h-8" />}>
      <Shown {...props} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { activeFilters } from '../filters.ts';
import type { FilterChipsProps } from './filter-chips.tsx';

const load = () => import('./filter-chips.tsx');
const Loaded = import.meta.env.SSR
  ? (await load()).FilterChips
  : lazy(async () => ({ default: (await load()).FilterChips }));

/** The active filters. They are fetched with the first one, because most first visits have none. */
export function FilterChips(props: FilterChipsProps) {
  if (activeFilters(props.filters).length === 0) return null;
  return (
    <Suspense fallback={<div className="min-h-8" />}>
      <Loaded {...props} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import type { SearchHintsProps } from './search-hints.tsx';

const load = () => import('./search-hints.tsx');
const Loaded = import.meta.env.SSR
  ? (await load()).SearchHints
  : lazy(async () => ({ default: (await load()).SearchHints }));

/** Help beside the results of a search. It is fetched with the first one, because most lists are not searched. */
export function SearchHints(props: SearchHintsProps) {
  if (props.filters.search === undefined) return null;
  return (
    <Suspense fallback={<div className="min-h-8" />}>
      <Loaded {...props} />
    </Suspense>
  );
}

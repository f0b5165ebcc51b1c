import { lazy, Suspense } from 'react';
import type { SaveSearchProps } from './save-search.tsx';

const load = () => import('./save-search.tsx');
const Loaded = import.meta.env.SSR
  ? (await load()).SaveSearch
  : lazy(async () => ({ default: (await load()).SaveSearch }));

/** Saves the list as it is filtered. It is fetched with the first filter, because most first visits have none. */
export function SaveSearch(props: SaveSearchProps) {
  return (
    <Suspense fallback={<span className="min-h-8" />}>
      <Loaded {...props} />
    </Suspense>
  );
}

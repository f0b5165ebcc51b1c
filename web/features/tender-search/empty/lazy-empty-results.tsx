import { lazy, Suspense } from 'react';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { commonText } from '../../../lib/messages.en.ts';
import type { EmptyResultsProps } from './empty-results.tsx';

const load = () => import('./empty-results.tsx');
const Loaded = import.meta.env.SSR
  ? (await load()).EmptyResults
  : lazy(async () => ({ default: (await load()).EmptyResults }));

/** Help for an empty list. It is fetched when needed, because most lists are not empty. */
export function EmptyResults(props: EmptyResultsProps) {
  return (
    <Suspense fallback={<LoadingArea label={commonText.loading} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

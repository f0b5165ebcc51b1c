import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { commonText } from '../../../lib/messages.en.ts';

/** The place of a notice that is on its way. */
export function TenderSkeleton() {
  return (
    <div role="status" aria-label={commonText.loading} className="mt-2 flex min-h-[60vh] flex-col gap-4">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="mt-6 h-40 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}

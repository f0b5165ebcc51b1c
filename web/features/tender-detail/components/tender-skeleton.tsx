import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { commonText } from '../../../lib/messages.en.ts';

export function TenderSkeleton() {
  return (
    <div role="status" aria-label={commonText.loading} className="mt-2 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-h-[60vh] flex-col gap-4">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="mt-6 h-40 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
      <Skeleton className="h-80 w-full rounded-lg" />
    </div>
  );
}

import type { ReactNode } from 'react';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { LongText } from '../components/long-text.tsx';
import { TenderHeader } from '../components/tender-header.tsx';
import { TenderOverview } from '../components/tender-overview.tsx';
import { text } from '../messages.en.ts';

export function TenderLoading({ tender, children }: { readonly tender: TenderListItem; readonly children: ReactNode }) {
  return (
    <article className="mt-2 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <TenderHeader tender={tender} />
      <TenderOverview tender={tender} />
      <div className="flex min-w-0 flex-col gap-8">
        <LongText text={tender.description} className="max-w-[70ch]" />
        {children}
      </div>
    </article>
  );
}

export function TenderSkeleton() {
  return (
    <div role="status" aria-label={commonText.loading} className="mt-2 flex min-h-[60vh] flex-col gap-4">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="mt-6 h-40 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}

interface TenderFailureProps {
  readonly error: Error;
  /** Level of the heading: beside a title that the list knew it is not that of the page. */
  readonly headingLevel: 1 | 2;
  readonly onRetry: () => void;
}

/** A notice that could not be loaded, in words: a status says nothing to people who look for work. */
export function TenderFailure({ error, headingLevel, onRetry }: TenderFailureProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert" className="mt-2 flex flex-col items-start gap-3 rounded-lg border border-line bg-surface p-5">
      <Heading className="font-display font-semibold text-xl">{text.failed}</Heading>
      <p>{error instanceof ApiError ? text.failedHelp : error.message}</p>
      <Button variant="secondary" onClick={onRetry}>
        {commonText.retry}
      </Button>
    </div>
  );
}

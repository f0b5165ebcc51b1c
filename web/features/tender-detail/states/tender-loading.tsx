import type { ReactNode } from 'react';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { LongText } from '../components/long-text.tsx';
import { TenderHeader } from '../components/tender-header.tsx';
import { TenderOverview } from '../components/tender-overview.tsx';

interface TenderLoadingProps {
  readonly tender: TenderListItem;
  /** In the place of the rest. */
  readonly children: ReactNode;
}

/** Facts that the list knew of a tender, until the whole is here. */
export function TenderLoading({ tender, children }: TenderLoadingProps) {
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

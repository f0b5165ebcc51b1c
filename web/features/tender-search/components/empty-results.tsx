import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button-styles.ts';
import { tendersText } from '../../../lib/messages/tenders.ts';

export interface EmptyResultsProps {
  readonly clearHref: string;
  readonly children?: ReactNode;
}

export function EmptyResults({ clearHref, children }: EmptyResultsProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg border border-line border-dashed px-5 py-14 text-center">
      <Icon name="search-x" className="size-9 text-soft [stroke-width:1.5]" />
      <p className="text-soft">
        <strong className="block font-display font-semibold text-ink text-xl">{tendersText.emptyTitle}</strong>
        {tendersText.empty}
      </p>
      {children}
      <Link href={clearHref} className={buttonClass('secondary')}>
        {tendersText.clearAll}
      </Link>
    </div>
  );
}

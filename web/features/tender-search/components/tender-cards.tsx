import type { TenderListItem } from '#contracts/api/tenders.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { cx } from '../../../lib/cx.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { text } from '../messages.en.ts';
import { TenderCard, type TenderCardProps } from './tender-card.tsx';

interface TenderCardsProps extends Omit<TenderCardProps, 'tender'> {
  readonly id?: string;
  readonly items: readonly TenderListItem[];
  /** The cards are of the last answer, the next is awaited. */
  readonly isBusy: boolean;
  readonly className: string;
}

export function TenderCards({ id, items, isBusy, className, ...card }: TenderCardsProps) {
  return (
    <ul
      id={id}
      tabIndex={-1}
      aria-label={text.results}
      aria-busy={isBusy}
      className={cx('cards grid gap-4 outline-none transition-opacity', isBusy && 'opacity-60', className)}
    >
      {items.map((tender) => (
        <li key={tender.id} className="min-w-0">
          <TenderCard {...card} tender={tender} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders of the height of cards, so that nothing jumps when they arrive. */
export function CardSkeletons({ count, className }: { readonly count: number; readonly className: string }) {
  return (
    <div role="status" aria-label={commonText.loading} className={cx('grid gap-4', className)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
        <div key={index} className="flex h-72 flex-col gap-3 rounded-lg border border-line bg-surface p-5">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="mt-auto h-10 w-full" />
        </div>
      ))}
    </div>
  );
}

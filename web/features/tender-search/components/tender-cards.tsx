import { type ComponentType, memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { remainingLabel } from '#contracts/rules/tender-status.ts';
import { Highlighted } from '../../../components/highlighted.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { MovedBadge, StatusBadge } from '../../../components/ui/status-badge.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatDay, formatTime, scriptOf } from '../../../lib/format/format.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { tenderHref, useSearchedText } from '../../../lib/routing/searched-text.ts';
import { useNow } from '../../../lib/site.tsx';
import { text } from '../messages.en.ts';

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

export interface TenderCardProps {
  readonly tender: TenderListItem;
  /** The list to come back to, with its filters; absent where there is none. */
  readonly from?: string;
  readonly headingLevel: 2 | 3;
  /** Keeps the tender; absent where that is not offered. */
  readonly Save?: ComponentType<{ readonly tender: TenderListItem }>;
}

/** A notice in short. It lays itself out by the room it has: a column, or a row with the dates at its end. */
const TenderCard = memo(function TenderCard({ tender, from, headingLevel, Save }: TenderCardProps) {
  const Heading = `h${headingLevel}` as const;
  const href = tenderHref(tender.id, useSearchedText());
  const state = from === undefined ? undefined : { from };
  const place = [tender.city, tender.province].filter(Boolean).join(', ');
  return (
    <article className="@container h-full rounded-lg border border-line bg-surface">
      <div className="flex h-full flex-col @2xl:flex-row">
        <div className="card-words flex min-w-0 grow flex-col gap-2 p-4 sm:p-5">
          <p className="flex flex-wrap items-center justify-between gap-2 text-soft text-sm">
            <span className="card-more">
              {text.published} <time dateTime={tender.publishDate}>{formatDay(tender.publishDate)}</time>
            </span>
            <span className="flex gap-1.5">
              <MovedBadge {...tender} />
              {tender.cancelledAt !== null && <Badge tone="closed">{commonText.cancelled}</Badge>}
              {tender.isSample && (
                <Badge tone="brass" title={text.sampleHint}>
                  {text.sample}
                </Badge>
              )}
              <StatusBadge status={tender.status} />
            </span>
          </p>
          <Heading className="font-display font-semibold text-lg leading-snug" {...scriptOf(tender.title)}>
            <Link
              href={href}
              state={state}
              className="line-clamp-3 hover:underline hover:decoration-brand hover:underline-offset-4"
            >
              <Highlighted text={tender.title} />
            </Link>
          </Heading>
          {tender.organization !== null && (
            <p className="line-clamp-1 font-medium text-sm wrap-anywhere" {...scriptOf(tender.organization.name)}>
              <Highlighted text={tender.organization.name} />
            </p>
          )}
          <p className="card-more line-clamp-2 text-sm text-soft wrap-anywhere" {...scriptOf(tender.description)}>
            <Highlighted text={tender.description} />
          </p>
          <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1.5 pt-1 text-sm">
            {place !== '' && (
              <span className="inline-flex min-w-0 items-center gap-1.5 wrap-anywhere" {...scriptOf(place)}>
                <Icon name="map-pin" className="size-4 text-brand" />
                {place}
              </span>
            )}
            {tender.categories.slice(0, 3).map((name) => (
              <Badge key={name} className="card-more">
                {name}
              </Badge>
            ))}
          </div>
        </div>
        <ClosingStub tender={tender} href={href} state={state} save={Save && <Save tender={tender} />} />
      </div>
    </article>
  );
});

const BUTTON = buttonClass('secondary', 'sm', 'card-more max-sm:min-h-10');

interface ClosingStubProps {
  readonly tender: TenderListItem;
  readonly href: string;
  readonly state: { readonly from: string } | undefined;
  readonly save: ReactNode;
}

/** Closing date and link, as a part to tear off. */
function ClosingStub({ tender, href, state, save }: ClosingStubProps) {
  const remaining = remainingLabel(tender, useNow());
  const isClosed = tender.status === 'closed';
  const time = tender.closingTime === null ? [] : [formatTime(tender.closingTime)];
  const details = isClosed ? time : [...time, remaining];
  const label = <span aria-hidden="true">{text.viewDetails}</span>;
  return (
    <div className="card-dates flex flex-wrap items-center justify-between gap-2 border-line border-t border-dashed px-4 py-3 sm:px-5 @2xl:w-52 @2xl:shrink-0 @2xl:flex-col @2xl:items-start @2xl:justify-center @2xl:border-s @2xl:border-t-0 @2xl:py-5">
      <p className="flex min-w-0 flex-1 basis-32 items-start gap-1.5 text-sm @2xl:flex-none">
        <Icon name="calendar-clock" className="mt-0.5 hidden size-4 text-soft @2xl:block" />
        <span>
          {tender.cancelledAt !== null ? commonText.wasToClose : isClosed ? text.closed : text.closes}{' '}
          <time dateTime={tender.closingDate} className="whitespace-nowrap font-semibold">
            {formatDay(tender.closingDate)}
          </time>
          <span className="block text-soft">{details.join(' · ')}</span>
        </span>
      </p>
      <div className="no-print flex items-center gap-2">
        {isClosed ? (
          <button type="button" disabled aria-label={text.viewDetailsOf(tender.title)} className={BUTTON}>
            {label}
          </button>
        ) : (
          <Link href={href} state={state} aria-label={text.viewDetailsOf(tender.title)} className={BUTTON}>
            {label}
          </Link>
        )}
        {save}
      </div>
    </div>
  );
}

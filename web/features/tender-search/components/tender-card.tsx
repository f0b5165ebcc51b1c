import { type ComponentType, memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { remainingLabel } from '#contracts/rules/tender-status.ts';
import { Highlighted } from '../../../components/highlighted.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { StatusBadge } from '../../../components/ui/status-badge.tsx';
import { formatDay, formatTime, scriptOf } from '../../../lib/format/format.ts';
import { tenderHref, useSearchedText } from '../../../lib/routing/searched-text.ts';
import { useNow } from '../../../lib/site.tsx';
import { text as tendersText } from '../messages.en.ts';

export interface TenderCardProps {
  readonly tender: TenderListItem;
  /** The list to come back to, with its filters; absent where there is none. */
  readonly from?: string;
  readonly headingLevel: 2 | 3;
  /** Keeps the tender; absent where that is not offered. */
  readonly Save?: ComponentType<{ readonly tender: TenderListItem }>;
}

/** A notice in short. It lays itself out by the room it has: a column, or a row with the dates at its end. */
export const TenderCard = memo(function TenderCard({ tender, from, headingLevel, Save }: TenderCardProps) {
  const Heading = `h${headingLevel}` as const;
  const href = tenderHref(tender.id, useSearchedText());
  const state = from === undefined ? undefined : { from };
  const place = [tender.city, tender.province].filter(Boolean).join(', ');
  return (
    <article className="@container h-full rounded-lg border border-line bg-surface">
      <div className="flex h-full flex-col @2xl:flex-row">
        <div className="flex min-w-0 grow flex-col gap-2 p-5">
          <p className="flex flex-wrap items-center justify-between gap-2 text-soft text-sm">
            <span>
              {tendersText.published} <time dateTime={tender.publishDate}>{formatDay(tender.publishDate)}</time>
            </span>
            <span className="flex gap-1.5">
              {tender.isSample && (
                <Badge tone="brass" title={tendersText.sampleHint}>
                  {tendersText.sample}
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
          <p className="line-clamp-2 text-sm text-soft wrap-anywhere" {...scriptOf(tender.description)}>
            <Highlighted text={tender.description} />
          </p>
          <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1.5 pt-1 text-sm">
            {place !== '' && (
              <span className="inline-flex min-w-0 items-center gap-1.5 wrap-anywhere" dir="auto">
                <Icon name="map-pin" className="size-4 text-brand" />
                {place}
              </span>
            )}
            {tender.categories.slice(0, 3).map((name) => (
              <Badge key={name}>{name}</Badge>
            ))}
          </div>
        </div>
        <ClosingStub tender={tender} href={href} state={state} save={Save && <Save tender={tender} />} />
      </div>
    </article>
  );
});

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
  const label = <span aria-hidden="true">{tendersText.viewDetails}</span>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t border-dashed px-5 py-3 @2xl:w-52 @2xl:shrink-0 @2xl:flex-col @2xl:items-start @2xl:justify-center @2xl:border-s @2xl:border-t-0 @2xl:py-5">
      <p className="flex min-w-0 flex-1 basis-32 items-start gap-1.5 text-sm @2xl:flex-none">
        <Icon name="calendar-clock" className="mt-0.5 hidden size-4 text-soft @2xl:block" />
        <span>
          {isClosed ? tendersText.closed : tendersText.closes}{' '}
          <time dateTime={tender.closingDate} className="whitespace-nowrap font-semibold">
            {formatDay(tender.closingDate)}
          </time>
          <span className="block text-soft">{details.join(' · ')}</span>
        </span>
      </p>
      <div className="flex items-center gap-2">
        {isClosed ? (
          <button
            type="button"
            disabled
            aria-label={tendersText.viewDetailsOf(tender.title)}
            className={buttonClass('secondary', 'sm')}
          >
            {label}
          </button>
        ) : (
          <Link
            href={href}
            state={state}
            aria-label={tendersText.viewDetailsOf(tender.title)}
            className={buttonClass('secondary', 'sm')}
          >
            {label}
          </Link>
        )}
        {save}
      </div>
    </div>
  );
}

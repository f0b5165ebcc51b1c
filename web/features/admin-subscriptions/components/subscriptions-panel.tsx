import { ExternalLink, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Subscription } from '#contracts/api/newsletter.ts';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import { HistoryLink, RecordId } from '../../../components/admin/row-parts.tsx';
import { lazyPart } from '../../../components/drawn/lazy-part.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { useAdminAddress } from '../../../lib/admin/admin-address.ts';
import { scriptOf } from '../../../lib/format/format.ts';
import { named } from '../../../lib/format/named.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { PAGE_SIZE, useSetStatus, useSubscriptions } from '../api/subscriptions.ts';
import { FilteredList } from '../ledger/filtered-list.tsx';
import { text } from '../messages.en.ts';
import { OpenProofs } from '../proofs/open-proofs.tsx';
import { InterestAreas } from './interest-areas.tsx';
import { ActiveBadge, ExpiryBadge } from './subscription-badges.tsx';

const SubscriptionDialog = lazyPart(() => import('./subscription-dialog.tsx'));

const COLUMNS: Columns<Subscription, keyof typeof text.columns> = {
  name: {
    kind: 'title',
    className: 'font-medium',
    cell: ({ id, fullName }) => (
      <span {...scriptOf(fullName)} className="line-clamp-3">
        {fullName} <RecordId id={id} />
      </span>
    ),
  },
  email: {
    className: 'wrap-anywhere md:max-w-64 md:truncate',
    title: ({ email }) => email,
    cell: ({ email }) => <span className="min-w-0">{email}</span>,
  },
  categories: { sort: 'areas', cell: categoriesOf },
  city: cityOf,
  status: {
    className: 'whitespace-nowrap',
    cell: ({ isActive, isPremium }) => <ActiveBadge isActive={isActive} isPremium={isPremium} />,
  },
  expiry: { className: 'whitespace-nowrap', cell: ({ expiryDate }) => <ExpiryBadge expiryDate={expiryDate} /> },
};

export default function SubscriptionsPanel() {
  const { address } = useAdminAddress();
  const [viewedId, view] = useState<number | null>(null);
  const subscriptions = useSubscriptions(address);
  const { data, isFetching, refetch } = subscriptions;
  const status = useSetStatus();
  const viewed = data?.items.find(({ id }) => id === viewedId);
  return (
    <>
      <NewsletterCard />
      <OpenProofs />
      <FilteredList
        query={subscriptions}
        pageSize={PAGE_SIZE}
        text={text}
        filter={{ label: text.termFilter, options: text.termFilters }}
        action={
          <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
            {!isFetching && <RefreshCw className="size-4" />}
            {text.refresh}
          </Button>
        }
      >
        {(items) => (
          <RecordTable
            label={text.heading}
            items={items}
            labels={text.columns}
            columns={COLUMNS}
            actions={(one) => <Actions subscription={one} onView={view} onSetStatus={status.mutate} />}
            isSorted
          />
        )}
      </FilteredList>
      <InterestAreas />
      {viewed !== undefined && <SubscriptionDialog key={viewed.id} subscription={viewed} onClose={() => view(null)} />}
    </>
  );
}

function NewsletterCard() {
  return (
    <Card className="mb-8 flex flex-wrap items-center justify-between gap-4 p-5">
      <div>
        <h2 className="font-display font-semibold text-xl">{text.management}</h2>
        <p className="mt-1 text-soft text-sm">{text.managementText}</p>
      </div>
      <a href={paths.newsletter} target="_blank" rel="noopener" className={buttonClass('secondary')}>
        <ExternalLink className="size-4" />
        {text.viewPage}
        <span className="sr-only"> {commonText.opensInNewTab}</span>
      </a>
    </Card>
  );
}

/** Single categories; without them all of the chosen areas. */
function categoriesOf({ categories, interestAreas }: Subscription) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1">
      {categories.length === 0 && <span>{text.all}</span>}
      {categories.map((category) => (
        <Badge key={named(category)}>{named(category)}</Badge>
      ))}
      <span className="text-soft text-xs md:line-clamp-1" title={interestAreas.join(', ')}>
        {text.ofAreas(interestAreas.join(', '))}
      </span>
    </div>
  );
}

function cityOf({ cities: [first = text.all, ...others] }: Subscription) {
  return (
    <span title={others.join(', ') || undefined}>
      {first}
      {others.length > 0 && <span className="text-soft"> {text.moreCities(others.length)}</span>}
    </span>
  );
}

interface ActionsProps {
  readonly subscription: Subscription;
  readonly onView: (id: number) => void;
  readonly onSetStatus: (status: Pick<Subscription, 'id' | 'isActive'>) => void;
}

function Actions({ subscription: { id, fullName, isActive }, onView, onSetStatus }: ActionsProps) {
  return (
    <div className="flex items-center gap-1.5 max-md:flex-col max-md:items-end">
      <Button variant="secondary" size="sm" aria-label={text.detailsOf(fullName)} onClick={() => onView(id)}>
        {text.details}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-label={isActive ? text.disableOf(fullName) : text.enableOf(fullName)}
        onClick={() => onSetStatus({ id, isActive: !isActive })}
      >
        {isActive ? text.disable : text.enable}
      </Button>
      <HistoryLink record={`subscription-${id}`} name={fullName} />
    </div>
  );
}

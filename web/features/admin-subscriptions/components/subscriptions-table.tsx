import type { Subscription } from '#contracts/api/newsletter.ts';
import { adminText } from '../../../components/admin/messages.en.ts';
import { RecordCell, RecordRow, RecordTable, sortingColumns } from '../../../components/admin/record-table.tsx';
import { HistoryLink, RecordId } from '../../../components/admin/row-parts.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { scriptOf } from '../../../lib/format/format.ts';
import { named } from '../../../lib/format/named.ts';
import { text } from '../messages.en.ts';
import { ActiveBadge, ExpiryBadge } from './subscription-badges.tsx';

interface SubscriptionsTableProps {
  readonly subscriptions: readonly Subscription[];
  readonly onView: (id: number) => void;
  readonly onSetStatus: (status: Pick<Subscription, 'id' | 'isActive'>) => void;
}

const COLUMNS = [...sortingColumns(text.columns, { categories: 'areas' }), adminText.actions];

export function SubscriptionsTable({ subscriptions, onView, onSetStatus }: SubscriptionsTableProps) {
  return (
    <RecordTable label={text.heading} columns={COLUMNS}>
      {subscriptions.map((subscription) => (
        <RecordRow key={subscription.id}>
          <RecordCell kind="title" className="font-medium">
            <span {...scriptOf(subscription.fullName)} className="line-clamp-3">
              {subscription.fullName} <RecordId id={subscription.id} />
            </span>
          </RecordCell>
          <RecordCell
            label={text.columns.email}
            className="wrap-anywhere md:max-w-64 md:truncate"
            title={subscription.email}
          >
            <span className="min-w-0">{subscription.email}</span>
          </RecordCell>
          <RecordCell label={text.columns.categories}>
            <Categories subscription={subscription} />
          </RecordCell>
          <RecordCell label={text.columns.city}>
            <City cities={subscription.cities} />
          </RecordCell>
          <RecordCell label={text.columns.status} className="whitespace-nowrap">
            <ActiveBadge isActive={subscription.isActive} isPremium={subscription.isPremium} />
          </RecordCell>
          <RecordCell label={text.columns.expiry} className="whitespace-nowrap">
            <ExpiryBadge expiryDate={subscription.expiryDate} />
          </RecordCell>
          <RecordCell kind="actions">
            <Actions subscription={subscription} onView={onView} onSetStatus={onSetStatus} />
          </RecordCell>
        </RecordRow>
      ))}
    </RecordTable>
  );
}

/** Single categories; without them all of the chosen areas. */
function Categories({ subscription: { categories, interestAreas } }: { readonly subscription: Subscription }) {
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

function City({ cities: [first = text.all, ...others] }: Pick<Subscription, 'cities'>) {
  return (
    <span title={others.join(', ') || undefined}>
      {first}
      {others.length > 0 && <span className="text-soft"> {text.moreCities(others.length)}</span>}
    </span>
  );
}

interface ActionsProps extends Pick<SubscriptionsTableProps, 'onView' | 'onSetStatus'> {
  readonly subscription: Subscription;
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

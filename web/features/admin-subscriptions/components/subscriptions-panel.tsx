import { ExternalLink, RefreshCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Subscription } from '#contracts/api/newsletter.ts';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { useAdminAddress } from '../../../lib/admin/admin-address.ts';
import { useAdminView } from '../../../lib/admin/use-admin-dialog.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { PAGE_SIZE, useSetStatus, useSubscriptions } from '../api/subscriptions.ts';
import { FilteredList } from '../ledger/filtered-list.tsx';
import { text } from '../messages.en.ts';
import { OpenProofs } from '../proofs/open-proofs.tsx';
import { InterestAreas } from './interest-areas.tsx';
import { SubscriptionsTable } from './subscriptions-table.tsx';

const SubscriptionDialog = lazy(() => import('./subscription-dialog.tsx'));

export default function SubscriptionsPanel() {
  const { address } = useAdminAddress();
  const view = useAdminView('subscription');
  const subscriptions = useSubscriptions(address);
  const { data, isFetching, refetch } = subscriptions;
  const status = useSetStatus();
  const viewed = data?.items.find(({ id }) => id === view.id);
  return (
    <>
      <NewsletterCard />
      <OpenProofs />
      <FilteredList<Subscription>
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
        {(items) => <SubscriptionsTable subscriptions={items} onView={view.open} onSetStatus={status.mutate} />}
      </FilteredList>
      <InterestAreas />
      {viewed !== undefined && (
        <Suspense>
          <SubscriptionDialog key={viewed.id} subscription={viewed} onClose={view.close} />
        </Suspense>
      )}
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

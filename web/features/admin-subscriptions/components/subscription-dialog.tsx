import type { Subscription } from '#contracts/api/newsletter.ts';
import { ViewDialog } from '../../../components/admin/view-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useSetStatus } from '../api/subscriptions.ts';
import { text } from '../messages.en.ts';
import { EraseSubscription } from './erase-subscription.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';
import { SubscriptionTerm } from './subscription-term.tsx';

interface SubscriptionDialogProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

export default function SubscriptionDialog({ subscription, onClose }: SubscriptionDialogProps) {
  const { id, isActive, isPremium } = subscription;
  const status = useSetStatus();
  return (
    <ViewDialog
      title={text.dialogTitle}
      description={text.dialogText}
      actions={
        <Button variant={isActive ? 'danger' : 'primary'} onClick={() => status.mutate({ id, isActive: !isActive })}>
          {isActive ? text.disableSubscription : text.activateSubscription}
        </Button>
      }
      onClose={onClose}
    >
      <div className="flex flex-col gap-6">
        <SubscriptionFacts subscription={subscription} />
        {isPremium && <SubscriptionTerm id={id} />}
        <PaymentsSection subscription={subscription} />
        <EraseSubscription id={id} email={subscription.email} />
      </div>
    </ViewDialog>
  );
}

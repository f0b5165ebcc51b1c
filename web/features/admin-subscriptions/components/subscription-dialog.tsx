import type { Subscription } from '#contracts/api/newsletter.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import { adminSubscriptionsText as text } from '../../../lib/messages/admin/subscriptions.ts';
import { commonText } from '../../../lib/messages/common.ts';
import { useSetStatus } from '../api/use-subscriptions.ts';
import { EraseSubscription } from './erase-subscription.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';
import { SubscriptionTerm } from './subscription-term.tsx';

export interface SubscriptionDialogProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

/** Everything about one subscription. Mounted means open. */
export default function SubscriptionDialog({ subscription, onClose }: SubscriptionDialogProps) {
  const { id, isActive, isPremium } = subscription;
  const status = useSetStatus();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      title={text.dialogTitle}
      description={text.dialogText}
      footer={
        <>
          <Button
            variant={isActive ? 'danger' : 'primary'}
            pending={status.isPending}
            onClick={() => status.mutate({ id, isActive: !isActive })}
          >
            {isActive ? text.disableSubscription : text.activateSubscription}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {commonText.close}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <SubscriptionFacts subscription={subscription} />
        {isPremium && <SubscriptionTerm id={id} />}
        <PaymentsSection subscription={subscription} />
        <EraseSubscription id={id} email={subscription.email} />
      </div>
    </Dialog>
  );
}

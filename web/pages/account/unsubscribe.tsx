import { Card } from '../../components/ui/card.tsx';
import { byToken, useOwnSubscription } from '../../features/own-subscription/api/own-subscription.ts';
import { OwnFacts } from '../../features/own-subscription/components/own-facts.tsx';
import { PreferencesSection } from '../../features/own-subscription/components/preferences-section.tsx';
import { Resume } from '../../features/own-subscription/components/resume.tsx';
import { StopForm } from '../../features/own-subscription/components/stop-form.tsx';
import { text } from '../../features/own-subscription/messages.en.ts';
import type { PageProps } from '../../lib/routing/paths.ts';
import { LinkedPage } from '../linked-page.tsx';

/** Where the links in mails lead: looking changes nothing, the button stops all mails. */
export default function UnsubscribePage({ parameters: { token = '' } }: PageProps) {
  const source = byToken(token);
  const query = useOwnSubscription(source);
  const isStopped = query.data?.isActive === false;
  return (
    <LinkedPage
      query={query}
      title={isStopped ? text.doneTitle : text.unsubscribeTitle}
      description={text.unsubscribeTitle}
      failed={text.failed}
    >
      {(subscription) => (
        <>
          <div role="status">
            <p>{isStopped ? text.done(subscription.maskedEmail) : text.unsubscribeLead(subscription.maskedEmail)}</p>
          </div>
          {isStopped && <Resume source={source} subscription={subscription} />}
          {!isStopped && (
            <>
              <StopForm token={token} />
              <Card className="p-5">
                <h2 className="mb-4 font-display font-semibold text-lg">{text.present}</h2>
                <OwnFacts subscription={subscription} />
              </Card>
              <Card className="p-5">
                <PreferencesSection source={source} subscription={subscription} />
              </Card>
            </>
          )}
        </>
      )}
    </LinkedPage>
  );
}

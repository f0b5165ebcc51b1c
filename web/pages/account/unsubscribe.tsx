import type { FormEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { byToken, useOwnSubscription, useStopOrResume } from '../../features/own-subscription/api/own-subscription.ts';
import { OwnFacts } from '../../features/own-subscription/components/own-facts.tsx';
import { PreferencesSection } from '../../features/own-subscription/components/preferences-section.tsx';
import { Resume } from '../../features/own-subscription/components/resume.tsx';
import { text } from '../../features/own-subscription/messages.en.ts';
import { type PageProps, paths } from '../../lib/routing/paths.ts';
import { LinkedPage } from '../linked-page.tsx';

/** Goal of the links in mails: looking changes nothing, the button stops all mails. */
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

/** The unsubscribe button. Without scripts the browser posts the form, and the server leads back to this page. */
function StopForm({ token }: { readonly token: string }) {
  const stop = useStopOrResume(byToken(token), 'stop');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    stop.mutate();
  };
  return (
    <form method="post" action={paths.unsubscribe(token)} onSubmit={submit}>
      <Button type="submit" variant="danger" size="lg" pending={stop.isPending}>
        {stop.isPending ? text.unsubscribing : text.unsubscribe}
      </Button>
    </form>
  );
}

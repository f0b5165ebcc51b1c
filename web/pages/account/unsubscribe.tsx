import { Failure } from '../../components/failure.tsx';
import { Card } from '../../components/ui/card.tsx';
import { LoadingArea } from '../../components/ui/spinner.tsx';
import { byToken, useOwnSubscription } from '../../features/own-subscription/api/own-subscription.ts';
import { OwnFacts } from '../../features/own-subscription/components/own-facts.tsx';
import { PreferencesSection } from '../../features/own-subscription/components/preferences-section.tsx';
import { Resume } from '../../features/own-subscription/components/resume.tsx';
import { StopForm } from '../../features/own-subscription/components/stop-form.tsx';
import { text } from '../../features/own-subscription/messages.en.ts';
import { useHead } from '../../lib/head/use-head.ts';
import { commonText } from '../../lib/messages.en.ts';
import type { PageProps } from '../../lib/routing/page-props.ts';
import NotFoundPage from '../not-found.tsx';

/** Where the links in mails lead: looking changes nothing, the button stops all mails. */
export default function UnsubscribePage({ parameters: { token = '' } }: PageProps) {
  const { data } = useOwnSubscription(byToken(token));
  return data === null ? <NotFoundPage /> : <OwnPage token={token} />;
}

function OwnPage({ token }: { readonly token: string }) {
  const source = byToken(token);
  const { data, error, refetch } = useOwnSubscription(source);
  const isStopped = data?.isActive === false;
  const title = isStopped ? text.doneTitle : text.unsubscribeTitle;
  useHead({ title, description: text.unsubscribeTitle, noIndex: true });
  return (
    <div className="page-width py-8 md:py-12">
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <h1 className="font-bold font-display text-3xl md:text-4xl">{title}</h1>
        {error !== null && <Failure title={text.failed} error={error} onRetry={refetch} />}
        {!data && error === null && <LoadingArea label={commonText.loading} />}
        {data && (
          <>
            <div role="status">
              <p>{isStopped ? text.done(data.maskedEmail) : text.unsubscribeLead(data.maskedEmail)}</p>
            </div>
            {isStopped && <Resume source={source} subscription={data} />}
            {!isStopped && (
              <>
                <StopForm token={token} />
                <Card className="p-5">
                  <h2 className="mb-4 font-display font-semibold text-lg">{text.present}</h2>
                  <OwnFacts subscription={data} />
                </Card>
                <Card className="p-5">
                  <PreferencesSection source={source} subscription={data} />
                </Card>
              </>
            )}
          </>
        )}
      </div>
    </div>
  );
}

import { Failure } from '../../components/failure.tsx';
import { Card } from '../../components/ui/card.tsx';
import { LoadingArea } from '../../components/ui/spinner.tsx';
import { ofAccount, useOwnSubscription } from '../../features/own-subscription/api/own-subscription.ts';
import { CancelNewsletter } from '../../features/own-subscription/components/cancel-newsletter.tsx';
import { NoSubscription } from '../../features/own-subscription/components/no-subscription.tsx';
import { OwnFacts } from '../../features/own-subscription/components/own-facts.tsx';
import { PreferencesSection } from '../../features/own-subscription/components/preferences-section.tsx';
import { Resume } from '../../features/own-subscription/components/resume.tsx';
import { text } from '../../features/own-subscription/messages.en.ts';

/** The newsletter of the account: its term, what it is about, and the end of it. */
export function OwnNewsletter({ email }: { readonly email: string }) {
  const { data, error, refetch } = useOwnSubscription(ofAccount);
  if (error !== null) return <Failure title={text.failed} error={error} onRetry={refetch} />;
  if (data === undefined) return <LoadingArea label={text.checking} />;
  if (data === null) return <NoSubscription email={email} />;
  return (
    <>
      <Card className="p-5">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 data-focus-fallback="" tabIndex={-1} className="font-display font-semibold text-xl">
            {text.newsletter}
          </h2>
          {data.isActive && <CancelNewsletter email={data.maskedEmail} />}
        </div>
        <OwnFacts subscription={data} />
        {!data.isActive && (
          <div className="mt-4">
            <Resume source={ofAccount} subscription={data} />
          </div>
        )}
      </Card>
      {data.isActive && (
        <Card className="p-5">
          <PreferencesSection source={ofAccount} subscription={data} />
        </Card>
      )}
    </>
  );
}

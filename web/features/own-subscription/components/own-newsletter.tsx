import { Link } from 'wouter';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { Failure } from '../../../components/failure.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { ConfirmButton } from '../../../components/ui/overlay/confirm-dialog.tsx';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { paths } from '../../../lib/routing/paths.ts';
import {
  ofAccount,
  useCancel,
  useClaim,
  useClaimable,
  useOwnPayment,
  useOwnSubscription,
} from '../api/own-subscription.ts';
import { text } from '../messages.en.ts';
import { OwnFacts } from './own-facts.tsx';
import { OwnPayment } from './own-payment.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { Resume } from './resume.tsx';

export function OwnNewsletter({ email }: { readonly email: string }) {
  const { data, error, refetch } = useOwnSubscription(ofAccount);
  const payment = useOwnPayment();
  const payHref =
    payment == null ? undefined : paths.paymentOf(PLANS[payment.plan].billingPeriod, payment.paymentReference);
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
        {payment != null && payment.email.toLowerCase() !== email.toLowerCase() && (
          <FormerAddress former={payment.email} email={email} />
        )}
        <OwnFacts subscription={data} {...(payHref !== undefined && { payment: payHref })} />
        {payment != null && payHref !== undefined && (
          <OwnPayment subscription={data} payment={payment} href={payHref} />
        )}
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

/** The pressed button goes with what it has done. */
const focusSection = () => document.getElementById('newsletter')?.focus();

/** The account has another address since; nothing tells it that the newsletter went on to the former one. */
function FormerAddress({ former, email }: { readonly former: string; readonly email: string }) {
  const move = useClaim(email);
  return (
    <Alert tone="warning" title={text.former(former)} className="mb-4">
      <Button
        variant="secondary"
        size="sm"
        className="mt-2 max-w-full"
        pending={move.isPending}
        onClick={() => void move.mutateAsync().then(focusSection, () => undefined)}
      >
        {text.move(email)}
      </Button>
    </Alert>
  );
}

function CancelNewsletter({ email }: { readonly email: string }) {
  return (
    <ConfirmButton
      title={text.cancelTitle}
      description={text.cancelText(email)}
      confirm={[text.cancelConfirm, text.cancelling]}
      cancelLabel={text.keep}
      mutation={useCancel(email)}
    >
      {text.cancel}
    </ConfirmButton>
  );
}

/** The account has none: perhaps one of its address was made signed out, which only the owner of the address is told. */
function NoSubscription({ email }: { readonly email: string }) {
  const { data, error, refetch } = useClaimable();
  const claim = useClaim();
  if (error !== null) return <Failure title={text.failed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingArea label={text.checking} />;
  if (data.subscription !== null) {
    return (
      <Card className="flex flex-col items-start gap-3 p-5">
        <h2 className="font-display font-semibold text-xl">{text.found}</h2>
        <p className="text-soft text-sm">{text.foundText}</p>
        <OwnFacts subscription={data.subscription} />
        <Button pending={claim.isPending} onClick={() => void claim.mutateAsync().then(focusSection, () => undefined)}>
          {text.claim}
        </Button>
      </Card>
    );
  }
  return (
    <Card className="flex flex-col items-start gap-3 p-5">
      <h2 className="font-display font-semibold text-xl">{data.isConfirmed ? text.none : text.newsletter}</h2>
      <p className="text-soft text-sm wrap-anywhere">{data.isConfirmed ? text.noneText : text.confirmFirst(email)}</p>
      <Link href={paths.newsletter} className={buttonClass(data.isConfirmed ? 'primary' : 'link')}>
        {data.isConfirmed ? text.subscribe : text.neverSubscribed}
      </Link>
    </Card>
  );
}

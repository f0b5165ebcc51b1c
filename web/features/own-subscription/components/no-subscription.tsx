import { Link } from 'wouter';
import { Failure } from '../../../components/failure.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { paths } from '../../../lib/routing/paths.ts';
import { useClaim, useClaimable } from '../api/own-subscription.ts';
import { text } from '../messages.en.ts';
import { OwnFacts } from './own-facts.tsx';

/** The button goes with the card when the subscription comes. */
const focusSection = () => document.getElementById('newsletter')?.focus();

/** The account has none: perhaps one of its address was made signed out, which only the owner of the address is told. */
export function NoSubscription({ email }: { readonly email: string }) {
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

import { Link } from 'wouter';
import type { OwnSubscription } from '#contracts/api/newsletter.ts';
import { EMAIL_FREQUENCY_LABELS } from '#contracts/vocabulary/newsletter.ts';
import { Fact } from '../../../components/fact.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { formatInstant } from '../../../lib/format/format.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useNow } from '../../../lib/site.tsx';
import { text } from '../messages.en.ts';
import { stateOf } from '../own-state.ts';

interface OwnFactsProps {
  readonly subscription: OwnSubscription;
  /** Payment instructions, with the reference where it is known. */
  readonly payment?: string;
}

export function OwnFacts({ subscription, payment = paths.payment }: OwnFactsProps) {
  const { maskedEmail, expiryDate, emailFrequency, isActive } = subscription;
  const { label, tone } = stateOf(subscription, useNow());
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
      <Fact name={text.facts.email}>{maskedEmail}</Fact>
      <Fact name={text.facts.status}>
        <Badge tone={tone}>{label}</Badge>
      </Fact>
      <Fact name={text.facts.frequency}>{EMAIL_FREQUENCY_LABELS[emailFrequency]}</Fact>
      <Fact name={text.facts.term}>
        {expiryDate === null ? text.notPaid : formatInstant(expiryDate)}
        {isActive && expiryDate === null && (
          <Link href={payment} className="ms-2 text-link underline underline-offset-4">
            {text.howToPay}
          </Link>
        )}
      </Fact>
      <Names name={text.facts.areas} names={[...subscription.interestAreas, ...subscription.categories]} />
      {subscription.words !== '' && (
        <Fact name={text.facts.words}>
          <span dir="auto" className="whitespace-pre-line">
            {subscription.words}
          </span>
        </Fact>
      )}
      <Names name={text.facts.provinces} names={subscription.provinces} />
      <Names name={text.facts.sectors} names={subscription.sectors} />
      <Names name={text.facts.cities} names={subscription.cities} />
    </dl>
  );
}

function Names({ name, names }: { readonly name: string; readonly names: readonly string[] }) {
  return <Fact name={name}>{names.length === 0 ? text.any : names.join(', ')}</Fact>;
}

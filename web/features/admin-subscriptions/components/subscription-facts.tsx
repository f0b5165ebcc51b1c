import type { ReactNode } from 'react';
import type { Subscription } from '#contracts/api/newsletter.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { formatInstant, scriptOf } from '../../../lib/format/format.ts';
import { named } from '../../../lib/format/named.ts';
import { text } from '../messages.en.ts';
import { ActiveBadge, ExpiryBadge } from './subscription-badges.tsx';

export function SubscriptionFacts({ subscription }: { readonly subscription: Subscription }) {
  const { fullName, email, isActive, isPremium, expiryDate, lastEmailSent, emptyInterestAreas } = subscription;
  return (
    <>
      <Facts>
        <Fact name={text.facts.name}>
          <span {...scriptOf(fullName)}>{fullName}</span>
        </Fact>
        <Fact name={text.facts.email}>{email}</Fact>
        <Fact name={text.facts.status}>
          <ActiveBadge isActive={isActive} isPremium={isPremium} />
        </Fact>
        <Fact name={text.facts.subscription}>{isPremium ? text.premium : text.basic}</Fact>
        <Fact name={text.facts.expiryDate}>
          {expiryDate === null ? text.notAvailable : formatInstant(expiryDate)}{' '}
          {expiryDate !== null && <ExpiryBadge expiryDate={expiryDate} />}
        </Fact>
        <Fact name={text.facts.lastEmail}>{lastEmailSent === null ? text.never : formatInstant(lastEmailSent)}</Fact>
        <Fact name={text.facts.plan}>{PLANS[subscription.plan].name}</Fact>
        <Fact name={text.facts.reference}>
          <span className="font-mono">{subscription.paymentReference}</span>
        </Fact>
        <Fact name={text.facts.businessType}>{subscription.businessType}</Fact>
        <Fact name={text.facts.since}>{formatInstant(subscription.createdAt)}</Fact>
      </Facts>
      <section aria-label={text.preferences}>
        <h3 className="mb-3 font-display font-semibold text-lg">{text.preferences}</h3>
        <Facts>
          <Fact name={text.preference.areas}>{namesOf(subscription.interestAreas)}</Fact>
          <Fact name={text.preference.categories}>{namesOf(subscription.categories.map((one) => named(one)))}</Fact>
          <Fact name={text.preference.city}>{namesOf(subscription.cities)}</Fact>
          <Fact name={text.preference.provinces}>{namesOf(subscription.provinces)}</Fact>
          <Fact name={text.preference.sectors}>{namesOf(subscription.sectors)}</Fact>
          <Fact name={text.preference.frequency}>{text.frequencies[subscription.emailFrequency]}</Fact>
        </Facts>
        {emptyInterestAreas.length > 0 && (
          <Alert tone="warning" className="mt-3">
            {text.emptyAreas(emptyInterestAreas.join(', '))}
          </Alert>
        )}
      </section>
    </>
  );
}

function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm">{children}</dl>;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-soft">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

const namesOf = (names: readonly string[]) => (names.length === 0 ? text.all : names.join(', '));

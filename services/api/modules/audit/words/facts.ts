import type { AnyEvent } from '#contracts/events/any-event.ts';
import type { CategoryFacts } from '#contracts/events/categories.ts';
import type { OrganizationFacts } from '#contracts/events/organizations.ts';
import type { SubscriptionEvent, SubscriptionPreferences } from '#contracts/events/subscriptions.ts';
import type { TenderFacts } from '#contracts/events/tenders.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import type { BankAccount } from '#contracts/vocabulary/banks.ts';
import { EMAIL_FREQUENCY_LABELS } from '#contracts/vocabulary/newsletter.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { TENDER_STATUS_LABELS } from '#contracts/vocabulary/tenders.ts';
import { CATEGORY_LABELS, ORGANIZATION_LABELS, TENDER_FACT_LABELS } from './field-labels.ts';
import type { Names } from './names.ts';

/** A record's state in words: label → value; null or absent: none. */
export type Facts = Readonly<Record<string, string | null>>;

/** Nothing is known before a stream's first event. */
export const NO_FACTS: Facts = {};

/** The state in words after one more event; events that change no record leave it alone. */
export function evolveFacts(facts: Facts, event: AnyEvent, names: Names): Facts {
  switch (event.type) {
    case 'TenderPublished':
    case 'TenderUpdated':
    case 'TenderAlsoPublished':
      return tenderFacts(event.data.tender, names);
    case 'TenderRedacted':
      return event.data.tender === undefined ? facts : tenderFacts(event.data.tender, names);
    case 'CategoryCreated':
    case 'CategoryUpdated':
      return categoryFacts(event.data.category, names);
    case 'OrganizationCreated':
    case 'OrganizationUpdated':
      return organizationFacts(event.data.organization, names);
    case 'UserRegistered':
      return { Role: 'User' };
    case 'UserCreated':
      return { Role: event.data.isAdmin ? 'Admin' : 'User' };
    case 'AdminGranted':
      return { ...facts, Role: 'Admin' };
    case 'AdminRevoked':
      return { ...facts, Role: 'User' };
    case 'InterestAreaMapped':
      return { Categories: list(event.data.categoryIds.map((id) => names.short('category', id))) };
    case 'PlaceSettled':
      return { City: event.data.city, Province: event.data.province };
    case 'SettingsChanged':
      return { 'Bank accounts': list(event.data.settings.bankAccounts.map(accountInWords)) };
    case 'SynonymsStated':
      return { Names: list(event.data.group.names), Kinds: list(event.data.group.kinds) };
    case 'TenderRemoved':
    case 'CategoryRemoved':
    case 'OrganizationRemoved':
    case 'SynonymsRemoved':
    case 'UserDeleted':
      return NO_FACTS;
    case 'SubscriptionRequested':
    case 'PaymentRecorded':
    case 'SubscriptionExtended':
    case 'SubscriptionDisabled':
    case 'SubscriptionEnabled':
    case 'SubscriptionClaimed':
    case 'SubscriptionCancelled':
    case 'PreferencesChanged':
    case 'SubscriberErased':
      return subscriptionFacts(facts, event);
    // Names of persons are never in the log, and the other events change no record.
    case 'ProfileChanged':
    case 'PasswordChanged':
    case 'AccountLinkRequested':
    case 'AddressConfirmed':
    case 'PasswordReset':
    case 'SessionsEnded':
    case 'SecondFactorEnabled':
    case 'SecondFactorDisabled':
    case 'RecoveryCodeUsed':
    case 'DigestRunRequested':
    case 'EmailsCleared':
    case 'ContactMessageReceived':
    case 'SignInSucceeded':
    case 'SignInRefused':
    case 'AccessRefused':
    case 'SecurityEventsCounted':
    case 'RecordsRead':
    case 'RecordsExported':
    case 'LogVerified':
    case 'ImportUploaded':
    case 'ImportStarted':
    case 'ImportStopped':
    case 'ImportEnded':
    case 'ImportDiscarded':
      return facts;
    default:
      event satisfies never;
      return facts;
  }
}

const list = (words: readonly string[]) => words.join(', ') || null;
const accountInWords = ({ bank, accountTitle, iban }: BankAccount) => `${bank}, ${accountTitle}, ${iban}`;
const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

function tenderFacts(tender: TenderFacts, names: Names): Facts {
  const value = (key: keyof TenderFacts): string | null => {
    switch (key) {
      case 'status':
        return TENDER_STATUS_LABELS[tender.status];
      case 'categoryIds':
        return list(tender.categoryIds.map((id) => names.short('category', id)));
      case 'organizationIds':
        return list(tender.organizationIds.map((id) => names.short('organization', id)));
      case 'procuringOrganizationId':
        return orNull(tender.procuringOrganizationId, (id) => names.short('organization', id));
      case 'sectors':
        return list(tender.sectors);
      case 'image':
        return orNull(tender.image, ({ hash, width, height }) => `Image ${hash.slice(0, 8)} (${width} × ${height})`);
      default:
        return tender[key];
    }
  };
  return labelled(TENDER_FACT_LABELS, value);
}

function categoryFacts(category: CategoryFacts, names: Names): Facts {
  return labelled(CATEGORY_LABELS, (key) => {
    if (key === 'isActive') return yesOrNo(category.isActive);
    if (key === 'sortOrder') return String(category.sortOrder);
    if (key === 'parentId') return orNull(category.parentId, (id) => names.short('category', id));
    return category[key];
  });
}

function organizationFacts(organization: OrganizationFacts, names: Names): Facts {
  return labelled(ORGANIZATION_LABELS, (key) =>
    key === 'categoryId' ? orNull(organization.categoryId, (id) => names.short('category', id)) : organization[key],
  );
}

function subscriptionFacts(facts: Facts, event: SubscriptionEvent): Facts {
  switch (event.type) {
    case 'SubscriptionRequested':
      return {
        Status: 'Active',
        Subscription: 'Basic',
        Plan: PLANS[event.data.plan].name,
        'Payment reference': event.data.paymentReference,
        ...preferenceFacts(event.data.preferences),
      };
    case 'PaymentRecorded': {
      const { plan, amount, bankReference, receivedAt, expiresAt } = event.data;
      const payment = `PKR ${amount.toLocaleString('en')}, ${bankReference}, ${karachiDay(new Date(receivedAt))}`;
      return {
        ...facts,
        Subscription: 'Premium',
        Plan: PLANS[plan].name,
        Expiry: karachiDay(new Date(expiresAt)),
        'Last payment': payment,
      };
    }
    case 'SubscriptionExtended':
      return { ...facts, Expiry: karachiDay(new Date(event.data.expiresAt)) };
    case 'SubscriptionDisabled':
    case 'SubscriptionCancelled':
      return { ...facts, Status: 'Disabled' };
    case 'SubscriptionEnabled':
      return { ...facts, Status: 'Active' };
    case 'PreferencesChanged':
      return { ...facts, ...preferenceFacts(event.data.preferences) };
    case 'SubscriptionClaimed':
      return facts;
    case 'SubscriberErased':
      return NO_FACTS;
    default:
      event satisfies never;
      return facts;
  }
}

const preferenceFacts = (preferences: SubscriptionPreferences): Facts => ({
  'Areas of interest': list(preferences.interestAreas),
  Categories: list(preferences.categories),
  Provinces: list(preferences.provinces),
  Cities: list(preferences.cities),
  Sectors: list(preferences.sectors),
  Frequency: EMAIL_FREQUENCY_LABELS[preferences.emailFrequency],
});

function labelled<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  value: (key: Key) => string | null,
): Facts {
  const keys = Object.keys(labels) as Key[];
  return Object.fromEntries(keys.map((key) => [labels[key], value(key)]));
}

const orNull = <T>(value: T | null, inWords: (value: T) => string) => (value === null ? null : inWords(value));

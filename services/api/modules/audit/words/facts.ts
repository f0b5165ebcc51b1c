import type { AnyEvent } from '#contracts/events/any-event.ts';
import type { SubscriptionEvent, SubscriptionPreferences } from '#contracts/events/subscriptions.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { REVERSAL_LABELS } from '#contracts/vocabulary/lists/payment-lists.ts';
import { PROOF_REASON_LABELS } from '#contracts/vocabulary/lists/payment-proofs.ts';
import { EMAIL_FREQUENCY_LABELS } from '#contracts/vocabulary/newsletter.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { categoryFacts, organizationFacts, tenderFacts } from './catalogue-facts.ts';
import { draftFacts, isOfDraft } from './draft-words.ts';
import { type Facts, list, NO_FACTS } from './fact-list.ts';
import type { Names } from './names.ts';
import { settingsFacts } from './settings-facts.ts';

/** The state in words after one more event; events that change no record leave it alone. */
export function evolveFacts(facts: Facts, event: AnyEvent, names: Names): Facts {
  if (isOfDraft(event)) return draftFacts(facts, event, names);
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
      return {
        Categories: list(event.data.categoryIds.map((id) => names.short('category', id))),
        Words: event.data.words || null,
      };
    case 'PlaceSettled':
      return { City: event.data.city, Province: event.data.province };
    case 'SettingsChanged':
      return settingsFacts(event.data.settings);
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
    case 'PaymentReversed':
    case 'PaymentProofReceived':
    case 'PaymentProofSetAside':
    case 'PaymentProofTakenBack':
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
    case 'StatementRead':
    case 'StatementRemoved':
    case 'StatementLinesSetAside':
    case 'StatementLinesTakenBack':
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

/** A subscription in words after one more of its events. */
function subscriptionFacts(facts: Facts, event: SubscriptionEvent): Facts {
  switch (event.type) {
    case 'SubscriptionRequested':
      return {
        Status: 'Active',
        Subscription: 'Basic',
        Plan: PLANS[event.data.plan].name,
        Price: event.data.price === undefined ? null : `PKR ${event.data.price.toLocaleString('en')}`,
        'Payment reference': event.data.paymentReference,
        ...preferenceFacts(event.data.preferences),
      };
    case 'PaymentRecorded': {
      const { plan, amount, bankReference, receivedAt, expiresAt, receipt, proofs = [] } = event.data;
      const payment = `PKR ${amount.toLocaleString('en')}, ${bankReference}, ${karachiDay(new Date(receivedAt))}`;
      return {
        ...facts,
        Subscription: 'Premium',
        Plan: PLANS[plan].name,
        Expiry: karachiDay(new Date(expiresAt)),
        'Last payment': payment,
        ...(receipt === undefined ? {} : { Receipt: receipt }),
        ...(proofs.length === 0 ? {} : { 'Proof of payment': `${proofs.join(', ')} recorded` }),
      };
    }
    case 'PaymentReversed': {
      const { kind, reason, amount, paymentId, expiresAt } = event.data;
      return {
        ...facts,
        Subscription: expiresAt === null ? 'Basic' : 'Premium',
        Expiry: expiresAt === null ? null : karachiDay(new Date(expiresAt)),
        'Last reversal': `${REVERSAL_LABELS[kind]}: PKR ${amount.toLocaleString('en')} of payment ${paymentId} (${reason})`,
      };
    }
    case 'PaymentProofReceived': {
      const { proofId, type, size } = event.data;
      return { ...facts, 'Proof of payment': `${proofId} waits: ${type}, ${size.toLocaleString('en')} bytes` };
    }
    case 'PaymentProofSetAside': {
      const { proofId, reason } = event.data;
      return { ...facts, 'Proof of payment': `${proofId} set aside: ${PROOF_REASON_LABELS[reason]}` };
    }
    case 'PaymentProofTakenBack':
      return { ...facts, 'Proof of payment': `${event.data.proofId} waits` };
    case 'SubscriptionExtended':
      return { ...facts, Expiry: karachiDay(new Date(event.data.expiresAt)) };
    case 'SubscriptionDisabled':
    case 'SubscriptionCancelled':
      return { ...facts, Status: 'Disabled' };
    case 'SubscriptionEnabled':
      return { ...facts, Status: 'Active' };
    case 'PreferencesChanged':
      return {
        ...facts,
        ...preferenceFacts(event.data.preferences),
        Words: event.data.hasWords ? 'stated; they are personal and not in the log' : null,
      };
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

import type { AuditChange } from '#contracts/api/audit.ts';
import type { AnyEvent, EventNamed, EventType } from '#contracts/events/any-event.ts';
import type { CategoryFacts } from '#contracts/events/categories.ts';
import type { OrganizationFacts } from '#contracts/events/organizations.ts';
import type { SubscriptionPreferences } from '#contracts/events/subscriptions.ts';
import type { FileRef, TenderFacts } from '#contracts/events/tenders.ts';
import { formatDay, karachiDay } from '#contracts/rules/karachi-time.ts';
import { kindOf } from '#contracts/vocabulary/lists/documents.ts';
import { REVERSAL_LABELS } from '#contracts/vocabulary/lists/payment-lists.ts';
import { PROOF_REASON_LABELS } from '#contracts/vocabulary/lists/payment-proofs.ts';
import { EMAIL_FREQUENCY_LABELS } from '#contracts/vocabulary/newsletter.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { differingExcerpts } from '../../../../platform/changes/around.ts';
import { categoryFacts, organizationFacts, tenderFacts } from './catalogue-facts.ts';
import { type Facts, list, NO_FACTS } from './fact-list.ts';
import type { Names } from './names.ts';
import { settingsFacts } from './settings-facts.ts';

/** The state in words after one more event. */
export function evolveFacts(facts: Facts, event: AnyEvent, names: Names): Facts {
  const after: Evolution<never> = EVOLUTIONS[event.type];
  return after(facts, event.data as never, names);
}

type Evolution<Data> = (facts: Facts, data: Data, names: Names) => Facts;

const unchanged = (facts: Facts) => facts;
const gone = () => NO_FACTS;
const ofTender: Evolution<{ readonly tender: TenderFacts }> = (_facts, { tender }, names) => tenderFacts(tender, names);
const ofCategory: Evolution<{ readonly category: CategoryFacts }> = (_facts, { category }, names) =>
  categoryFacts(category, names);
const ofOrganization: Evolution<{ readonly organization: OrganizationFacts }> = (_facts, { organization }, names) =>
  organizationFacts(organization, names);
/** The facts with these in their place. */
const stating = (stated: Facts) => (facts: Facts) => ({ ...facts, ...stated });

const EVOLUTIONS: { readonly [Type in EventType]: Evolution<EventNamed<Type>['data']> } = {
  TenderPublished: ofTender,
  TenderUpdated: ofTender,
  TenderAlsoPublished: ofTender,
  TenderRedacted: (facts, { tender }, names) => (tender === undefined ? facts : tenderFacts(tender, names)),
  TenderRemoved: gone,
  CategoryCreated: ofCategory,
  CategoryUpdated: ofCategory,
  CategoryRemoved: gone,
  OrganizationCreated: ofOrganization,
  OrganizationUpdated: ofOrganization,
  OrganizationRemoved: gone,
  UserRegistered: () => ({ Role: 'User' }),
  UserCreated: (_facts, { isAdmin }) => ({ Role: isAdmin ? 'Admin' : 'User' }),
  AdminGranted: stating({ Role: 'Admin' }),
  AdminRevoked: stating({ Role: 'User' }),
  UserDeleted: gone,
  InterestAreaMapped: (_facts, { categoryIds, words }, names) => ({
    Categories: list(categoryIds.map((id) => names.short('category', id))),
    Words: words || null,
  }),
  PlaceSettled: (_facts, { city, province }) => ({ City: city, Province: province }),
  SettingsChanged: (_facts, { settings }) => settingsFacts(settings),
  SynonymsStated: (_facts, { group }) => ({ Names: list(group.names), Kinds: list(group.kinds) }),
  SynonymsRemoved: gone,
  DraftFiled: (_facts, { files }) => ({ State: 'Open', Files: fileNames(files) }),
  DraftFilesChanged: (facts, { files }) => ({ ...facts, Files: fileNames(files) }),
  DraftAssigned: (facts, { holderId }, names) => ({
    ...facts,
    'In hand': holderId === null ? null : names.user(holderId),
  }),
  DraftMerged: (facts, { into }) => ({ ...facts, State: `Merged into draft ${into}`, 'In hand': null }),
  DraftSubmitted: stating({ State: 'Waits for a second look', 'In hand': null }),
  DraftReturned: stating({ State: 'Open' }),
  DraftPublished: (facts, { tenderId }) => ({ ...facts, State: `Published as tender ${tenderId}`, 'In hand': null }),
  DraftDiscarded: stating({ State: 'Thrown away', 'In hand': null }),
  DraftRestored: stating({ State: 'Open' }),
  SubscriptionRequested: (_facts, { plan, price, paymentReference, preferences }) => ({
    Status: 'Active',
    Subscription: 'Basic',
    Plan: PLANS[plan].name,
    Price: price === undefined ? null : `PKR ${price.toLocaleString('en')}`,
    'Payment reference': paymentReference,
    ...preferenceFacts(preferences),
  }),
  PaymentRecorded: (facts, { plan, amount, bankReference, receivedAt, expiresAt, receipt, proofs = [] }) => ({
    ...facts,
    Subscription: 'Premium',
    Plan: PLANS[plan].name,
    Expiry: karachiDay(new Date(expiresAt)),
    'Last payment': `PKR ${amount.toLocaleString('en')}, ${bankReference}, ${formatDay(karachiDay(new Date(receivedAt)))}`,
    ...(receipt === undefined ? {} : { Receipt: receipt }),
    ...(proofs.length === 0 ? {} : { 'Proof of payment': `${proofs.join(', ')} recorded` }),
  }),
  PaymentReversed: (facts, { kind, reason, amount, paymentId, expiresAt }) => ({
    ...facts,
    Subscription: expiresAt === null ? 'Basic' : 'Premium',
    Expiry: expiresAt === null ? null : karachiDay(new Date(expiresAt)),
    'Last reversal': `${REVERSAL_LABELS[kind]}: PKR ${amount.toLocaleString('en')} of payment ${paymentId} (${reason})`,
  }),
  PaymentProofReceived: (facts, { proofId, type, size }) => ({
    ...facts,
    'Proof of payment': `${proofId} waits: ${type}, ${size.toLocaleString('en')} bytes`,
  }),
  PaymentProofSetAside: (facts, { proofId, reason }) => ({
    ...facts,
    'Proof of payment': `${proofId} set aside: ${PROOF_REASON_LABELS[reason]}`,
  }),
  PaymentProofTakenBack: (facts, { proofId }) => ({ ...facts, 'Proof of payment': `${proofId} waits` }),
  SubscriptionExtended: (facts, { expiresAt }) => ({ ...facts, Expiry: karachiDay(new Date(expiresAt)) }),
  SubscriptionDisabled: stating({ Status: 'Disabled' }),
  SubscriptionCancelled: stating({ Status: 'Disabled' }),
  SubscriptionEnabled: stating({ Status: 'Active' }),
  PreferencesChanged: (facts, { preferences, hasWords }) => ({
    ...facts,
    ...preferenceFacts(preferences),
    Words: hasWords ? 'stated; they are personal and not in the log' : null,
  }),
  SubscriptionClaimed: unchanged,
  SubscriberErased: gone,
  // Names of persons are never in the log, and the other events change no record.
  ProfileChanged: unchanged,
  PasswordChanged: unchanged,
  AccountLinkRequested: unchanged,
  AddressConfirmed: unchanged,
  PasswordReset: unchanged,
  SessionsEnded: unchanged,
  SecondFactorEnabled: unchanged,
  SecondFactorDisabled: unchanged,
  RecoveryCodeUsed: unchanged,
  DigestRunRequested: unchanged,
  EmailsCleared: unchanged,
  ContactMessageReceived: unchanged,
  SignInSucceeded: unchanged,
  SignInRefused: unchanged,
  AccessRefused: unchanged,
  SecurityEventsCounted: unchanged,
  RecordsRead: unchanged,
  RecordsExported: unchanged,
  ActDone: unchanged,
  LogVerified: unchanged,
  SealsSignedAnew: unchanged,
  StatementRead: unchanged,
  StatementRemoved: unchanged,
  StatementLinesSetAside: unchanged,
  StatementLinesTakenBack: unchanged,
  ImportUploaded: unchanged,
  ImportStarted: unchanged,
  ImportStopped: unchanged,
  ImportEnded: unchanged,
  ImportDiscarded: unchanged,
};

const fileNames = (files: readonly FileRef[]) =>
  list(files.map(({ type, digest }) => `${kindOf(type)} ${digest.slice(0, 8)}`));

const preferenceFacts = (preferences: SubscriptionPreferences): Facts => ({
  'Areas of interest': list(preferences.interestAreas),
  Categories: list(preferences.categories),
  Provinces: list(preferences.provinces),
  Cities: list(preferences.cities),
  Sectors: list(preferences.sectors),
  Frequency: EMAIL_FREQUENCY_LABELS[preferences.emailFrequency],
});

/** Differences; long texts only around the first one. An empty text counts as none. */
export function compareFacts(before: Facts, after: Facts): AuditChange[] {
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return fields.flatMap((field) => {
    const [old, now] = [before[field] || null, after[field] || null];
    if (old === now) return [];
    const [shownBefore, shownAfter] = differingExcerpts(old, now);
    return [{ field, before: shownBefore, after: shownAfter }];
  });
}

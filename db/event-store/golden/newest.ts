import type { CategoryEvent, CategoryFacts } from '#contracts/events/categories.ts';
import type { ImportEvent } from '#contracts/events/imports.ts';
import type { MailEvent } from '#contracts/events/mails.ts';
import type { OrganizationEvent, OrganizationFacts } from '#contracts/events/organizations.ts';
import type { SecurityEvent } from '#contracts/events/security.ts';
import type { SubscriptionEvent, SubscriptionPreferences } from '#contracts/events/subscriptions.ts';
import type { TenderEvent, TenderFacts } from '#contracts/events/tenders.ts';
import type { UserEvent } from '#contracts/events/users.ts';

type AnyEvent =
  | CategoryEvent
  | ImportEvent
  | MailEvent
  | OrganizationEvent
  | SecurityEvent
  | SubscriptionEvent
  | TenderEvent
  | UserEvent;

const category: CategoryFacts = {
  name: 'Roads & Bridges',
  description: 'Construction and repair',
  parentId: 3,
  emoji: '🛣️',
  isActive: true,
  sortOrder: 7,
};
const organization: OrganizationFacts = {
  name: 'National Highway Authority',
  description: 'Motorways and national highways',
  categoryId: 12,
  website: 'https://nha.example.pk',
  address: '27 Mauve Area, Islamabad',
};
const preferences: SubscriptionPreferences = {
  interestAreas: ['Construction'],
  categories: ['Roads & Bridges'],
  cities: ['Lahore'],
  provinces: ['Punjab'],
  sectors: ['Government'],
  emailFrequency: 'daily',
};
const tender: TenderFacts = {
  title: 'Repair of the bridge at Jhelum / پل کی تعمیر',
  description: 'Sealed bids are invited for the repair of piers 3 to 7.',
  publishDate: '2026-11-02',
  closingDate: '2026-12-01',
  closingTime: '11:30',
  status: 'open',
  city: 'Jhelum',
  province: 'Punjab',
  source: 'Daily Example',
  sourceUrl: 'https://tenders.example.pk/4711',
  reference: 'NHA/2026/4711',
  ocrText: 'SEALED BIDS',
  image: { hash: 'ab'.repeat(32), type: 'image/webp', width: 800, height: 1131 },
  categoryIds: [12, 14],
  sectors: ['Government'],
  organizationIds: [5],
  procuringOrganizationId: 5,
  bidSecurity: '2 % of the bid',
  bidValidity: '90 days',
  documentFee: 'PKR 5,000',
  documentsUntil: '2026-11-28',
  openingAt: '2026-12-01T07:00:00.000Z',
  procurementMethod: 'Open competitive bidding',
  contact: 'Procurement office',
};

/**
 * One payload of each event type in the shape that is written today. The compiler holds it to the contract; the golden
 * files, which never change once written, must come out as these after upcasting.
 */
export const newest: { readonly [E in AnyEvent as E['type']]: E['data'] } = {
  CategoryCreated: { category },
  CategoryUpdated: { category, changed: ['name', 'sortOrder'] },
  CategoryRemoved: {},
  OrganizationCreated: { organization },
  OrganizationUpdated: { organization, changed: ['website'] },
  OrganizationRemoved: {},
  TenderPublished: { tender, origin: { kind: 'import', key: 'ocds-1:4711', digest: 'cd'.repeat(32) } },
  TenderUpdated: { tender, changed: ['closingDate', 'closingTime'] },
  TenderRemoved: {},
  TenderRedacted: {
    tender: { ...tender, contact: null },
    version: 1,
    fields: ['contact'],
    reason: 'A private number',
    redactions: [
      { position: 17, version: 1, fields: ['contact'], before: 'ab'.repeat(32), after: 'cd'.repeat(32) },
      { position: 23, version: 2, fields: ['contact'], before: 'ef'.repeat(32), after: '01'.repeat(32) },
    ],
  },
  UserRegistered: {},
  UserCreated: { isAdmin: true },
  AdminGranted: {},
  AdminRevoked: {},
  ProfileChanged: { changed: ['email', 'fullName'] },
  PasswordChanged: {},
  AccountLinkRequested: { purpose: 'reset' },
  AddressConfirmed: { isNew: true },
  PasswordReset: {},
  SessionsEnded: { count: 2 },
  SecondFactorEnabled: {},
  SecondFactorDisabled: {},
  UserDeleted: {},
  SignInSucceeded: { userId: 1 },
  SignInRefused: { userId: 1, reason: 'wrong_password' },
  RecoveryCodeUsed: { userId: 1, left: 9 },
  AccessRefused: { method: 'DELETE', route: '/api/admin/users/:id', needs: 'superAdmin', target: 'user-7' },
  SecurityEventsCounted: { counts: { 'POST /api/tenders': 40, 'sign-in as user-1: wrong_password': 18 } },
  RecordsRead: { route: '/api/admin/users' },
  RecordsExported: {
    route: '/api/admin/events/export',
    format: 'csv',
    filter: { actor: 'user-1', outcome: 'refused' },
  },
  LogVerified: { intact: true, position: 4711 },
  SubscriptionRequested: { plan: 'monthly', paymentReference: 'AL-7K3Q9F', userId: 42, preferences },
  PaymentRecorded: {
    paymentId: 9,
    plan: 'yearly',
    amount: 12000,
    bankReference: 'FT26110212345',
    receivedAt: '2026-11-02T05:00:00.000Z',
    expiresAt: '2027-11-02T05:00:00.000Z',
  },
  SubscriptionExtended: { months: 3, expiresAt: '2027-02-02T05:00:00.000Z' },
  SubscriptionDisabled: {},
  SubscriptionEnabled: {},
  SubscriptionCancelled: { by: 'link' },
  SubscriptionClaimed: { userId: 7 },
  PreferencesChanged: { preferences },
  SubscriberErased: {},
  DigestRunRequested: {},
  EmailsCleared: { cleared: 250 },
  ContactMessageReceived: {},
  ImportUploaded: { bytes: 48213 },
  ImportStarted: { dryRun: false },
  ImportStopped: {},
  ImportEnded: { added: 120, updated: 3, unchanged: 40, refused: 2, removedHere: 1, dryRun: false, end: 'done' },
  ImportDiscarded: {},
  InterestAreaMapped: { area: 'Construction', categoryIds: [12, 14] },
};

import type { EventType } from '../events/any-event.ts';

/** Every type of event and what lists call it; the compiler holds it to the published language. */
export const EVENT_TYPE_LABELS: Readonly<Record<EventType, string>> = {
  TenderPublished: 'Tender published',
  TenderUpdated: 'Tender changed',
  TenderRemoved: 'Tender removed',
  CategoryCreated: 'Category created',
  CategoryUpdated: 'Category changed',
  CategoryRemoved: 'Category removed',
  OrganizationCreated: 'Organization created',
  OrganizationUpdated: 'Organization changed',
  OrganizationRemoved: 'Organization removed',
  SubscriptionRequested: 'Subscription requested',
  PaymentRecorded: 'Payment recorded',
  SubscriptionExtended: 'Subscription extended',
  SubscriptionDisabled: 'Subscription disabled',
  SubscriptionEnabled: 'Subscription enabled',
  SubscriptionCancelled: 'Subscription cancelled',
  PreferencesChanged: 'Preferences changed',
  SubscriberErased: 'Subscriber erased',
  UserRegistered: 'User registered',
  UserCreated: 'User created',
  AdminGranted: 'Admin granted',
  AdminRevoked: 'Admin removed',
  ProfileChanged: 'Profile changed',
  PasswordChanged: 'Password changed',
  UserDeleted: 'User deleted',
  DigestRunRequested: 'Digest run requested',
  EmailsCleared: 'Emails cleared',
  ContactMessageReceived: 'Contact message received',
  InterestAreaMapped: 'Interest area mapped',
  ImportUploaded: 'Import uploaded',
  ImportStarted: 'Import started',
  ImportStopped: 'Import stopped',
  ImportEnded: 'Import ended',
  ImportDiscarded: 'Import discarded',
  SignInSucceeded: 'Sign-in',
  SignInRefused: 'Sign-in refused',
  AccessRefused: 'Access refused',
  RecordsRead: 'Records read',
  RecordsExported: 'Records exported',
  LogVerified: 'Log verified',
};

export const EVENT_TYPES = Object.keys(EVENT_TYPE_LABELS) as EventType[];

export const isEventType = (type: string): type is EventType => Object.hasOwn(EVENT_TYPE_LABELS, type);

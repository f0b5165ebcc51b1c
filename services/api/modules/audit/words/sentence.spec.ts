import { describe, expect, test } from 'vitest';
import type { AnyEvent, EventType } from '#contracts/events/any-event.ts';
import type { DomainEvent, EventMeta, RecordedEvent } from '#contracts/events/event.ts';
import { EVENT_TYPES } from '#contracts/vocabulary/event-types.ts';
import { newest } from '../../../../../tests/support/log/newest-events.ts';
import { NO_FACTS } from './fact-list.ts';
import { compareFacts, evolveFacts } from './facts.ts';
import { Names } from './names.ts';
import { mentionedRecords } from './records.ts';
import { sentence } from './sentence.ts';

const NAMES = new Names(
  new Map([
    ['user-1', 'nadia.k'],
    ['user-7', 'ali.raza'],
    ['tender-42', 'Repair of the bridge'],
    ['category-12', 'Roads'],
    ['organization-5', 'NHA'],
    ['subscription-3', 'Bilal Traders'],
  ]),
);
const META: EventMeta = {
  actor: { kind: 'user', id: 1 },
  requestId: 'r',
  correlationId: 'r',
  outcome: 'done',
};

const eventOf = (type: EventType) => ({ type, data: newest[type] }) as AnyEvent;
const say = (type: EventType, record: string, meta: Partial<EventMeta> = {}) =>
  sentence(eventOf(type), record, { ...META, ...meta }, NAMES);

const SENTENCES: Readonly<Partial<Record<EventType, readonly [record: string, words: string]>>> = {
  TenderPublished: ['tender-42', 'nadia.k imported tender 42 “Repair of the bridge”'],
  TenderUpdated: ['tender-42', 'nadia.k changed closing date and closing time of tender 42 “Repair of the bridge”'],
  TenderRedacted: ['tender-42', 'nadia.k redacted contact of tender 42 “Repair of the bridge”: A private number'],
  TenderAlsoPublished: [
    'tender-42',
    'nadia.k found tender 42 “Repair of the bridge” in a further source: Daily Second Example, PID(I) 4712/26',
  ],
  ImportEnded: ['import-8', 'nadia.k completed import 8: 120 added, 3 updated, 40 unchanged, 2 refused'],
  TenderRemoved: ['tender-42', 'nadia.k removed tender 42 “Repair of the bridge”'],
  CategoryCreated: ['category-12', 'nadia.k created category 12 “Roads”'],
  CategoryUpdated: ['category-12', 'nadia.k changed name and sort order of category 12 “Roads”'],
  CategoryRemoved: ['category-99', 'nadia.k removed category 99'],
  OrganizationCreated: ['organization-5', 'nadia.k created organization 5 “NHA”'],
  OrganizationUpdated: ['organization-5', 'nadia.k changed website of organization 5 “NHA”'],
  OrganizationRemoved: ['organization-5', 'nadia.k removed organization 5 “NHA”'],
  UserRegistered: ['user-7', 'nadia.k signed up as ali.raza'],
  UserCreated: ['user-7', 'nadia.k created the account ali.raza with admin'],
  AdminGranted: ['user-7', 'nadia.k granted admin to ali.raza'],
  AdminRevoked: ['user-7', 'nadia.k removed admin from ali.raza'],
  ProfileChanged: ['user-7', 'nadia.k changed email and full name of ali.raza'],
  AccountLinkRequested: ['user-7', 'nadia.k asked for a link to choose a new password of ali.raza'],
  AddressConfirmed: ['user-7', 'nadia.k confirmed the new email address of ali.raza'],
  PasswordReset: ['user-7', 'nadia.k chose a new password of ali.raza by a mailed link'],
  SessionsEnded: ['user-7', 'nadia.k signed out 2 devices of ali.raza'],
  PasswordChanged: ['user-7', 'nadia.k changed the password of ali.raza'],
  SecondFactorEnabled: ['user-7', 'nadia.k turned on the second factor of ali.raza'],
  SecondFactorDisabled: ['user-7', 'nadia.k turned off the second factor of ali.raza'],
  UserDeleted: ['user-42', 'nadia.k deleted user 42'],
  SignInSucceeded: ['user-1', 'nadia.k signed in'],
  SignInRefused: ['user-1', 'nadia.k was refused to sign in as nadia.k: wrong password'],
  RecoveryCodeUsed: ['user-1', 'nadia.k used a recovery code of nadia.k; 9 left'],
  AccessRefused: ['user-7', 'nadia.k was refused DELETE /api/admin/users/:id on ali.raza; the policy is superAdmin'],
  SecurityEventsCounted: [
    'security-2026-11-21',
    'nadia.k counted 40 × POST /api/tenders, 18 × sign-in as user-1: wrong_password more within a minute',
  ],
  RecordsRead: ['security-2026-11-21', 'nadia.k read the list of users'],
  RecordsExported: ['security-2026-11-21', 'nadia.k exported the event log as csv (actor nadia.k, outcome refused)'],
  ActDone: ['import-8', 'nadia.k announced a file of 48213 bytes (import 8)'],
  LogVerified: ['security-2026-11-21', 'nadia.k verified the log: intact up to position 4711'],
  SealsSignedAnew: ['security-2026-11-21', 'nadia.k signed all 12 seals, up to position 4711, with another key'],
  SubscriptionRequested: [
    'subscription-3',
    'nadia.k asked for subscription 3 (Bilal Traders), Monthly Plan, reference AL-7K3Q9F',
  ],
  PaymentRecorded: [
    'subscription-3',
    'nadia.k recorded a payment of PKR 12,000 for subscription 3 (Bilal Traders), Annual Plan',
  ],
  PaymentReversed: [
    'subscription-3',
    'nadia.k refunded PKR 12,000 of payment 9 of subscription 3 (Bilal Traders): Two transfers for one term',
  ],
  SubscriptionExtended: ['subscription-3', 'nadia.k extended subscription 3 (Bilal Traders) by 3 months'],
  SubscriptionDisabled: ['subscription-3', 'nadia.k disabled subscription 3 (Bilal Traders)'],
  SubscriptionEnabled: ['subscription-3', 'nadia.k enabled subscription 3 (Bilal Traders)'],
  SubscriptionCancelled: ['subscription-3', 'nadia.k cancelled subscription 3 (Bilal Traders) by the link in a mail'],
  SubscriptionClaimed: [
    'subscription-3',
    'nadia.k took subscription 3 (Bilal Traders), which was made signed out, into ali.raza',
  ],
  PreferencesChanged: ['subscription-3', 'nadia.k changed the preferences of subscription 3 (Bilal Traders)'],
  SubscriberErased: ['subscription-4', 'nadia.k erased the subscriber of subscription 4'],
  DigestRunRequested: ['digest-1', 'nadia.k asked for a digest run'],
  EmailsCleared: ['mail-box', 'nadia.k cleared the list of 250 emails'],
  ContactMessageReceived: ['contact-9', 'nadia.k sent contact message 9'],
  InterestAreaMapped: ['interest-area-1', 'nadia.k mapped the area of interest “Construction”'],
};

describe('a sentence', () => {
  test.each(Object.entries(SENTENCES))('of %s', (type, [record, words]) =>
    expect(say(type as EventType, record)).toBe(words),
  );

  test.each(EVENT_TYPES)('%s has words of its own and a state to compare', (type) => {
    const words = say(type, 'thing-1');
    expect(words).toMatch(/^nadia\.k [a-z]/);
    expect(words).not.toContain(type);
    expect(() => compareFacts(NO_FACTS, evolveFacts(NO_FACTS, eventOf(type), NAMES))).not.toThrow();
  });

  test.each([
    [['cancelledAt', 'status'], '2026-11-20T06:30:00.000Z', 'marked tender 42 “Repair of the bridge” as cancelled'],
    [
      ['cancelledAt', 'cancelledReason', 'closingDate'],
      null,
      'took the cancellation of tender 42 “Repair of the bridge” back, and changed closing date',
    ],
  ])('of a cancellation: %s', (fields, cancelledAt, words) => {
    const { tender, ...data } = newest.TenderUpdated;
    const event = { type: 'TenderUpdated', data: { ...data, changed: fields, tender: { ...tender, cancelledAt } } };
    expect(sentence(event as AnyEvent, 'tender-42', META, NAMES)).toBe(`nadia.k ${words}`);
  });

  test('of an organization that was joined to another', () =>
    expect(sentence({ type: 'OrganizationRemoved', data: { joinedTo: 6 } }, 'organization-5', META, NAMES)).toBe(
      'nadia.k joined organization 5 “NHA” to organization 6',
    ));

  test('begins with who did it', () => {
    expect(say('DigestRunRequested', 'digest-1', { actor: { kind: 'visitor' } })).toMatch(/^A visitor /);
    expect(say('DigestRunRequested', 'digest-1', { actor: { kind: 'system', name: 'import' } })).toMatch(
      /^System \(import\) /,
    );
    expect(say('DigestRunRequested', 'digest-1', { actor: { kind: 'user', id: 42 } })).toMatch(/^deleted user 42 /);
  });
});

test.each(Object.keys(newest) as EventType[])('every record that the words of %s name is looked up', (type) => {
  const asked: string[] = [];
  const names = new Names({ get: (record: string) => asked[asked.push(record) - 1] } as unknown as Map<string, string>);
  const event = { ...eventOf(type), streamId: 'tender-42', meta: META } as unknown as RecordedEvent<DomainEvent>;
  sentence(eventOf(type), 'tender-42', META, names);
  evolveFacts(NO_FACTS, eventOf(type), names);
  const mentioned = mentionedRecords([event]);
  expect(asked.filter((record) => !mentioned.has(record))).toEqual([]);
});

describe('before → after', () => {
  const changes = (...types: EventType[]) => {
    const last = types.pop();
    const before = types.reduce((facts, type) => evolveFacts(facts, eventOf(type), NAMES), NO_FACTS);
    return last === undefined ? [] : compareFacts(before, evolveFacts(before, eventOf(last), NAMES));
  };

  test('of a role', () =>
    expect(changes('UserRegistered', 'AdminGranted')).toEqual([{ field: 'Role', before: 'User', after: 'Admin' }]));

  test('of a payment', () =>
    expect(changes('SubscriptionRequested', 'PaymentRecorded')).toEqual([
      { field: 'Subscription', before: 'Basic', after: 'Premium' },
      { field: 'Plan', before: 'Monthly Plan', after: 'Annual Plan' },
      { field: 'Expiry', before: null, after: '2027-11-02' },
      { field: 'Last payment', before: null, after: 'PKR 12,000, FT26110212345, 2 Nov 2026' },
    ]));

  test('of a payment that was reversed', () =>
    expect(changes('SubscriptionRequested', 'PaymentRecorded', 'PaymentReversed')).toEqual([
      { field: 'Subscription', before: 'Premium', after: 'Basic' },
      { field: 'Expiry', before: '2027-11-02', after: null },
      {
        field: 'Last reversal',
        before: null,
        after: 'Refunded: PKR 12,000 of payment 9 (Two transfers for one term)',
      },
    ]));

  test('says references by name, and that one is gone', () =>
    expect(changes('InterestAreaMapped')).toEqual([
      { field: 'Categories', before: null, after: 'Roads, (deleted category 14)' },
    ]));

  test('of what changes no record is nothing', () => expect(changes('AccessRefused')).toEqual([]));
});

import { describe, expect, test } from 'vitest';
import type { SubscriptionEvent, SubscriptionPreferences } from '#contracts/events/subscriptions.ts';
import { decide, type SubscriptionCommand } from './subscription.decider.ts';
import { evolve, initialState } from './subscription.ts';

const preferences: SubscriptionPreferences = {
  interestAreas: ['Construction'],
  categories: [],
  cities: [],
  provinces: ['Punjab'],
  sectors: [],
  emailFrequency: 'daily',
};
const requested: SubscriptionEvent = {
  type: 'SubscriptionRequested',
  data: { plan: 'monthly', paymentReference: 'AL-7K3Q9F', userId: null, preferences },
};
const now = new Date('2026-01-31T06:00:00.000Z');
const payment = {
  type: 'RecordPayment',
  paymentId: 1,
  plan: 'monthly',
  amount: 2500,
  bankReference: 'FT26011',
  receivedAt: now,
  hasNote: false,
  now,
} as const satisfies SubscriptionCommand;
const paidUntil = (expiresAt: string): SubscriptionEvent => ({
  type: 'PaymentRecorded',
  data: { paymentId: 1, plan: 'monthly', amount: 2500, bankReference: 'x', receivedAt: now.toISOString(), expiresAt },
});

const given = (...events: SubscriptionEvent[]) => ({
  when: (command: SubscriptionCommand) => decide(command, events.reduce(evolve, initialState)),
});

describe('requesting', () => {
  const request = { type: 'RequestSubscription', ...requested.data } as SubscriptionCommand;
  test('begins a subscription', () => expect(given().when(request)).toEqual([requested]));
  test('is refused twice', () => expect(() => given(requested).when(request)).toThrow('exists already'));
});

describe('recording a payment', () => {
  test('counts a month from the day of the payment, clamped to the end of the month', () => {
    const [event] = given(requested).when(payment);
    expect(event).toMatchObject({ type: 'PaymentRecorded', data: { expiresAt: '2026-02-28T06:00:00.000Z' } });
  });
  test('counts from the present expiry when that is later', () => {
    const [event] = given(requested, paidUntil('2026-03-15T00:00:00.000Z')).when({
      ...payment,
      plan: 'yearly',
      amount: 25000,
    });
    expect(event).toMatchObject({ data: { expiresAt: '2027-03-15T00:00:00.000Z' } });
  });
  test('counts from the payment when the term has run out', () => {
    const [event] = given(requested, paidUntil('2025-12-01T00:00:00.000Z')).when(payment);
    expect(event).toMatchObject({ data: { expiresAt: '2026-02-28T06:00:00.000Z' } });
  });
  test('of another amount needs a note [ASVS 2.3.2] [C26]', () => {
    expect(() => given(requested).when({ ...payment, amount: 2400 })).toThrow('note');
    expect(given(requested).when({ ...payment, amount: 2400, hasNote: true })).toHaveLength(1);
  });
  test('cannot lie in the future [ASVS 2.2.3]', () => {
    const receivedAt = new Date(now.getTime() + 1000);
    expect(() => given(requested).when({ ...payment, receivedAt })).toThrow('future');
  });
  test('needs a subscription', () => expect(() => given().when(payment)).toThrow('not found'));
});

describe('extending', () => {
  const extend = { type: 'ExtendSubscription', months: 3, now } as const;
  test('adds to the present expiry', () => {
    expect(given(requested, paidUntil('2026-02-10T00:00:00.000Z')).when(extend)).toEqual([
      { type: 'SubscriptionExtended', data: { months: 3, expiresAt: '2026-05-10T00:00:00.000Z' } },
    ]);
  });
  test('adds to now when the term has run out', () => {
    const [event] = given(requested, paidUntil('2026-01-10T00:00:00.000Z')).when(extend);
    expect(event).toMatchObject({ data: { expiresAt: '2026-04-30T06:00:00.000Z' } });
  });
  test('needs a payment first [ASVS 2.3.1]', () =>
    expect(() => given(requested).when(extend)).toThrow('Record the payment first'));
});

describe('being active', () => {
  const disable = { type: 'SetActive', isActive: false } as const;
  const enable = { type: 'SetActive', isActive: true } as const;
  const cancel = { type: 'CancelSubscription', by: 'link' } as const;
  const disabled: SubscriptionEvent = { type: 'SubscriptionDisabled', data: {} };
  test('is switched off and on', () => {
    expect(given(requested).when(disable)).toEqual([disabled]);
    expect(given(requested, disabled).when(enable)).toEqual([{ type: 'SubscriptionEnabled', data: {} }]);
  });
  test('is not switched to what it is', () => {
    expect(given(requested).when(enable)).toEqual([]);
    expect(given(requested, disabled).when(disable)).toEqual([]);
  });
  test('ends by the link, once', () => {
    expect(given(requested).when(cancel)).toEqual([{ type: 'SubscriptionCancelled', data: { by: 'link' } }]);
    expect(given(requested, { type: 'SubscriptionCancelled', data: { by: 'link' } }).when(cancel)).toEqual([]);
  });
});

describe('preferences', () => {
  test('change, but not to what they are', () => {
    const weekly = { ...preferences, emailFrequency: 'weekly' } as const;
    const change = (next: SubscriptionPreferences) =>
      given(requested).when({ type: 'ChangePreferences', preferences: next });
    expect(change(weekly)).toEqual([{ type: 'PreferencesChanged', data: { preferences: weekly } }]);
    expect(change({ ...preferences })).toEqual([]);
  });
});

describe('erasing the subscriber', () => {
  const erased: SubscriptionEvent = { type: 'SubscriberErased', data: {} };
  test('ends the subscription for good', () =>
    expect(given(requested).when({ type: 'EraseSubscriber' })).toEqual([erased]));
  test('ends one that was stopped before', () =>
    expect(given(requested, { type: 'SubscriptionDisabled', data: {} }).when({ type: 'EraseSubscriber' })).toEqual([
      erased,
    ]));
  test('leaves nothing to change afterwards', () => {
    for (const command of [
      { type: 'EraseSubscriber' },
      { type: 'SetActive', isActive: true },
      { type: 'CancelSubscription', by: 'link' },
      payment,
    ] as const) {
      expect(() => given(requested, erased).when(command)).toThrow('Subscription not found');
    }
  });
  test('does not let its number begin anew', () =>
    expect(() =>
      given(requested, erased).when({ type: 'RequestSubscription', ...requested.data } as SubscriptionCommand),
    ).toThrow('exists already'));
});

import { describe, test } from 'vitest';
import type { SubscriptionEvent, SubscriptionPreferences } from '#contracts/events/subscriptions.ts';
import { specify } from '../../../../tests/support/log/specify.ts';
import { type SubscriptionCommand, subscriptionDecider } from './subscription.decider.ts';

const preferences: SubscriptionPreferences = {
  interestAreas: ['Construction'],
  categories: [],
  cities: [],
  provinces: ['Punjab'],
  sectors: [],
  emailFrequency: 'daily',
};
const requested = {
  type: 'SubscriptionRequested',
  data: { plan: 'monthly', price: 2500, paymentReference: 'AL-7K3Q9F', userId: null, preferences },
} as const satisfies SubscriptionEvent;
const now = new Date('2026-01-31T06:00:00.000Z');
const payment = {
  type: 'RecordPayment',
  paymentId: 1,
  plan: 'monthly',
  amount: 2500,
  bankReference: 'FT26011',
  receivedAt: now,
  hasNote: false,
  receipt: '2026-000001',
  prices: { monthly: 2500, yearly: 25_000 },
  now,
} as const satisfies SubscriptionCommand;
const paidUntil = (expiresAt: string): SubscriptionEvent => ({
  type: 'PaymentRecorded',
  data: { paymentId: 1, plan: 'monthly', amount: 2500, bankReference: 'x', receivedAt: now.toISOString(), expiresAt },
});

const given = specify(subscriptionDecider);

describe('requesting', () => {
  const request = { type: 'RequestSubscription', ...requested.data } as SubscriptionCommand;
  test('begins a subscription', () => given().when(request).yields(requested));
  test('is refused twice', () =>
    given(requested)
      .when(request)
      .refuses('conflict', /exists already/));
});

describe('recording a payment', () => {
  test('counts a month from the day of the payment, clamped to the end of the month', () => {
    given(requested).when(payment).yieldsLike('PaymentRecorded', { expiresAt: '2026-02-28T06:00:00.000Z' });
  });
  test('counts from the present expiry when that is later', () => {
    given(requested, paidUntil('2026-03-15T00:00:00.000Z'))
      .when({
        ...payment,
        plan: 'yearly',
        amount: 25000,
      })
      .yieldsLike('PaymentRecorded', { expiresAt: '2027-03-15T00:00:00.000Z' });
  });
  test('counts from the payment when the term has run out', () => {
    given(requested, paidUntil('2025-12-01T00:00:00.000Z'))
      .when(payment)
      .yieldsLike('PaymentRecorded', { expiresAt: '2026-02-28T06:00:00.000Z' });
  });
  test('of another amount needs a note [ASVS 2.3.2] [C26]', () => {
    given(requested)
      .when({ ...payment, amount: 2400 })
      .refuses('invalid', /note/);
    given(requested)
      .when({ ...payment, amount: 2400, hasNote: true })
      .yieldsLike('PaymentRecorded', { amount: 2400 });
  });
  test('costs first what was agreed, whatever the price is then, and the present price after that [C26]', () => {
    const dearer = { ...payment, prices: { monthly: 3000, yearly: 30_000 } };
    given(requested).when(dearer).yieldsLike('PaymentRecorded', { amount: 2500 });
    given(requested)
      .when({ ...dearer, amount: 3000 })
      .refuses('invalid', /note/);
    given(requested, paidUntil('2026-03-15T00:00:00.000Z')).when(dearer).refuses('invalid', /note/);
    given(requested)
      .when({ ...dearer, plan: 'yearly', amount: 30_000 })
      .yieldsLike('PaymentRecorded', { amount: 30_000 });
    const { price: _, ...before } = requested.data;
    given({ ...requested, data: before })
      .when(dearer)
      .yieldsLike('PaymentRecorded', { amount: 2500 });
  });
  test('cannot lie in the future [ASVS 2.2.3]', () => {
    const receivedAt = new Date(now.getTime() + 1000);
    given(requested)
      .when({ ...payment, receivedAt })
      .refuses('invalid', /future/);
  });
  test('needs a subscription', () =>
    given()
      .when(payment)
      .refuses('missing', /not found/));
});

describe('extending', () => {
  const extend = { type: 'ExtendSubscription', months: 3, now } as const;
  test('adds to the present expiry', () => {
    given(requested, paidUntil('2026-02-10T00:00:00.000Z'))
      .when(extend)
      .yields({
        type: 'SubscriptionExtended',
        data: { months: 3, expiresAt: '2026-05-10T00:00:00.000Z', at: now.toISOString() },
      });
  });
  test('adds to now when the term has run out', () => {
    given(requested, paidUntil('2026-01-10T00:00:00.000Z'))
      .when(extend)
      .yieldsLike('SubscriptionExtended', { expiresAt: '2026-04-30T06:00:00.000Z' });
  });
  test('is refused when the term is no longer the one that was seen', () => {
    const paid = given(requested, paidUntil('2026-02-10T00:00:00.000Z'));
    paid.when({ ...extend, seen: '2026-02-10T05:00:00+05:00' }).yieldsLike('SubscriptionExtended', { months: 3 });
    paid.when({ ...extend, seen: '2026-01-10T00:00:00.000Z' }).refuses('conflict', /changed meanwhile/);
  });
  test('needs a payment first [ASVS 2.3.1]', () =>
    given(requested)
      .when(extend)
      .refuses('conflict', /Record the payment first/));
});

describe('being active', () => {
  const disable = { type: 'SetActive', isActive: false } as const;
  const enable = { type: 'SetActive', isActive: true } as const;
  const cancel = { type: 'CancelSubscription', by: 'link' } as const;
  const disabled: SubscriptionEvent = { type: 'SubscriptionDisabled', data: {} };
  test('is switched off and on', () => {
    given(requested).when(disable).yields(disabled);
    given(requested, disabled).when(enable).yields({ type: 'SubscriptionEnabled', data: {} });
  });
  test('is not switched to what it is', () => {
    given(requested).when(enable).yields();
    given(requested, disabled).when(disable).yields();
  });
  test('is resumed by its owner, unless an administrator has stopped it', () => {
    const resume = { type: 'ResumeSubscription' } as const;
    const cancelled: SubscriptionEvent = { type: 'SubscriptionCancelled', data: { by: 'link' } };
    const enabled: SubscriptionEvent = { type: 'SubscriptionEnabled', data: {} };
    given(requested, cancelled).when(resume).yields(enabled);
    given(requested).when(resume).yields();
    given(requested, disabled)
      .when(resume)
      .refuses('conflict', /We have switched this subscription off/);
    given(requested, disabled, enabled, cancelled).when(resume).yields(enabled);
  });
  test('ends by the link, once', () => {
    given(requested)
      .when(cancel)
      .yields({ type: 'SubscriptionCancelled', data: { by: 'link' } });
    given(requested, { type: 'SubscriptionCancelled', data: { by: 'link' } })
      .when(cancel)
      .yields();
  });
});

describe('claiming', () => {
  const claim = { type: 'ClaimSubscription', userId: 7 } as const;
  const claimed: SubscriptionEvent = { type: 'SubscriptionClaimed', data: { userId: 7 } };
  test('gives the subscription of nobody to the account, once', () => {
    given(requested).when(claim).yields(claimed);
    given(requested, claimed).when(claim).yields();
  });
  test('follows that account to its new address', () => {
    given(requested, claimed)
      .when({ ...claim, hasNewAddress: true })
      .yields({ type: 'SubscriptionClaimed', data: { userId: 7, hasNewAddress: true } });
    given(requested, claimed)
      .when({ ...claim, userId: 8, hasNewAddress: true })
      .refuses('missing', /not found/);
  });
  test('takes it from no other account', () =>
    given(requested, claimed)
      .when({ ...claim, userId: 8 })
      .refuses('missing', /not found/));
});

describe('preferences', () => {
  test('change, but not to what they are', () => {
    const weekly = { ...preferences, emailFrequency: 'weekly' } as const;
    const change = (next: SubscriptionPreferences, hasWords = false, areWordsNew = false) =>
      given(requested).when({ type: 'ChangePreferences', preferences: next, hasWords, areWordsNew });
    change(weekly).yields({ type: 'PreferencesChanged', data: { preferences: weekly, hasWords: false } });
    change({ ...preferences }).yields();
    change({ ...preferences }, true).yields();
    change({ ...preferences }, true, true).yields({
      type: 'PreferencesChanged',
      data: { preferences, hasWords: true },
    });
  });
});

describe('erasing the subscriber', () => {
  const erased: SubscriptionEvent = { type: 'SubscriberErased', data: {} };
  test('ends the subscription for good', () => given(requested).when({ type: 'EraseSubscriber' }).yields(erased));
  test('ends one that was stopped before', () =>
    given(requested, { type: 'SubscriptionDisabled', data: {} }).when({ type: 'EraseSubscriber' }).yields(erased));
  test('leaves nothing to change afterwards', () => {
    for (const command of [
      { type: 'EraseSubscriber' },
      { type: 'SetActive', isActive: true },
      { type: 'ResumeSubscription' },
      { type: 'CancelSubscription', by: 'link' },
      payment,
    ] as const) {
      given(requested, erased)
        .when(command)
        .refuses('missing', /Subscription not found/);
    }
  });
  test('does not let its number begin anew', () =>
    given(requested, erased)
      .when({ type: 'RequestSubscription', ...requested.data } as SubscriptionCommand)
      .refuses('conflict', /exists already/));
});

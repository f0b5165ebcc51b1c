import { describe, test } from 'vitest';
import type { SubscriptionEvent } from '#contracts/events/subscriptions.ts';
import { specify } from '../../../../../tests/support/log/specify.ts';
import { type SubscriptionCommand, subscriptionDecider } from '../subscription.decider.ts';

const requested: SubscriptionEvent = {
  type: 'SubscriptionRequested',
  data: {
    plan: 'monthly',
    paymentReference: 'AL-7K3Q9F',
    userId: null,
    preferences: {
      interestAreas: ['Construction'],
      categories: [],
      cities: [],
      provinces: [],
      sectors: [],
      emailFrequency: 'daily',
    },
  },
};
const paid = (paymentId: number, receivedAt: string, expiresAt: string): SubscriptionEvent => ({
  type: 'PaymentRecorded',
  data: {
    paymentId,
    plan: 'monthly',
    amount: 2500,
    bankReference: `FT-${paymentId}`,
    receivedAt,
    expiresAt,
    receipt: `2026-00000${paymentId}`,
  },
});
const first = paid(1, '2026-01-10T00:00:00.000Z', '2026-02-10T00:00:00.000Z');
const second = paid(2, '2026-01-20T00:00:00.000Z', '2026-03-10T00:00:00.000Z');
const extended: SubscriptionEvent = {
  type: 'SubscriptionExtended',
  data: { months: 3, expiresAt: '2026-06-10T00:00:00.000Z', at: '2026-02-01T00:00:00.000Z' },
};
const reverse = (paymentId: number, more: object = {}): SubscriptionCommand => ({
  type: 'ReversePayment',
  paymentId,
  kind: 'refund',
  reason: 'Paid twice',
  ...more,
});
const reversed = (paymentId: number, expiresAt: string | null): SubscriptionEvent => ({
  type: 'PaymentReversed',
  data: { paymentId, kind: 'refund', reason: 'Paid twice', amount: 2500, expiresAt },
});

const given = specify(subscriptionDecider);

describe('reversing a payment', () => {
  test('of several leaves the term of those that stand', () => {
    given(requested, first, second).when(reverse(2)).yields(reversed(2, '2026-02-10T00:00:00.000Z'));
    given(requested, first, second)
      .when(reverse(1))
      .yieldsLike('PaymentReversed', {
        expiresAt: '2026-02-20T00:00:00.000Z',
        terms: [{ paymentId: 2, expiresAt: '2026-02-20T00:00:00.000Z' }],
      });
  });
  test('ends the access when none stands, extensions or not', () => {
    given(requested, first).when(reverse(1)).yields(reversed(1, null));
    given(requested, first, extended).when(reverse(1)).yields(reversed(1, null));
    given(requested, first, second, reversed(1, '2026-02-20T00:00:00.000Z')).when(reverse(2)).yields(reversed(2, null));
  });
  test('keeps extensions of what stands, each from its own day at the earliest', () => {
    given(requested, first, second, extended).when(reverse(2)).yields(reversed(2, '2026-05-10T00:00:00.000Z'));
    const late: SubscriptionEvent = {
      type: 'SubscriptionExtended',
      data: { months: 1, expiresAt: '2026-04-10T00:00:00.000Z', at: '2026-03-01T00:00:00.000Z' },
    };
    given(requested, first, second, late).when(reverse(2)).yields(reversed(2, '2026-04-01T00:00:00.000Z'));
  });
  test('counts an extension of an older log from the end of what stands', () => {
    const older: SubscriptionEvent = {
      type: 'SubscriptionExtended',
      data: { months: 1, expiresAt: '2026-04-10T00:00:00.000Z' },
    };
    given(requested, first, second, older).when(reverse(2)).yields(reversed(2, '2026-03-10T00:00:00.000Z'));
  });
  test('happens once [ASVS 2.3.4]', () =>
    given(requested, first, reversed(1, null))
      .when(reverse(1))
      .refuses('conflict', /already/));
  test('gives back at most what was paid; a part only as a refund [ASVS 2.3.2]', () => {
    given(requested, first)
      .when(reverse(1, { amount: 1000 }))
      .yieldsLike('PaymentReversed', { amount: 1000, expiresAt: null });
    given(requested, first)
      .when(reverse(1, { amount: 2501 }))
      .refuses('invalid', /At most/);
    for (const kind of ['mistake', 'reversed']) {
      given(requested, first)
        .when(reverse(1, { kind, amount: 2499 }))
        .refuses('invalid', /Only a refund/);
      given(requested, first).when(reverse(1, { kind })).yieldsLike('PaymentReversed', { kind, amount: 2500 });
    }
  });
  test('notes the rest of a refund, up to what was paid, and then no more', () => {
    const part: SubscriptionEvent = {
      type: 'PaymentReversed',
      data: { paymentId: 1, kind: 'refund', reason: 'In part', amount: 1000, expiresAt: null },
    };
    given(requested, first, part)
      .when(reverse(1, { amount: 1501 }))
      .refuses('invalid', /PKR 1500 that are left/);
    given(requested, first, part)
      .when(reverse(1, { kind: 'mistake' }))
      .refuses('conflict', /as a refund/);
    given(requested, first, part)
      .when(reverse(1, { amount: 500 }))
      .yieldsLike('PaymentReversed', { amount: 500, returned: 1500 });
    given(requested, first, part).when(reverse(1)).yieldsLike('PaymentReversed', { amount: 1500, returned: 2500 });
    given(requested, first, part, {
      type: 'PaymentReversed',
      data: { paymentId: 1, kind: 'refund', reason: 'The rest', amount: 1500, returned: 2500, expiresAt: null },
    })
      .when(reverse(1))
      .refuses('conflict', /already/);
  });
  test('needs a payment of this subscription', () => {
    given(requested, first)
      .when(reverse(9))
      .refuses('missing', /Payment/);
    given()
      .when(reverse(1))
      .refuses('missing', /Payment/);
  });
  test('is possible after the subscriber was erased, once', () => {
    const erased: SubscriptionEvent = { type: 'SubscriberErased', data: {} };
    given(requested, first, erased).when(reverse(1)).yields(reversed(1, null));
    given(requested, first, erased, reversed(1, null))
      .when(reverse(1))
      .refuses('conflict', /already/);
  });
});

test('a payment after the last one went back begins a term of its own', () =>
  given(requested, first, reversed(1, null))
    .when({
      type: 'RecordPayment',
      paymentId: 3,
      plan: 'monthly',
      amount: 2500,
      bankReference: 'FT-3',
      receivedAt: new Date('2026-01-15T00:00:00.000Z'),
      hasNote: false,
      prices: { monthly: 2500, yearly: 25_000 },
      receipt: '2026-000003',
      now: new Date('2026-01-15T00:00:00.000Z'),
    })
    .yieldsLike('PaymentRecorded', { expiresAt: '2026-02-15T00:00:00.000Z', receipt: '2026-000003' }));

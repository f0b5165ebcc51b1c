import { describe, expect, it } from 'vitest';
import { PLANS, paymentPath } from '#contracts/vocabulary/plans.ts';
import { parsePaymentQuery } from './payment-query.ts';

describe('the address of the payment instructions', () => {
  it.each(Object.values(PLANS))('reads back as it was written: $id', (plan) => {
    const [, search = ''] = paymentPath(plan, 'AL-7K3Q9F').split('?');
    expect(parsePaymentQuery(search)).toEqual({ plan, reference: 'AL-7K3Q9F', proof: null, days: null });
  });

  it('means the monthly plan when it names none', () =>
    expect(parsePaymentQuery('')).toEqual({ plan: PLANS.monthly, reference: null, proof: null, days: null }));

  it('sets no price', () => expect(parsePaymentQuery('?plan=Annual+Plan&price=1').plan.price).toBe(25000));

  it.each(['plan=Send+money+to+PK00', 'period=decade', 'plan=', 'price=1'])('takes the default for %s', (query) =>
    expect(parsePaymentQuery(query).plan).toBe(PLANS.monthly),
  );

  it.each(['', 'AL-7K3Q9', 'AL-7K3Q9FX', 'AL-OOOOOO', 'PK36 MEZN 0001', '<b>AL-7K3Q9F</b>'])(
    'shows no reference for %j',
    (reference) => expect(parsePaymentQuery(new URLSearchParams({ reference }).toString()).reference).toBeNull(),
  );

  it.each([
    ['proof=too-many&days=24', 24],
    ['proof=too-many&days=0', null],
    ['proof=too-many&days=999', null],
  ])('knows the days to wait of %s', (query, days) => expect(parsePaymentQuery(query).days).toBe(days));

  it('understands a reference typed by hand', () =>
    expect(parsePaymentQuery('reference=%20al-7k3q9f').reference).toBe('AL-7K3Q9F'));
});

import { describe, expect, it } from 'vitest';
import { PaymentBody } from '#contracts/api/newsletter.ts';
import { amountAfter, emptyValues, type PaymentValues, pricesFor, toBody } from './payment-form.ts';

const TODAY = '2026-11-21';
const PRICES = { monthly: 2500, yearly: 25_000 };
const good: PaymentValues = { ...emptyValues('yearly', PRICES, TODAY), reference: 'HBL 0042' };
const messages = (change: Partial<PaymentValues>) =>
  Object.fromEntries(
    (PaymentBody.safeParse(toBody({ ...good, ...change }, TODAY)).error?.issues ?? []).map(({ path, message }) => [
      path[0],
      message,
    ]),
  );

describe('the form of a bank transfer', () => {
  it('begins with the price of the plan, received today', () =>
    expect(PaymentBody.parse(toBody(good, TODAY))).toEqual({
      plan: 'yearly',
      amount: 25000,
      reference: 'HBL 0042',
      note: null,
    }));

  it('asks for what was agreed before the first payment, and for the present price after it', () => {
    const agreed = { plan: 'monthly', agreedPrice: 2000 } as const;
    expect(pricesFor(agreed, PRICES)).toEqual({ monthly: 2000, yearly: 25_000 });
    expect(pricesFor({ ...agreed, agreedPrice: null }, PRICES)).toEqual(PRICES);
  });

  it('sends an earlier day as its noon in Karachi', () =>
    expect(toBody({ ...good, receivedAt: '2026-11-03' }, TODAY).receivedAt).toBe('2026-11-03T12:00:00+05:00'));

  it('names what is missing', () =>
    expect(messages({ amount: ' ', reference: '' })).toEqual({
      amount: 'Amount is required',
      reference: 'The bank reference is required',
    }));

  it.each([
    ['0', 'Must be more than 0'],
    ['99.5', 'Must be whole rupees'],
    ['ten', 'Amount is required'],
  ])('refuses %s rupees', (amount, message) => expect(messages({ amount })).toEqual({ amount: message }));

  it('follows the plan with its price, and leaves an amount of one’s own', () => {
    expect(amountAfter('25000', 'monthly', PRICES)).toBe('2500');
    expect(amountAfter('', 'yearly', PRICES)).toBe('25000');
    expect(amountAfter('20000', 'monthly', PRICES)).toBe('20000');
  });
});

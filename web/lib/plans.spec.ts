import { describe, expect, it } from 'vitest';
import { FIRST_PRICES, PLANS, plansAt } from '#contracts/vocabulary/plans.ts';
import { findPlan, priceOf } from './plans.ts';

describe('a plan', () => {
  it.each([
    ['Annual Plan', 'year', PLANS.yearly],
    ['Annual Plan', 'month', PLANS.yearly],
    ['Gold Plan', 'year', PLANS.yearly],
    ['Monthly Plan', null, PLANS.monthly],
    [null, 'month', PLANS.monthly],
    ['annual plan', 'decade', undefined],
    [2500, {}, undefined],
  ])('%j for %j', (name, period, plan) => expect(findPlan(name, period)).toBe(plan));

  it('shows the price of the catalogue', () => {
    expect(priceOf(PLANS.yearly)).toBe('PKR 25,000 / year');
    expect(priceOf(PLANS.monthly)).toBe('PKR 2,500 / month');
  });
});

describe('the plans at other prices', () => {
  it('are the catalogue at its first prices', () => expect(plansAt(FIRST_PRICES)).toBe(PLANS));

  it.each([
    [3000, 30_000, '2 months free vs monthly plan', 'Save PKR 6,000'],
    [1000, 11_000, '1 month free vs monthly plan', 'Save PKR 1,000'],
    [1000, 11_500, 'Every matching tender in your inbox, year by year', 'Save PKR 500'],
    [1000, 12_000, 'Every matching tender in your inbox, year by year', undefined],
    [1000, 20_000, 'Every matching tender in your inbox, year by year', undefined],
  ])('say of %i a month and %i a year what a year saves, and nothing else', (monthly, yearly, description, savings) => {
    const plans = plansAt({ monthly, yearly });
    expect(plans.monthly).toEqual({ ...PLANS.monthly, price: monthly });
    expect(plans.yearly).toMatchObject({ price: yearly, description });
    expect(plans.yearly.savings).toBe(savings);
  });
});

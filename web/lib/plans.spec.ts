import { describe, expect, it } from 'vitest';
import { PLANS } from '#contracts/vocabulary/plans.ts';
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

import { describe, expect, it } from 'vitest';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { fromStored, toStored } from './selected-plan.ts';

describe('the stored plan', () => {
  it('is name, price and period', () =>
    expect(JSON.parse(toStored(PLANS.yearly))).toEqual({ name: 'Annual Plan', price: 25000, period: 'year' }));

  it.each(Object.values(PLANS))('reads back: $id', (plan) => expect(fromStored(toStored(plan))).toBe(plan));

  it('is not there at first', () => expect(fromStored(null)).toBeUndefined());

  it('keeps no price of its own', () =>
    expect(fromStored('{"name":"Monthly Plan","price":1,"period":"month"}')?.price).toBe(2500));

  it.each(['', '{', 'null', '"Annual Plan"', '[]', '{"name":"Gold","period":"week"}'])('is corrupt: %j', (text) =>
    expect(() => fromStored(text)).toThrow(),
  );
});

import { describe, expect, it } from 'vitest';
import type { OwnSubscription } from '#contracts/api/newsletter.ts';
import { stateOf } from './own-state.ts';

const now = new Date('2026-11-21T07:00:00Z');
const paid = { isActive: true, isPremium: true, expiryDate: '2027-11-21T07:00:00Z' } as OwnSubscription;

describe('how an own subscription stands', () => {
  it.each([
    [{}, 'Active', 'open'],
    [{ expiryDate: '2026-11-28T07:00:00Z' }, 'Expiring Soon', 'soon'],
    [{ expiryDate: '2026-11-21T06:59:59Z' }, 'Expired', 'closed'],
    [{ isPremium: false, expiryDate: null }, 'Waiting for payment', 'soon'],
    [{ isActive: false }, 'Stopped', 'closed'],
  ])('%j is %s', (change, label, tone) => expect(stateOf({ ...paid, ...change }, now)).toEqual({ label, tone }));
});

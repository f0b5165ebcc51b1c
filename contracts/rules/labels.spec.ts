import { describe, expect, it } from 'vitest';
import { addMonths, expiryLabel } from './subscription-expiry.ts';
import { remainingLabel } from './tender-status.ts';

describe('the time that remains for a bid', () => {
  const closes = (closingDate: string, now: string, closingTime: string | null = null) =>
    remainingLabel({ closingDate, closingTime }, new Date(now));

  it.each([
    ['2026-11-20', '2026-11-21T07:00:00Z', 'Expired'],
    ['2026-11-21', '2026-11-21T07:00:00Z', 'Closing today'],
    ['2026-11-22', '2026-11-21T07:00:00Z', '1 day remaining'],
    ['2026-12-01', '2026-11-21T07:00:00Z', '10 days remaining'],
    // 00:30 of the 22nd in Karachi
    ['2026-11-21', '2026-11-21T19:30:00Z', 'Expired'],
  ])('closing on %s, at %s: %s', (closing, now, label) => expect(closes(closing, now)).toBe(label));

  it('is over at the stated hour of the day', () => {
    expect(closes('2026-11-21', '2026-11-21T05:59:00Z', '11:00')).toBe('Closing today');
    expect(closes('2026-11-21', '2026-11-21T06:00:00Z', '11:00')).toBe('Expired');
  });
});

describe('the term of a subscription', () => {
  const now = new Date('2026-11-21T07:00:00Z');
  const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);

  it.each([
    [null, 'Free'],
    [inDays(-1), 'Expired'],
    [inDays(7), 'Expiring Soon'],
    [inDays(7.01), 'Active'],
  ] as const)('%s: %s', (expiry, label) => expect(expiryLabel(expiry, now)).toBe(label));

  it.each([
    // midnight of 1 March in Karachi, as a line of a bank statement has it
    ['2027-02-28T19:00:00.000Z', 1, '2027-03-31T19:00:00.000Z'],
    ['2027-05-30T19:00:00.000Z', 1, '2027-06-29T19:00:00.000Z'],
    ['2027-01-31T07:00:00.000Z', 1, '2027-02-28T07:00:00.000Z'],
    ['2028-02-29T07:00:00.000Z', 12, '2029-02-28T07:00:00.000Z'],
    ['2027-03-31T19:00:00.000Z', -1, '2027-02-28T19:00:00.000Z'],
  ])('%s and %i months are %s, by the calendar in Karachi', (from, months, end) =>
    expect(addMonths(new Date(from), months).toISOString()).toBe(end),
  );
});

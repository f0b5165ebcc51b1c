import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { karachiInstant } from '#contracts/rules/karachi-time.ts';
import { alertSlot, dailyPeriod, weeklyPeriod } from './period.ts';

const at = karachiInstant;

describe('the daily period', () => {
  it('turns at 07:00 in Karachi, not before', () => {
    expect(dailyPeriod(at('2026-11-20', '06:59'))).toBe('2026-11-19');
    expect(dailyPeriod(at('2026-11-20', '07:00'))).toBe('2026-11-20');
    expect(dailyPeriod(at('2026-11-21', '06:59'))).toBe('2026-11-20');
  });

  it('knows years and leap days', () => {
    expect(dailyPeriod(at('2027-01-01', '06:00'))).toBe('2026-12-31');
    expect(dailyPeriod(at('2028-03-01', '06:59'))).toBe('2028-02-29');
    expect(dailyPeriod(at('2028-02-29', '07:00'))).toBe('2028-02-29');
  });
});

describe('the weekly period', () => {
  it('turns on Monday at 07:00 in Karachi', () => {
    expect(weeklyPeriod(at('2026-11-23', '06:59'))).toBe('2026-W47');
    expect(weeklyPeriod(at('2026-11-23', '07:00'))).toBe('2026-W48');
    expect(weeklyPeriod(at('2026-11-29', '23:59'))).toBe('2026-W48');
    expect(weeklyPeriod(at('2026-11-30', '06:59'))).toBe('2026-W48');
  });

  it.each([
    ['2026-12-31', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2029-12-31', '2030-W01'],
    ['2030-01-06', '2030-W01'],
    ['2024-12-30', '2025-W01'],
    ['2022-01-02', '2021-W52'],
  ])('counts weeks as ISO 8601 does: %s at noon is in %s', (day, week) => {
    expect(weeklyPeriod(at(day, '12:00'))).toBe(week);
  });

  it('has one name for each of seven days in a row, and a new one for the next', () => {
    const monday = at('2020-01-06', '07:00').getTime();
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 0, max: 7 * 86_400_000 - 1 }),
        (week, offset) => {
          const start = monday + week * 7 * 86_400_000;
          expect(weeklyPeriod(new Date(start + offset))).toBe(weeklyPeriod(new Date(start)));
          expect(weeklyPeriod(new Date(start - 1))).not.toBe(weeklyPeriod(new Date(start)));
        },
      ),
    );
  });
});

describe('a slot of alerts', () => {
  it('is named by its end in Karachi, and its plan waits for that', () => {
    expect(alertSlot(new Date('2026-11-20T04:30:03.000Z'))).toEqual({ period: '2026-11-20-093010', delayMs: 7500 });
    expect(alertSlot(new Date('2026-11-20T04:30:09.999Z'))).toEqual({ period: '2026-11-20-093010', delayMs: 501 });
    expect(alertSlot(new Date('2026-12-31T18:59:55.000Z')).period).toBe('2027-01-01-000000');
  });

  it('keeps shorter slots apart, too', () => {
    const names = [0, 200, 400].map((ms) => alertSlot(new Date(Date.UTC(2026, 0, 1, 0, 0, 0, ms)), 200).period);
    expect(new Set(names).size).toBe(3);
  });
});

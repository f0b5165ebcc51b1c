import { describe, expect, it } from 'vitest';
import { formatKarachiDay, remaining } from './dates.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00+05:00`);
const until = (closingDate: string, closingTime: string | null = null) => ({ closingDate, closingTime });

it('the day of an instant is that in Karachi', () =>
  expect(formatKarachiDay(new Date('2026-11-21T20:00:00Z'))).toBe('22 Nov 2026'));

describe('what is left', () => {
  it.each([
    [until('2026-11-21', '14:30'), '14:29', 'Closes today', true],
    [until('2026-11-21', '14:30'), '14:30', 'Closed', true],
    [until('2026-11-21'), '23:59', 'Closes today', true],
    [until('2026-11-22'), '00:01', 'Closes tomorrow', true],
    [until('2026-11-28'), '07:00', 'Closes in 7 days', true],
    [until('2026-11-29'), '07:00', 'Closes in 8 days', false],
  ])('until %o at %s is "%s"', (deadline, now, text, isSoon) =>
    expect(remaining(deadline, at(now))).toEqual({ remaining: text, isSoon }),
  );
});

import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { parseInstant } from './instant.ts';

const general = pg.types.getTypeParser(1184, 'text') as (value: string) => Date | number;

describe('parseInstant', () => {
  it.each([
    ['2026-11-21 12:31:13.442123+00', '2026-11-21T12:31:13.442Z'],
    ['2026-11-21 12:31:13.4+00', '2026-11-21T12:31:13.400Z'],
    ['2026-02-28 23:59:59+00', '2026-02-28T23:59:59.000Z'],
    ['2024-02-29 00:00:00.000999+00', '2024-02-29T00:00:00.000Z'],
    ['0099-01-01 00:00:00+00', '0099-01-01T00:00:00.000Z'],
  ])('reads %s', (text, iso) => {
    expect(parseInstant(text).toISOString()).toBe(iso);
  });

  it.each([
    'infinity',
    '-infinity',
    '0044-03-15 00:00:00+00 BC',
    '12026-01-01 00:00:00+00',
    '2026-01-01 05:00:00+05:30',
  ])('leaves %s to the general parser', (text) => expect(parseInstant(text)).toEqual(general(text)));

  it('agrees with the general parser everywhere, to the millisecond that it sometimes loses', () => {
    const micros = fc.integer({ min: 0, max: 999_999 });
    const date = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(date, micros, (at, fraction) => {
        const digits = String(fraction).padStart(6, '0').replace(/0+$/, '');
        const seconds = at.toISOString().slice(0, 19).replace('T', ' ');
        const text = `${seconds}${digits === '' ? '' : `.${digits}`}+00`;
        expect(Math.abs(Number(parseInstant(text)) - Number(general(text)))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

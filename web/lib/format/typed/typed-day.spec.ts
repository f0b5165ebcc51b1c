import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#contracts/rules/karachi-time.ts';
import { formatDay } from '../format.ts';
import { echoDay, readDay } from './typed-day.ts';

const TODAY = '2026-11-22';
const read = (typed: string, toward?: 'next' | 'last') => {
  const answer = readDay(typed, TODAY, toward);
  return 'value' in answer ? answer.value : answer.fault;
};

const LONG = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const toUrdu = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));

/** A day as it is written in notices and by hurried hands. */
const SPELLINGS: readonly ((year: string, month: string, day: string) => string)[] = [
  (y, m, d) => `${y}-${m}-${d}`,
  (y, m, d) => `${y}/${m}/${d}`,
  (y, m, d) => `${d}-${m}-${y}`,
  (y, m, d) => `${d}/${m}/${y}`,
  (y, m, d) => `${d}.${m}.${y}`,
  (y, m, d) => `${d} ${m} ${y}`,
  (y, m, d) => `${Number(d)}-${Number(m)}-${y}`,
  (y, m, d) => `${Number(d)}/${Number(m)}/${y.slice(2)}`,
  (y, m, d) => `${d}.${m}.${y.slice(2)}`,
  (y, m, d) => `${d}${m}${y}`,
  (y, m, d) => `${d}${m}${y.slice(2)}`,
  (y, m, d) => `${Number(d)} ${LONG[Number(m) - 1]} ${y}`,
  (y, m, d) => `${Number(d)}th ${LONG[Number(m) - 1]?.toUpperCase()}, ${y}`,
  (y, m, d) => `${Number(d)} ${LONG[Number(m) - 1]?.slice(0, 3).toLowerCase()} ${y.slice(2)}`,
  (y, m, d) => `${d}-${LONG[Number(m) - 1]?.slice(0, 3)}-${y}`,
  (y, m, d) => `${Number(d)}${LONG[Number(m) - 1]?.slice(0, 3)}${y}`,
  (y, m, d) => `${LONG[Number(m) - 1]} ${Number(d)}, ${y}`,
  (y, m, d) => `${WEEKDAYS[new Date(`${y}-${m}-${d}T00:00Z`).getUTCDay()]}, ${Number(d)} ${LONG[Number(m) - 1]} ${y}`,
  (y, m, d) => toUrdu(`${d}-${m}-${y}`),
  (y, m, d) => `  ${d} - ${m} - ${y} `,
  (y, m, d) => formatDay(`${y}-${m}-${d}`),
  (y, m, d) => `${Number(d)}th of ${LONG[Number(m) - 1]} ${y}`,
  (y, m, d) => `${d}_${m}_${y}`,
  (y, m, d) => `${d}\\${m}\\${y}`,
  (y, m, d) => `${d}—${m}—${y}`,
  (y, m, d) => `${Number(d)} ${LONG[Number(m) - 1]?.slice(0, 3)} '${y.slice(2)}`,
  (y, m, d) => `${Number(d)} ${LONG[Number(m) - 1]}, ${y} (${WEEKDAYS[new Date(`${y}-${m}-${d}T00:00Z`).getUTCDay()]})`,
];

describe('a typed day', () => {
  it('of 2024 to 2030 is read right in each spelling', () => {
    const days = daysBetween('2024-01-01', '2031-01-01');
    for (let at = 0; at < days; at++) {
      const day = addDays('2024-01-01', at);
      const [year = '', month = '', date = ''] = day.split('-');
      for (const spell of SPELLINGS) expect(read(spell(year, month, date)), spell(year, month, date)).toBe(day);
    }
  });

  it('of which two numbers could be the month is the day first', () => {
    const small = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(small, small, fc.constantFrom('-', '/', '.', ' '), (day, month, mark) => {
        const two = (number: number) => String(number).padStart(2, '0');
        expect(read(`${day}${mark}${month}${mark}26`)).toBe(`2026-${two(month)}-${two(day)}`);
      }),
      {
        examples: [
          [3, 12, '/'],
          [12, 3, '-'],
        ],
      },
    );
  });

  it('answers any text with a day or a sentence', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(read(typed)).toMatch(/^\d{4}-\d\d-\d\d$|\.$/);
      }),
      { examples: [[''], ['99999999'], ['0-0-0'], ['dec dec'], ['12-12-2026-1'], ['mon'], ['\u0000']] },
    );
  });

  it.each([
    ['12 dec', undefined, '2026-12-12'],
    ['today', undefined, TODAY],
    ['12/12', undefined, '2026-12-12'],
    ['20 nov', undefined, '2026-11-20'],
    ['20 nov', 'next', '2027-11-20'],
    ['22 nov', 'next', '2026-11-22'],
    ['12 dec', 'last', '2025-12-12'],
    ['5 jan', undefined, '2027-01-05'],
    ['۱۲ دسمبر', undefined, '2026-12-12'],
    ['sat 12 dec', undefined, '2026-12-12'],
  ] as const)('without a year: %s (%s) is %s', (typed, toward, day) => expect(read(typed, toward)).toBe(day));

  it.each([
    ['31-02-2026', 'There is no 31 Feb 2026: that month has 28 days.'],
    ['29 feb 2027', 'There is no 29 Feb 2027: that month has 28 days.'],
    ['0 dec 2026', 'There is no 0 Dec 2026: that month has 31 days.'],
    ['12/25/2026', 'There is no month 25. The day comes first, as in 25-12-2026.'],
    ['12-12-202', '202 is no year of a notice. Type two or four digits, as in 26 or 2026.'],
    ['12-12-3026', '3026 is no year of a notice. Type two or four digits, as in 26 or 2026.'],
    ['monday 12 dec 2026', '12 Dec 2026 is a Saturday. Correct the day of the week or the date.'],
    ['soon', 'This is no date. Type day, month and year, as in 12-12-2026 or 12 Dec.'],
    ['12', 'This is no date. Type day, month and year, as in 12-12-2026 or 12 Dec.'],
    ['12=12=2026', 'This is no date. Type day, month and year, as in 12-12-2026 or 12 Dec.'],
  ])('that does not exist is told in a sentence: %s', (typed, sentence) => expect(read(typed)).toBe(sentence));

  it.each([
    ['2026-12-12', 'Sat 12 Dec 2026, in 20 days'],
    ['2026-11-22', 'Sun 22 Nov 2026, today'],
    ['2026-11-23', 'Mon 23 Nov 2026, tomorrow'],
    ['2026-11-21', 'Sat 21 Nov 2026, yesterday'],
    ['2023-11-22', 'Wed 22 Nov 2023, 1,096 days ago'],
  ])('%s echoes as %s', (day, words) => expect(echoDay(day, TODAY)).toBe(words));
});

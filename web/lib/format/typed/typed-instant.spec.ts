import { describe, expect, it } from 'vitest';
import { echoInstant, readInstant } from './typed-instant.ts';

const read = (typed: string) => {
  const answer = readInstant(typed, '2026-11-22');
  return 'value' in answer ? answer.value : answer.fault;
};

describe('a typed day with its time', () => {
  it.each([
    '2026-12-12T14:30',
    '12-12-2026 2:30 pm',
    '12/12/26 1430',
    '12 dec, 14:30',
    '12 Dec 2026, 2:30 pm',
    '12 dec 2026 at 2.30 p.m.',
    'Sat 12 December 2026 1430 hrs',
    '12122026 1430',
  ])('%s', (typed) => expect(read(typed)).toBe('2026-12-12T14:30'));

  it.each([
    ['12-12-2026', 'Add the time, as in 12-12-2026 2:30 pm.'],
    ['12 12 2026', 'Add the time, as in 12-12-2026 2:30 pm.'],
    ['12-12-2026 2:30', 'Is it 2:30 am or pm? Add am or pm, or type 02:30.'],
    ['31-02-2026 14:30', 'There is no 31 Feb 2026: that month has 28 days.'],
    ['', 'This is no date. Type day, month and year, as in 12-12-2026 or 12 Dec.'],
    ['soon', 'This is no date. Type day, month and year, as in 12-12-2026 or 12 Dec.'],
  ])('%s: %s', (typed, sentence) => expect(read(typed)).toBe(sentence));

  it('echoes in words', () =>
    expect(echoInstant('2026-12-12T14:30', '2026-11-22')).toBe('Sat 12 Dec 2026, in 20 days, 2:30 pm'));
});

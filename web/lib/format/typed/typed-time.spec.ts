import { describe, expect, it } from 'vitest';
import { formatTime } from '../format.ts';
import { readTime } from './typed-time.ts';

const read = (typed: string) => {
  const answer = readTime(typed);
  return 'value' in answer ? answer.value : answer.fault;
};

const two = (number: number) => String(number).padStart(2, '0');

describe('a typed time', () => {
  it('of each minute is read right in each spelling', () => {
    for (let at = 0; at < 24 * 60; at++) {
      const [hours, minutes] = [two(Math.floor(at / 60)), two(at % 60)];
      const time = `${hours}:${minutes}`;
      const spoken = formatTime(time);
      const spellings = [time, `${hours}.${minutes}`, `${hours}${minutes}`, `${hours}${minutes} hrs`, spoken];
      const further = [
        spoken.replace(' ', ''),
        spoken.toUpperCase(),
        spoken.replace(/m$/, '.m.').replace(/ ([ap])\./, ' $1.'),
      ];
      for (const typed of [...spellings, ...further]) expect(read(typed), typed).toBe(time);
    }
  });

  it.each([
    ['2 pm', '14:00'],
    ['2pm', '14:00'],
    ['11', '11:00'],
    ['930', '09:30'],
    ['9:30', '09:30'],
    ['12 noon', '12:00'],
    ['noon', '12:00'],
    ['2-30 pm', '14:30'],
    ['11:00 AM sharp', '11:00'],
    ['12:30', '12:30'],
    ['14:30 pm', '14:30'],
    ['۱۴:۳۰', '14:30'],
  ])('%s is %s', (typed, time) => expect(read(typed)).toBe(time));

  it.each([
    ['2:30', 'Is it 2:30 am or pm? Add am or pm, or type 02:30.'],
    ['230', 'Is it 2:30 am or pm? Add am or pm, or type 02:30.'],
    ['3', 'Is it 3:00 am or pm? Add am or pm, or type 03:00.'],
    ...['', '24:00', '14:60', '25', 'late', '14 am', '11 noon', '1:2:3'].map((typed) => [
      typed,
      'This is no time. Type it as 2:30 pm, 14:30 or 1430.',
    ]),
  ])('%s is asked about or refused: %s', (typed, sentence) => expect(read(typed ?? '')).toBe(sentence));
});

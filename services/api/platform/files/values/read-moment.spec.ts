import { describe, expect, test } from 'vitest';
import { readMoment } from './read-moment.ts';

const read = (text: string) => {
  const moment = readMoment(text, 'day-first');
  return moment && `${moment.day ?? ''} ${moment.time ?? ''}`.trim();
};

describe('days', () => {
  test.each([
    ['14.12.26', '2026-12-14'],
    ['14.12.2026', '2026-12-14'],
    ['14-DEC-26', '2026-12-14'],
    ['14.12.26 11.00 AM', '2026-12-14 11:00'],
    ['14-12-2026 & 11:00 AM', '2026-12-14 11:00'],
    ['14-12-2026 before noon', '2026-12-14 12:00'],
    ['14-12-2026 upto 2 PM', '2026-12-14 14:00'],
    ['14-12-2026 02.30.00 PM', '2026-12-14 14:30'],
    ['14-12-2026 & later', undefined],
    ['1.2.3.4', undefined],
  ])('%s', (text, moment) => expect(read(text)).toBe(moment));
});

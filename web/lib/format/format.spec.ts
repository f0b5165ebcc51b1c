import { describe, expect, it } from 'vitest';
import { formatClosing, formatCount, formatDay, formatInstant, formatTime } from './format.ts';

describe('dates for people', () => {
  it('name the month', () => expect(formatDay('2025-11-03')).toBe('3 Nov 2025'));
  it('leave what is no date as it is', () => expect(formatDay('soon')).toBe('soon'));
  it.each([
    ['00:05', '12:05 am'],
    ['11:59', '11:59 am'],
    ['12:00', '12:00 pm'],
    ['23:30', '11:30 pm'],
  ])('%s is %s', (time, text) => expect(formatTime(time)).toBe(text));
  it('show instants in Karachi', () => expect(formatInstant('2025-11-30T20:30:00Z')).toBe('1 Dec 2025, 1:30 am'));
  it('show the closing time only when there is one', () => {
    expect(formatClosing('2025-11-30', null)).toBe('30 Nov 2025');
    expect(formatClosing('2025-11-30', '14:30')).toBe('30 Nov 2025, 2:30 pm');
  });
});

describe('counts', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1234567, '1,234,567'],
  ])('%d is %s', (count, text) => expect(formatCount(count)).toBe(text));
});

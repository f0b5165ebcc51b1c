import { expect, test } from 'vitest';
import { readMoment } from './read-moment.ts';
import { daysIn, isAnyPeriod, readPeriod } from './read-period.ts';

const read = (text: string) => readPeriod(text, 'day-first')?.map((day) => readMoment(day, 'day-first')?.day);

test.each([
  '17-11-2026 to 10-12-2026',
  '17-11-2026 - 10-12-2026',
  '17/11/2026-10/12/2026',
  '17.11.2026 – 10.12.2026',
  '17-11-2026 till 10-12-2026',
  '17-11-2026 upto 10-12-2026',
  'From 17-11-2026 to 10-12-2026',
  'Between 17 Nov 2026 and 10 Dec 2026',
  'w.e.f. 17-Nov-26 to 10-Dec-26',
  '17 Nov to 10 Dec 2026',
  '17-11 to 10-12-2026',
  '17th November 2026 to 10th of December, 2026 (11:00 AM)',
  '17-11-2026 تا 10-12-2026',
  '۱۷ نومبر ۲۰۲۶ سے ۱۰ دسمبر ۲۰۲۶ تک',
  '2026-11-17 to 2026-12-10',
  '2026-11-17 - 2026-12-10',
  '17 Nov, 2026 / 10 Dec, 2026 11:00 AM',
  '17/11/2026 / 10/12/2026',
])('%s', (text) => expect(read(text)).toEqual(['2026-11-17', '2026-12-10']));

test.each([
  '17-11-2026',
  'till 10-12-2026',
  '10-12-2026 11:00 AM / 11-12-2026 11:30 AM',
  '10 / 12 / 2026',
  '10-12-2026 to 17-11-2026',
  '10:30 AM - 11:00 AM',
  '46357-46360',
  'Road from Chak 12 to Chak 17',
  '3 months',
  '17-11-2026 to be announced',
  '0300-1234567',
])('%s is none', (text) => expect(isAnyPeriod(text)).toBe(false));

test('the month may stand behind the last day alone', () => {
  expect(read('1st to 17th December 2026')).toEqual(['2026-12-01', '2026-12-17']);
  expect(read('1 - 17 Dec 2026 at 11:00 AM')).toEqual(['2026-12-01', '2026-12-17']);
});

test('both days tell the order of a file', () => {
  expect(daysIn('11/05/2026 to 12/23/2026')).toEqual(['11/05/2026', '12/23/2026']);
  expect(daysIn('11/05/2026')).toEqual(['11/05/2026']);
});

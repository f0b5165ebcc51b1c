import { expect, test } from 'vitest';
import { readPair } from './read-pair.ts';

test.each([
  ['11-12-2026 11:00 AM / 11:30 AM', '2026-12-11 11:00', '2026-12-11 11:30'],
  ['11/12/2026 11:00 AM/11:30 AM', '2026-12-11 11:00', '2026-12-11 11:30'],
  ['11 Dec 2026, 2:00 PM & 2:30 PM', '2026-12-11 14:00', '2026-12-11 14:30'],
  ['11-12-2026 at 11:00 hrs opening at 11:30 hrs', '2026-12-11 11:00', '2026-12-11 11:30'],
  ['11-12-2026 (11:00 AM)\n11-12-2026 (11:30 AM)', '2026-12-11 11:00', '2026-12-11 11:30'],
  ['11-12-2026 2:00 PM / 12-12-2026 11:00 AM', '2026-12-11 14:00', '2026-12-12 11:00'],
  ['Opening: 11-12-2026 11:30 AM / Closing: 11-12-2026 11:00 AM', '2026-12-11 11:00', '2026-12-11 11:30'],
  ['11:00 AM / 11:30 AM', ' 11:00', ' 11:30'],
  ['1100 / 1130 hrs', ' 11:00', ' 11:30'],
])('%s', (text, closing, opening) => {
  const pair = readPair(text, 'day-first');
  const shown = [pair?.closing, pair?.opening].map((one) => `${one?.day ?? ''} ${one?.time}`);
  expect(shown).toEqual([closing, opening]);
});

test.each([
  '11-12-2026',
  '11/12/2026 11:00 AM',
  '10-12-2026 / 17-12-2026',
  '10-12-2026 11:00 AM / 17-12-2026 11:00 AM',
  'Bridge / Road',
  '11:00 AM',
  '',
])('%s is none', (text) => expect(readPair(text, 'day-first')).toBeUndefined());

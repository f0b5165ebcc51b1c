import { expect, test } from 'vitest';
import { readExtended } from './read-extended.ts';

test.each([
  ['07-12-2026 (extended upto 21-12-2026)', '2026-12-21'],
  ['07/12/2026 (Ext. till 21/12/2026)', '2026-12-21'],
  ['07-12-2026 extended to 21-12-2026', '2026-12-21'],
  ['07-12-2026 11:30 AM (Extended)', '2026-12-07 11:30'],
  ['Extended up to 21 Dec 2026', '2026-12-21'],
  ['Date extended till: 21-12-2026 11:30 AM', '2026-12-21 11:30'],
  ['07-12-2026 2:00 PM, now 21-12-2026', '2026-12-21 14:00'],
  ['07-12-2026\nRevised date: 21-12-2026', '2026-12-21'],
  ['07-12-2026 extended to 14-12-2026, further extended to 21-12-2026', '2026-12-21'],
  ['Originally 07-12-2026; now 21-12-2026', '2026-12-21'],
  ['Old: 07-12-2026, New: 21-12-2026 2 PM', '2026-12-21 14:00'],
  ['07-12-2026 further extended till 21-12-2026 vide corrigendum 2', '2026-12-21'],
  ['07-12-2026 (توسیع شدہ تاریخ 21-12-2026)', '2026-12-21'],
  ['آخری تاریخ میں ۲۱-۱۲-۲۰۲۶ تک توسیع', '2026-12-21'],
])('%j is extended to %s', (text, moment) => expect(readExtended(text, 'day-first')).toBe(moment));

test.each([
  'کام کی مدت میں 21-12-2026 تک توسیع',
  '07-12-2026',
  'Extended',
  'to be extended',
  '07-12-2026 (extended soon)',
  'Hall now 21-12-2026',
  'New',
  'A new one 21-12-2026',
  '07-12-2026 to 21-12-2026',
  'text 21-12-2026',
  'now '.repeat(50),
])('%j is not', (text) => expect(readExtended(text, 'day-first')).toBeUndefined());

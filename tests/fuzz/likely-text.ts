import fc from 'fast-check';
import { PASSWORD } from '../support/api/people.ts';
import { CATEGORY_NAMES, ORGANIZATION_NAMES } from './arranged.ts';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const DAYS = ['2026-11-20', '2026-12-31', '2027-02-28', '2026-11-21T10:00:00+05:00', '2024-02-29'];
const WORDS = [
  'Road',
  'repair',
  'Lahore',
  'سڑک',
  'ٹینڈر',
  'K-Electric',
  '100%',
  'O’Hara',
  'naïve',
  '建設',
  "it's",
  '<b>',
];

/** By what a field is called: texts that its rule most likely takes. */
const BY_NAME: readonly (readonly [RegExp, fc.Arbitrary<string>])[] = [
  [/^(ids|organizations)$/, fc.constantFrom('1', '1,2', '2')],
  [/^(except|notBelow)$/, fc.constantFrom('1', '2', '3')],
  [/^token$/, fc.constant('A'.repeat(43))],
  [/email$/i, fc.integer({ min: 1, max: 400 }).map((n) => `fuzz.${n}@example.pk`)],
  [/^username$/i, fc.integer({ min: 1, max: 900 }).map((n) => `fuzz.name.${n}`)],
  [/password$/i, fc.constantFrom(PASSWORD, 'Some-Other-7713', 'short')],
  [/confirmation/i, fc.constantFrom('delete my account', 'Delete my account ')],
  [/^from$/, fc.constantFrom(...DAYS, 'Fuzz <fuzz@example.pk>')],
  [/date|from$|to$|receivedAt|At$/i, fc.constantFrom(...DAYS)],
  [/^host$/, fc.constant('127.0.0.1')],
  [/time$/i, fc.constantFrom('14:30', '00:00', '23:59', '')],
  [/imageUrl/i, fc.constantFrom(PIXEL, '', '/api/tenders/1/image?v=abc', 'data:image/gif;base64,R0lGODlhAQABAAAAACw=')],
  [/url$|website/i, fc.constantFrom('https://example.pk/notice?a=1', 'http://ppra.example', '')],
  [/categor|interestAreas/i, fc.constantFrom(...CATEGORY_NAMES, 'all')],
  [/organization/i, fc.constantFrom(...ORGANIZATION_NAMES)],
  [/province|provinces/i, fc.constantFrom('Punjab', 'Sindh', 'all', '')],
  [/city|cities/i, fc.constantFrom('Lahore', 'Karachi', 'all', '')],
  [/^(page|limit|before|after)$/i, fc.constantFrom('1', '2', '50', '100', '7')],
  [/code$/i, fc.integer({ min: 0, max: 999_999 }).map((n) => String(n).padStart(6, '0'))],
  [/reference/i, fc.integer({ min: 1, max: 5_000 }).map((n) => `FT-${n}`)],
  [/type$/i, fc.constantFrom('TenderPublished', 'UserCreated', 'all')],
  [/icon/i, fc.constantFrom('🏗️', '📦', '')],
];

/** A text for a field of this name, of a length that fits. */
export function textFor(field: string, min: number, max: number): fc.Arbitrary<string> {
  const named = BY_NAME.find(([name]) => name.test(field))?.[1];
  const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 }).map((list) => list.join(' '));
  const padded = words.map((text) => text.padEnd(min, '.').slice(0, Math.max(max, min)));
  return named === undefined ? padded : fc.oneof({ weight: 5, arbitrary: named }, { weight: 1, arbitrary: padded });
}

import { expect, test } from 'vitest';
import { chooseCoding, isCompressible } from './coding.ts';

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['deflate', 'deflate'],
  ['*', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['GZIP;Q=0.4', 'gzip'],
  ['identity;q=0, *', 'br'],
  ['identity, gzip;q=0.5', undefined],
  ['br;q=0', undefined],
  ['br;q=nonsense', undefined],
  ['zstd', undefined],
  ['', undefined],
])('%s is answered in %s', (acceptEncoding, coding) => expect(chooseCoding(acceptEncoding)).toBe(coding));

test('texts are compressed, images and JSON Lines are not', () => {
  const types = ['text/csv; charset=utf-8', 'application/json', 'application/problem+json', 'application/atom+xml'];
  expect(types.map(isCompressible)).toEqual([true, true, true, true]);
  expect(['image/webp', 'application/x-ndjson; charset=utf-8', ''].map(isCompressible)).toEqual([false, false, false]);
});

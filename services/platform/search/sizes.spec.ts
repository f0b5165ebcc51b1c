import { expect, test } from 'vitest';
import { parseSearch } from '#contracts/rules/search/search-grammar.ts';
import { isSize, unitOf } from './sizes.ts';

test.each([
  ['200 kva', true],
  ['200kva', true],
  ['1.5 ton', true],
  ['1.5ton', true],
  ['kva', false],
  ['ton bags', false],
  ['NHA/2025/17', false],
])('%s is a size: %s', (text, is) => {
  const words = parseSearch(text).wanted.flatMap((part) => part.words);
  expect(isSize({ words, isPhrase: false })).toBe(is);
});

test.each(['200 kva', '200kva', '1.5kva'])('the unit of %s', (text) => {
  const words = parseSearch(text).wanted.flatMap((part) => part.words);
  expect(unitOf({ words, isPhrase: false })).toBe('kva');
});

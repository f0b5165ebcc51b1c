import { expect, test } from 'vitest';
import { knownSpelling } from './known-spelling.ts';

test.each([
  ['medcine', 'medicine'],
  ['gaurds', 'guards'],
  ['constrution', 'construction'],
  ['islmabad', 'islamabad'],
])('%s is spelled %s', (typed, meant) => expect(knownSpelling(typed)).toBe(meant));

test('beside another word it is spelled as the name of both', () => {
  expect(knownSpelling('moter', 'cycle')).toBe('motor');
  expect(knownSpelling('moter', 'reading')).toBe('meter');
});

test.each(['construction', 'contruction', 'roads', 'xyzzyx', 'rod'])('%s has no better spelling', (word) =>
  expect(knownSpelling(word)).toBeUndefined(),
);

import { expect, it } from 'vitest';
import { reasonText } from './reason-text.ts';

it.each([
  ['amount-differs', '2500', 'PKR 2,500 was expected'],
  ['paid-already', '2026-12-26', 'Paid until 26 Dec 2026'],
  ['reference', 'AL-7K3Q9F', 'Reference "AL-7K3Q9F"'],
] as const)('the reason %s is told as the table writes days and sums', (kind, about, words) => {
  expect(reasonText({ kind, about })).toBe(words);
});

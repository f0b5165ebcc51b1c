import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [1, 'one'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [99, 'ninety-nine'],
  [100, 'one hundred'],
  [2500, 'two thousand five hundred'],
  [25_000, 'twenty-five thousand'],
  [100_000, 'one lakh'],
  [1_234_567, 'twelve lakh thirty-four thousand five hundred sixty-seven'],
  [100_000_000, 'ten crore'],
])('%i is said as Pakistan counts', (rupees, words) => expect(amountInWords(rupees)).toBe(`Rupees ${words} only`));

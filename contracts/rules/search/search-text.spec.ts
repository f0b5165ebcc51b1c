import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldForSearch } from '../search-text.ts';

it('reads the non-joiner as the space that Urdu writes in its place', () => {
  expect(foldForSearch('سڑک\u200cکی \u200cتعمیر\u200c')).toBe('سڑک کی تعمیر');
  expect(foldForSearch('کت\u200dاب\u200f')).toBe('کتاب');
});

const plain = fc.string({ unit: 'grapheme-ascii', maxLength: 40 });

it('folds plain text as it folds the same text beside other letters', () => {
  fc.assert(
    fc.property(plain, (text) => {
      expect(`${foldForSearch(text)} ی`.trim()).toBe(foldForSearch(`${text} ي`));
    }),
    { examples: [['NHA/2025/17'], [' A\tB\u0000c_d '], ['']] },
  );
});

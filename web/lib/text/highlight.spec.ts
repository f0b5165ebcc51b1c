import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const marked = (text: string, search: string) =>
  highlight(text, search)
    .filter(({ isMatch }) => isMatch)
    .map(({ text: part }) => part);

describe('the words of a search are marked', () => {
  it.each([
    ['whatever their case', 'Construction of a BRIDGE', 'bridge', ['BRIDGE']],
    ['in their other forms', 'Construction works, constructed', 'construct', ['Construction', 'constructed']],
    ['in the plural', 'Supplies of medicine', 'supply medicines', ['Supplies', 'medicine']],
    ['the last as a beginning', 'Bridges near Sukkur', 'bridge suk', ['Bridges', 'Sukkur']],
    ['only the last as a beginning', 'Bridge near Sukkur', 'suk bridge', ['Bridge']],
    ['number by number', 'No. NHA/2025/17 of 2025', 'nha/2025', ['NHA', '2025', '2025']],
    ['with Urdu digits', 'ٹینڈر نمبر ۲۰۲۵', '2025', ['۲۰۲۵']],
    ['with Arabic letters for Urdu ones', 'گورنمنٹ کالج لاہور', 'كالج لاهور', ['کالج', 'لاہور']],
    ['with vowel signs and without', 'خَواتین', 'خواتین', ['خَواتین']],
    ['as the beginning of an Urdu word', 'سڑک کی تعمیر', 'تعم', ['تعمیر']],
    ['not by particles', 'Supply of pipes for the town', 'pipes of the town', ['pipes', 'town']],
    ['nor by those of Urdu', 'بجلی کا ٹھیکہ', 'بجلی کا سامان', ['بجلی']],
    ['by particles alone', 'Supply of pipes', 'of', ['of']],
    ['not inside of words', 'Instruction', 'struction', []],
    ['not by one letter', 'Cement, c', 'c', ['c']],
    ['not by stop marks alone', 'a.b', '???', []],
  ])('%s', (_, text, search, words) => expect(marked(text, search)).toEqual(words));
});

it('changes nothing of the text, whatever it is', () => {
  const words = fc.constantFrom('road', 'سڑک', 'é', '\u200c', '½', 'a\u0301', ' ', '<b>', '😀');
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(words, { maxLength: 12 }).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(text, text, (whole, search) => {
      expect(
        highlight(whole, search)
          .map((part) => part.text)
          .join(''),
      ).toBe(whole);
    }),
  );
});

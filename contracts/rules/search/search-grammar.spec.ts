import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSearch, printSearch } from './search-grammar.ts';

const shown = (text: string) => printSearch(parseSearch(text));

describe('a search is words, phrases and what is excluded', () => {
  test.each([
    ['solar panels', 'solar panels'],
    ['  Solar   PANELS ', 'solar panels'],
    ['"road construction" multan', '"road construction" multan'],
    ['“road construction”', '"road construction"'],
    ['medical equipment -printer', 'medical equipment -printer'],
    ['-printer medical', 'medical -printer'],
    ['cable −"street light"', 'cable -"street light"'],
    ['NHA/2025/17', 'nha 2025 17'],
    ['up-gradation', 'up gradation'],
    ['cable -up-gradation', 'cable -"up gradation"'],
    ['roads - bridges', 'roads bridges'],
    ['4" and 6" pipe', '4 and 6 pipe'],
    ['"unclosed phrase', 'unclosed phrase'],
    ['"a" "b c"d', '"a" "b c" d'],
    ['بجلی -"سڑک کی"', 'بجلی -"سڑک کی"'],
    ['computer aur printer', 'computer or printer'],
    ['UPS ya solar panel', 'ups or solar panel'],
    ['کمپیوٹر یا پرنٹر', 'کمپیوٹر or پرنٹر'],
    ['or cement', 'or cement'],
    ['cement or', 'cement'],
    ['cement or -sand or or gravel', 'cement or gravel -sand'],
    ['"brick kiln" or cement', '"brick kiln" cement'],
  ])('%s → %s', (text, meant) => expect(shown(text)).toBe(meant));

  test.each(['', '-', '""', '"""', '- - -', '-""', '???', '"-"'])('%j is no search', (text) =>
    expect(parseSearch(text)).toEqual({ wanted: [], excluded: [] }),
  );
});

test('only the first twelve words count, also in phrases', () => {
  expect(shown(`"${'a '.repeat(10)}" ${'b '.repeat(10)}`)).toBe('"a a a a a a a a a a" b b');
  expect(shown(`${'b '.repeat(12)} -"c"`)).toBe('b b b b b b b b b b b b');
});

test('what is printed means the same, whatever was typed', () => {
  const pieces = fc.constantFrom('"', '-', ' ', 'a', 'bc', '4"', '“', '−', 'بجلی', ' or ', '/', '\u0000', '(', '|');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (typed) => {
      const meant = parseSearch(typed.join(''));
      expect(parseSearch(printSearch(meant))).toEqual(meant);
    }),
  );
});

test('ten thousand quotes are read at once', () => {
  expect(parseSearch('"'.repeat(10_000)).wanted).toEqual([]);
  expect(parseSearch('-"'.repeat(5_000)).wanted.length).toBeLessThanOrEqual(12);
});

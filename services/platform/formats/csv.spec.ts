import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvCell, csvLine, withinCell } from './csv.ts';

describe('a cell', () => {
  test.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+92 300', "'+92 300"],
    ['-1', "'-1"],
    ['@cmd', "'@cmd"],
    ['\tx', "'\tx"],
    ['\rx', `"'\rx"`],
    ['\n=1', `"'\n=1"`],
    ['＝1', "'＝1"],
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "yes"', '"say ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['پل کی تعمیر', 'پل کی تعمیر'],
  ])('%j', (text, cell) => expect(csvCell(text)).toBe(cell));

  test('numbers stay numbers, and none is empty', () => expect(csvLine([-1, null, 'x'])).toBe('-1,,x\r\n'));
});

test('whatever stands in the cells, a reader gets it back, and no cell is a formula [ASVS 1.2.10]', () => {
  const cell = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", 'a', 'پ') });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (cells) => {
      const [read = []] = parse(csvLine(cells), { record_delimiter: '\r\n' }) as string[][];
      expect(read.filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([]);
      expect(read.map((text, index) => (text === cells[index] ? text : text.replace(/^'/, '')))).toEqual(cells);
    }),
  );
});

test('a text longer than a cell of Excel is cut, and says so', () => {
  expect(withinCell('x'.repeat(32_766))).toHaveLength(32_766);
  const cut = withinCell(`=${'پ😀'.repeat(20_000)}`);
  expect(csvCell(cut).length).toBeLessThanOrEqual(32_767);
  expect(cut).toMatch(/ … \[cut\]$/);
  expect(cut.isWellFormed()).toBe(true);
});

import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsvRecord } from './csv-record.ts';

const COMMA = ','.charCodeAt(0);

function readAll(text: string): (readonly string[])[] {
  const records: (readonly string[])[] = [];
  for (let at = 0; at < text.length; ) {
    const record = readCsvRecord(text, at, COMMA, true);
    if (typeof record === 'string') throw new Error(`nothing can be read at ${at}`);
    records.push(record.fields);
    at = record.next;
  }
  return records;
}

const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`;
const needsQuotes = (field: string) => /[",\r\n]/.test(field) || field === '';

describe('what other programs write', () => {
  const field = fc.string({ unit: fc.constantFrom('a', 'ب', ' ', ',', '"', '\n', '\r\n', '|', '’'), maxLength: 8 });
  const table = fc.array(fc.array(field, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 });

  test('is read as csv-parse reads it, and as it was meant', () => {
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), fc.boolean(), (rows, end, always) => {
        const line = (row: string[]) => row.map((f) => (always || needsQuotes(f) ? quoted(f) : f)).join(',');
        const text = rows.map(line).join(end) + end;
        expect(readAll(text)).toEqual(rows);
        expect(readAll(text)).toEqual(parse(text, { record_delimiter: end }));
      }),
      { numRuns: 300 },
    );
  });
});

test('a bar of Markdown behind a backslash is one of the text', () => {
  expect(readCsvRecord('|A \\| B|C|', 0, '|'.charCodeAt(0), true)).toMatchObject({ fields: ['', 'A | B', 'C', ''] });
});

test.each([
  ['a quote inside a field stands for itself', 'x,5" pipe,y', ['x', '5" pipe', 'y']],
  ['quotes that nobody doubled', '"the "new" wing",b', ['the "new" wing', 'b']],
  ['an empty quoted field', '"",b', ['', 'b']],
  ['a field of one quote', '"""",b', ['"', 'b']],
  ['the last field may be empty', 'a,', ['a', '']],
])('%s', (_, text, fields) => {
  expect(readCsvRecord(text, 0, COMMA, true)).toMatchObject({ fields });
  expect(readCsvRecord(`${text}\nmore`, 0, COMMA, false)).toEqual({ fields, next: text.length + 1 });
});

test('says that the text ends too early instead of guessing', () => {
  for (const text of ['a', 'a,"b', 'a,"b"', 'a,b\r']) expect(readCsvRecord(text, 0, COMMA, false)).toBe('incomplete');
});

test('says that a quote is not closed: at the end of the file, and where the next one opens', () => {
  expect(readCsvRecord('a,"b', 0, COMMA, true)).toBe('unclosed');
  expect(readCsvRecord('a,"b\n"c d",e\n', 0, COMMA, false)).toBe('unclosed');
  expect(readCsvRecord('a,"b\nc,"d",e\n', 0, COMMA, false)).toBe('unclosed');
});

test('reads semicolons and tabs when told', () => {
  expect(readCsvRecord('a;"b;c";d', 0, ';'.charCodeAt(0), true)).toMatchObject({ fields: ['a', 'b;c', 'd'] });
});

test('a file whose quotes never close is read in a moment [ASVS 1.3.12]', () => {
  const text = '""y\n'.repeat(50_000);
  const began = performance.now();
  for (let at = 0; at < text.length; at += 4) expect(readCsvRecord(text, at, COMMA, true)).toBe('unclosed');
  expect(performance.now() - began).toBeLessThan(3000);
});

test('whatever was read before, a place of a text is read alike', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', ',', '"', '""', '\n', '\\'), maxLength: 30 });
  fc.assert(
    fc.property(texts, fc.boolean(), fc.boolean(), (text, isEnd, isEscaped) => {
      const read = (at: number) => readCsvRecord(text, at, COMMA, isEnd, { isEscaped });
      const places = [...text.matchAll(/^/gm)].map(({ index }) => index);
      const afresh = places.map((at) => [readCsvRecord('other', 0, COMMA, true), read(at)][1]);
      expect(places.map(read)).toEqual(afresh);
    }),
    { numRuns: 2000 },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAllTests } from '../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../tests/support/test-database.ts';
import { openDatabase, sql } from '../connection.ts';
import { intArray, textArray } from './binary-array.ts';

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url));

const text = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('', 'NULL', '{"a",\\"b"}', "'; --", 'ضلعی 😀'))
  .map((one) => one.replaceAll('\0', ''));
const int = fc.option(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }));

it('gives Postgres the same texts and numbers, however many', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text), fc.array(int), async (texts, ints) => {
      const [row] = await db.query(sql`SELECT ${textArray(texts)}::text[] AS texts, ${intArray(ints)}::int[] AS ints`);
      expect(row).toEqual({ texts, ints });
    }),
    {
      numRuns: 60,
      examples: [
        [[], []],
        [['', 'NULL'], [null]],
      ],
    },
  );
});

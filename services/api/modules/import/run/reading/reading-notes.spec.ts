import { describe, expect, test } from 'vitest';
import type { ImportReading } from '#contracts/api/imports.ts';
import { inMemory } from '../../../../../../tests/support/import/in-memory.ts';
import { makeXlsx, type SheetContent } from '../../../../../../tests/support/import/make-xlsx.ts';
import { openRows } from './open-rows.ts';

const HEAD = ['Title', 'Closing Date', 'Category'];
const sheet = (name: string, rows: number, head: readonly string[] = HEAD): SheetContent => ({
  name,
  rows: [
    [`Tenders of ${name}`],
    head,
    ...Array.from({ length: rows }, (_, at) => [`Road ${at}`, '1/12/2026', 'Roads']),
  ],
});

describe('sheets of a workbook that were not read', () => {
  const notes = async (sheets: readonly SheetContent[], reading: ImportReading = {}) =>
    (await openRows(inMemory(makeXlsx(sheets)), 'Clerk', reading)).found().notes?.map(({ text }) => text);

  test('are named with their rows', async () => {
    expect(await notes([sheet('Karachi', 2), sheet('Lahore', 120)])).toEqual([
      'Sheet "Lahore" (120 rows) was not read.',
    ]);
    const many = [sheet('Karachi', 2), sheet('Lahore', 1), sheet('Quetta', 1001)];
    expect(await notes(many)).toEqual(['Sheets "Lahore" (1 row), "Quetta" (more than 1,000 rows) were not read.']);
  });

  test('whatever their headings are', async () =>
    expect(await notes([sheet('Karachi', 2), { name: 'Lahore', rows: [['Road 9', '2/12/2026', 'Roads']] }])).toEqual([
      'Sheet "Lahore" (1 row) was not read.',
    ]));

  test('but not when they have no rows, are hidden, or a person chose the sheet', async () => {
    const cover = { name: 'Cover', rows: [['Works Department'], ['Tenders']] };
    expect(await notes([cover, sheet('Karachi', 2), sheet('Empty', 0)])).toEqual([]);
    expect(await notes([sheet('Karachi', 2), { ...sheet('Lahore', 2), state: 'hidden' }])).toEqual([]);
    expect(await notes([sheet('Karachi', 2), sheet('Lahore', 2)], { sheet: 'Lahore' })).toEqual([]);
  });
});

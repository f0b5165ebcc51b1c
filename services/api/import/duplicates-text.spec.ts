import { expect, test } from 'vitest';
import type { ImportDuplicate } from '#contracts/api/imports.ts';
import { readArguments } from './arguments.ts';
import { duplicatesText } from './duplicates-text.ts';

const like = {
  id: 17,
  title: 'Repair of a weir',
  source: 'EPADS',
  closingDate: '2027-01-05',
  because: 'reference',
  isSure: true,
} as const;
const row: ImportDuplicate = { place: 'line 2', title: 'Weir repair', becomes: 'same', like };
const report = (duplicates: readonly ImportDuplicate[], counts: object = {}) => ({
  ...{ added: 0, updated: 0, unchanged: 0, refused: 0, removedHere: 0, newCategories: 0, newOrganizations: 0 },
  ...{ problems: [], groups: [], stopped: false, duplicates },
  ...counts,
});

test('rows that resemble notices are listed with what becomes of each, and how to choose', () => {
  const inFile = { ...row, place: 'line 3', becomes: 'leave' as const };
  const doubtful = { ...inFile, like: { ...like, id: null, source: null, because: 'title' as const, isSure: false } };
  expect(duplicatesText(report([row, doubtful], { sameNotice: 1, leftOut: 3 }))).toBe(
    [
      'Published already, or perhaps (for all: --duplicates same, another or leave; for one: --duplicate "line 12=same"):',
      '  line 2, "Weir repair": a further source of tender 17 of EPADS, "Repair of a weir", closing 2027-01-05 (same number)',
      '  line 3, "Weir repair": left out, like a row of this file, "Repair of a weir", closing 2027-01-05 (like title, not sure)',
      '  and 2 more (--problems FILE lists all)',
    ].join('\n'),
  );
  expect(duplicatesText(report([]))).toBe('');
});

test('choices are options of the command', () => {
  const choices = ['--duplicates', 'another', '--duplicate', 'line 12=same', '--duplicate', 'row 3=leave'];
  expect(readArguments(['a.csv', ...choices])?.reading).toEqual({
    duplicates: 'another',
    duplicateRows: { 'line 12': 'same', 'row 3': 'leave' },
  });
  expect(readArguments(['a.csv', '--duplicates', 'maybe'])).toBeUndefined();
  expect(readArguments(['a.csv', '--duplicate', 'line 12'])).toBeUndefined();
});

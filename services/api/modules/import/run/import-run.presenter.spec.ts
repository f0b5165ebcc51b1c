import { expect, test } from 'vitest';
import { ofAllPasses } from './import-run.presenter.ts';

const counts = {
  added: 5,
  updated: 1,
  unchanged: 12,
  refused: 2,
  removedHere: 0,
  newCategories: 1,
  newOrganizations: 0,
};

test('what an interrupted pass has added counts as added, and no longer as unchanged', () =>
  expect(ofAllPasses(counts, { added: 10, updated: 2 })).toEqual({ ...counts, added: 15, updated: 3, unchanged: 0 }));

test('while the rows of the earlier pass have not been met again, nothing is negative', () =>
  expect(ofAllPasses({ ...counts, unchanged: 4 }, { added: 10, updated: 2 }).unchanged).toBe(0));

test('a single pass counts as it is', () => expect(ofAllPasses(counts, null)).toBe(counts));

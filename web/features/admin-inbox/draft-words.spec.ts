import { describe, expect, it } from 'vitest';
import type { DraftRow } from '#contracts/api/operations/drafts.ts';
import { isBeingRead, nameOf, readingWords } from './draft-words.ts';

const read = (reading: Partial<DraftRow['reading']>, script: DraftRow['script'] = null) =>
  ({ state: 'open', script, reading: { state: 'waiting', read: 0, pages: 3, problem: null, ...reading } }) as DraftRow;

describe('a draft in words', () => {
  it.each([
    [read({}), 'Waits to be read', true],
    [read({ state: 'reading' }), 'Reading page 1 of 3', true],
    [read({ state: 'reading', read: 2 }), 'Reading page 3 of 3', true],
    [read({ state: 'reading', read: 3 }), 'Reading page 3 of 3', true],
    [read({ state: 'read' }, 'latin'), 'Read', false],
    [read({ state: 'read' }, 'urdu'), 'Urdu, not read', false],
    [read({ state: 'failed', problem: 'Too dark.' }), 'Not read', false],
    [{ ...read({}), state: 'published' } as DraftRow, 'Waits to be read', false],
  ])('%#: %s', (draft, words, isBusy) => {
    expect([readingWords(draft), isBeingRead(draft)]).toEqual([words, isBusy]);
  });

  it('is known by its title, else its first file, else its number', () => {
    const files = [{ name: 'scan 1.webp' }] as DraftRow['files'];
    expect(nameOf({ id: 3, title: 'Roads', files })).toBe('Roads');
    expect(nameOf({ id: 3, title: null, files })).toBe('scan 1.webp');
    expect(nameOf({ id: 3, title: null, files: [] })).toBe('Draft 3');
  });
});

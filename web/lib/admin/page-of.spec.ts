import { describe, expect, it } from 'vitest';
import { cut, matchesSearch, pageOf } from './page-of.ts';

describe('a page of a list', () => {
  const letters = ['a', 'b', 'c', 'd', 'e'];
  it('is its slice', () => expect(pageOf(letters, 2, 2)).toEqual({ shown: ['c', 'd'], page: 2, pageCount: 3 }));
  it('is the last one beyond the end', () => expect(pageOf(letters, 9, 2).shown).toEqual(['e']));
  it('is one empty page of an empty list', () =>
    expect(pageOf([], 1, 2)).toEqual({ shown: [], page: 1, pageCount: 1 }));
});

describe('a search', () => {
  it('wants every word, in any text', () =>
    expect(matchesSearch('road LAHORE', ['Ring Road', 'Lahore', null])).toBe(true));
  it('fails by one word', () => expect(matchesSearch('road multan', ['Ring Road', 'Lahore'])).toBe(false));
  it('finds all when empty', () => expect(matchesSearch('', ['x'])).toBe(true));
});

describe('a cut text', () => {
  it('stays whole up to the limit', () => expect(cut('x'.repeat(30), 30)).toBe('x'.repeat(30)));
  it('ends in an ellipsis beyond it', () => expect(cut('x'.repeat(31), 30)).toBe(`${'x'.repeat(30)}...`));
  it('never splits a character', () => expect(cut('🏗️🏗️🏗️', 1)).toBe('🏗...'));
});

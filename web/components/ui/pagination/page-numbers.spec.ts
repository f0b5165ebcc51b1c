import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

const shown = (page: number, count: number) =>
  pageNumbers(page, count)
    .map((entry) => entry.page ?? '…')
    .join(' ');

describe('page numbers', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 10, '1 2 … 10'],
    [4, 10, '1 2 3 4 5 … 10'],
    [5, 10, '1 … 4 5 6 … 10'],
    [8, 10, '1 … 7 8 9 10'],
    [10, 10, '1 … 9 10'],
  ])('page %d of %d: %s', (page, count, text) => expect(shown(page, count)).toBe(text));

  it('still leads back from a page beyond the last', () => expect(shown(99, 3)).toBe('1 2 3'));
});

import { describe, expect, it } from 'vitest';
import { cut } from './cut.ts';

describe('a cut text', () => {
  it('stays whole up to the limit', () => expect(cut('x'.repeat(30), 30)).toBe('x'.repeat(30)));
  it('ends in an ellipsis beyond it', () => expect(cut('x'.repeat(31), 30)).toBe(`${'x'.repeat(30)}...`));
  it('never splits a character', () => expect(cut('🏗️🏗️🏗️', 1)).toBe('🏗...'));
});

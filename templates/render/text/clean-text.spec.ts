import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanParagraphs, cut } from './clean-text.ts';

const anything = fc.string({ unit: 'binary', maxLength: 400 });

describe('a line', () => {
  it.each([
    ['stays as it is', 'A bridge', 'A bridge'],
    ['keeps Urdu with its joiners', 'کتاب\u200cخانہ', 'کتاب\u200cخانہ'],
    ['loses breaks and double spaces', ' A\r\nbridge\t of\u2028steel ', 'A bridge of steel'],
    ['loses what a scanner left behind', 'Ten\u0092der\u0000s\ufeff', 'Tenders'],
    ['has no double space where something between is lost', 'a \t\u0000\tb \u202e c', 'a b c'],
    ['loses halves of characters', 'a\ud83d b\udc00', 'a b'],
    ['cannot reverse what stands around it', '\u202egnp.exe\u2066', 'gnp.exe'],
  ])('%s', (_what, text, expected) => expect(cleanLine(text, 100)).toBe(expected));

  it('is cut at a space where one is near', () =>
    expect(cleanLine('Construction of a bridge', 22)).toBe('Construction of a…'));
  it('is cut inside a word that has no end', () => expect(cleanLine('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`));
  it('is never cut inside a character', () => expect(cleanLine('😀'.repeat(9), 4)).toBe('😀…'));

  it('is one well-formed line of the length allowed, whatever it was', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 300 }), (text, max) => {
        const line = cleanLine(text, max);
        expect(line.length).toBeLessThanOrEqual(max);
        expect(line.isWellFormed()).toBe(true);
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        expect(cleanLine(line, max)).toBe(line);
      }),
    );
  });
});

describe('paragraphs', () => {
  it('keep their breaks', () => expect(cleanParagraphs(' a\r\n\r\nb\rc\u2028d ', 100)).toBe('a\n\nb\nc\nd'));
  it('are cut as a whole', () => expect(cleanParagraphs('a\nb\nc', 4)).toBe('a\nb…'));
});

it('a text that fits is not cut', () => expect(cut('abc', 3)).toBe('abc'));

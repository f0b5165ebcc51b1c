import { describe, expect, it } from 'vitest';
import { directed, isolated } from './direction.ts';

describe('the direction of a text', () => {
  it.each([
    ['Bridge', 'ltr', 'left', 'en'],
    ['', 'ltr', 'left', 'en'],
    ['سڑک کی تعمیر', 'rtl', 'right', 'ur'],
    ['2026/17: سڑک Road', 'rtl', 'right', 'ur'],
    ['Road سڑک', 'ltr', 'left', 'en'],
  ])('"%s" is %s', (text, dir, align, lang) =>
    expect(directed(text)).toEqual({ text, dir, align, lang, isUrdu: lang === 'ur' }),
  );
});

describe('a text amid others', () => {
  it('is left alone when all is Latin', () => expect(isolated('Lahore')).toBe('Lahore'));
  it('is isolated when it is Urdu', () => expect(isolated('لاہور')).toBe('\u2068لاہور\u2069'));
  it('is isolated when the others are', () => expect(isolated('Ref. 7', true)).toBe('\u2068Ref. 7\u2069'));
});

import { expect, it } from 'vitest';
import { withExclusions, withoutExclusions } from '#contracts/rules/search/word-list.ts';
import { wordsOfTitle } from './distinctive-words.ts';

it('takes the words of a title that say what it is about, as the title spells them', () => {
  const title = 'SUPPLY of Solar-powered street lights, Phase 2 (Solar) at DHQ';
  expect(wordsOfTitle(title, [])).toEqual(['solar', 'powered', 'street', 'lights', 'phase', 'dhq']);
  expect(wordsOfTitle('سڑک کی مرمت اور آلات', [])).toEqual(['سڑک', 'مرمت', 'آلات']);
  expect(wordsOfTitle('NIT 12/2026', ['nit'])).toEqual([]);
});

it('leaves out what the person asks for or excludes already', () => {
  expect(wordsOfTitle('Solar street lights', ['street light', 'SOLAR'])).toEqual(['lights']);
});

it('adds exclusions to words as they were typed, and takes back no others', () => {
  expect(withExclusions('', ['chairs'])).toBe('-chairs');
  expect(withExclusions('solar,\n', ['chairs', 'desks'])).toBe('solar, -chairs, -desks');
  expect(withoutExclusions('solar, -chairs, -desks', ['chairs', 'tables'])).toBe('solar, -desks');
  expect(withoutExclusions('solar\nchairs', ['chairs'])).toBe('solar\nchairs');
  expect(withoutExclusions('solar, -chairs, -Chairs, -chairs', ['chairs'])).toBe('solar, -Chairs, -chairs');
});

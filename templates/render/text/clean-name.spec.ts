import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanName } from './clean-name.ts';

it.each([
  ['Amina Khan', 'Amina Khan'],
  ['M.Ali Raza', 'M. Ali Raza'],
  ['Buy pills at http://pills.example/now', 'Buy pills at'],
  ['www.pills.example', ''],
  ['write to me@pills.example soon', 'write to soon'],
  ['pills。example 24.pk', ''],
  ['آمنہ خان', 'آمنہ خان'],
  ['Bilal 2nd', 'Bilal 2nd'],
  ['A. R. Rahman', 'A. R. Rahman'],
  ['Dr. Co Chan', 'Dr. Co Chan'],
  ['کتاب\u200cخانہ', 'کتاب\u200cخانہ'],
  ['Call 0300 1234567 now', 'Call now'],
  ['Call +92-300-123-45-67', 'Call'],
  ['Call ۰۳۰۰ ۱۲۳۴۵۶۷', 'Call'],
  ['Buy at evil[.]com', 'Buy at'],
  ['Buy at evil dot com', 'Buy at'],
  ['Buy at evil\u200d.com', 'Buy at'],
  [`Win ${'money '.repeat(30)}`, 'Win money money money money money…'],
])('the name %j is written as %j [ASVS 2.4.1]', (name, written) => {
  expect(cleanName(name)).toBe(written);
  expect(cleanName(name).length).toBeLessThanOrEqual(40);
});

const word = fc.stringMatching(/^[a-z]{4,9}$/).filter((text) => !/dot|punkt/.test(text));
const dot = fc.constantFrom(
  ...[
    '.',
    '[.]',
    '(.)',
    '{.}',
    ' [.] ',
    ' dot ',
    ' DOT ',
    '[dot]',
    '(dot)',
    ' [ dot ] ',
    ' . ',
    ' .',
    '. ',
    '。',
    '．',
  ],
  ...['\u200b.', '.\u00ad', '\u200d.', 'dot', ',', '·', '\u2024'],
);
const ending = fc.constantFrom('com', 'pk', 'net', 'com.pk', 'xyz');

it('no address is left of a name, however it is disguised', () => {
  const at = fc.constantFrom('', 'info@', 'info[at]', 'https://', 'www.');
  fc.assert(
    fc.property(at, word, dot, ending, (before, site, sign, end) => {
      expect(cleanName(`Amina ${before}${site}${sign}${end} Khan`)).not.toContain(site);
    }),
    { numRuns: 1000 },
  );
});

it('no telephone number is left of a name, however it is spaced and whichever digits it has', () => {
  const digits = fc.constantFrom('0123456789', '۰۱۲۳۴۵۶۷۸۹', '٠١٢٣٤٥٦٧٨٩', '０１２３４５６７８９', '⓪①②③④⑤⑥⑦⑧⑨');
  const number = fc.array(fc.nat(9), { minLength: 5, maxLength: 14 });
  fc.assert(
    fc.property(digits, number, fc.constantFrom('', ' ', '-', '.', ' . ', '\u200b', '/'), (set, all, gap) => {
      const written = all.map((digit) => [...set][digit]).join(gap);
      expect(cleanName(`Amina ${written} Khan`)).not.toMatch(/\p{N}/u);
    }),
    { numRuns: 1000 },
  );
});

it('whatever is typed is short and holds no @ and no scheme', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const name = cleanName(text);
      expect(name.length).toBeLessThanOrEqual(40);
      expect(name).not.toMatch(/@|:\/\//);
    }),
  );
});

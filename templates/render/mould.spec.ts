import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeHtml } from './compiled.ts';
import { createMould } from './mould.ts';
import { safeUrl } from './text/safe-url.ts';

interface Greeting {
  readonly name: string;
  readonly ownUrl: string;
  readonly site: string;
}
const draw = (data: object) => {
  const { name, ownUrl, site } = data as Greeting;
  return `${escapeHtml(name)} of ${escapeHtml(site)}: <a href="${escapeHtml(safeUrl(ownUrl))}">${escapeHtml(name)}</a>`;
};
const mould = createMould(draw, 'html', { site: 'A & B' }, ['name', 'ownUrl']);
const joined = (pieces: readonly (string | Buffer)[]) => pieces.map(String).join('');

it('gives what drawing would have given', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.oneof(fc.webUrl(), fc.string()), (name, ownUrl) => {
      expect(joined(mould({ name, ownUrl }))).toBe(draw({ name, ownUrl, site: 'A & B' }));
    }),
  );
});

it('has the constant parts as bytes', () =>
  expect(mould({ name: 'x', ownUrl: 'https://a.pk' }).filter((piece) => typeof piece === 'string')).toEqual([
    'x',
    'https://a.pk',
    'x',
  ]));

it('escapes nothing where nothing is escaped', () => {
  const plain = createMould((data) => `Hello ${(data as Greeting).name}!`, 'none', {}, ['name']);
  expect(joined(plain({ name: '<b>' }))).toBe('Hello <b>!');
});

it('misses a value that is not given', () => expect(() => mould({ name: 'x' })).toThrow('"ownUrl" not defined'));

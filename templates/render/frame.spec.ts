import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeHtml } from './compiled.ts';
import { createFrame } from './frame.ts';
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
const frame = createFrame(draw, 'html', { site: 'A & B' }, ['name', 'ownUrl']);
const joined = (pieces: readonly (string | Buffer)[]) => pieces.map(String).join('');

it('gives what drawing would have given', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.oneof(fc.webUrl(), fc.string()), (name, ownUrl) => {
      expect(joined(frame({ name, ownUrl }))).toBe(draw({ name, ownUrl, site: 'A & B' }));
    }),
  );
});

it('has the constant parts as bytes', () =>
  expect(frame({ name: 'x', ownUrl: 'https://a.pk' }).filter((piece) => typeof piece === 'string')).toEqual([
    'x',
    'https://a.pk',
    'x',
  ]));

it('escapes nothing where nothing is escaped', () => {
  const plain = createFrame((data) => `Hello ${(data as Greeting).name}!`, 'none', {}, ['name']);
  expect(joined(plain({ name: '<b>' }))).toBe('Hello <b>!');
});

it('misses a value that is not given', () => expect(() => frame({ name: 'x' })).toThrow('"ownUrl" not defined'));

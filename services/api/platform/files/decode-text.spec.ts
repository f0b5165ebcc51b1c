import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listed } from '../../../../tests/support/listed.ts';
import { Decoding, decodeText } from './decode-text.ts';

async function read(bytes: Buffer, cuts: readonly number[] = [], stated?: 'windows-1256') {
  const decoding = new Decoding(stated);
  const edges = [0, ...[...cuts].sort((a, b) => a - b), bytes.length];
  const pieces = (async function* () {
    for (const [at, end] of edges.slice(1).entries()) yield bytes.subarray(edges[at], end);
  })();
  const text = (await listed(decodeText(pieces, decoding))).join('');
  return { text, encoding: decoding.encoding };
}

const URDU = 'title,city\nپل کی تعمیر,لاہور\n';
const LATIN = 'title,city\nCafé – “naïve”,Orléans\n';
const wide = (text: string, isBig: boolean) =>
  isBig ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'utf16le');
/** Bytes of a code page by asking its decoder for every byte. */
function narrow(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Buffer.from([byte])), byte]));
  return Buffer.from([...text].map((letter) => bytes.get(letter) ?? 63));
}
const ARABIC = URDU.replaceAll('ی', 'ي');

test.each([
  ['UTF-8', Buffer.from(URDU), URDU, 'utf-8'],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${URDU}`), URDU, 'utf-8'],
  ['UTF-16 LE with a mark', wide(`\ufeff${URDU}`, false), URDU, 'utf-16le'],
  ['UTF-16 LE', wide(LATIN, false), LATIN, 'utf-16le'],
  ['UTF-16 BE with a mark', wide(`\ufeff${URDU}`, true), URDU, 'utf-16be'],
  ['UTF-16 BE', wide(LATIN, true), LATIN, 'utf-16be'],
  ['Windows-1252', narrow(LATIN, 'windows-1252'), LATIN, 'windows-1252'],
  ['Windows-1256', narrow(ARABIC, 'windows-1256'), ARABIC, 'windows-1256'],
  ['plain ASCII', Buffer.from('title,city\n'), 'title,city\n', 'utf-8'],
  ['UTF-8 with one damaged letter', Buffer.concat([Buffer.from(URDU), Buffer.from([0xe9])]), `${URDU}\ufffd`, 'utf-8'],
])('%s is read as it was written', async (_, bytes, text, encoding) => {
  expect(await read(bytes)).toEqual({ text, encoding });
});

test('wherever the pieces end, a UTF-8 text is the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.array(fc.nat(200), { maxLength: 8 }), async (tail, cuts) => {
      const bytes = Buffer.from(`plain\n${URDU}${tail}`);
      const { text } = await read(
        bytes,
        cuts.map((cut) => Math.min(cut + 7, bytes.length)),
      );
      expect(text).toBe(bytes.toString());
    }),
  );
});

test('letters that were encoded twice are read as they were, wherever the pieces end', async () => {
  const text = 'desks – “Phase II”, café, لاہور کی سڑک\n';
  const twice = Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from(text)));
  for (const at of twice.keys()) expect(await read(twice, [at])).toEqual({ text, encoding: 'utf-8' });
  const once = 'Ö – Ã, â€ Ø\n';
  expect((await read(Buffer.from(once))).text).toBe(once);
});

test('a dash decides nothing between the code pages', async () => {
  const bytes = narrow(`title – city\n${ARABIC}`, 'windows-1256');
  expect(await read(bytes, [13])).toEqual({ text: `title – city\n${ARABIC}`, encoding: 'windows-1256' });
});

test('an encoding that somebody states is taken', async () => {
  expect((await read(Buffer.from([0xc7]), [], 'windows-1256')).text).toBe('ا');
});

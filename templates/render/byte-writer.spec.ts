import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ByteWriter } from './byte-writer.ts';

const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'grapheme' }).map((text) => Buffer.from(text)),
  fc.integer({ min: 0, max: 400_000 }).map((length) => 'ا'.repeat(length)),
);

it('gives the bytes of all pieces, and what it gave stays as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.array(piece, { maxLength: 5 }), { maxLength: 8 }), (mails) => {
      const writer = new ByteWriter();
      const written = mails.map((pieces) => writer.write(pieces));
      for (const [at, pieces] of mails.entries())
        expect(written[at]?.equals(Buffer.concat(pieces.map((one) => Buffer.from(one))))).toBe(true);
    }),
    { numRuns: 40 },
  );
});

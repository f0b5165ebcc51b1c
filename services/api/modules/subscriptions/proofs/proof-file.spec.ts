import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PROOF_MAX_BYTES } from '#contracts/vocabulary/lists/payment-proofs.ts';
import { pdfOf } from '../../../../../tests/support/payments/pdf-of.ts';
import { readProofFile } from './proof-file.ts';

const canvas = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a7' } });

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('as %s is drawn anew, and nothing of the file stays', async (format) => {
    const exif = { IFD0: { Artist: 'Hina Khan' }, IFD3: { GPSLatitude: '24/1 51/1 0/1' } };
    const sent = await canvas().withExif(exif).toFormat(format).toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { type, bytes, digest } = await readProofFile(sent);
    const { format: kept, exif: left, width } = await sharp(bytes).metadata();
    expect([type, kept, left, width]).toEqual(['image/webp', 'webp', undefined, 300]);
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
  });

  test('that is cut off, or has too many pixels, is refused in a sentence [ASVS 5.2.6]', async () => {
    const whole = await canvas().png().toBuffer();
    await expect(readProofFile(whole.subarray(0, whole.length - 40))).rejects.toThrow(/cannot be read/);
    const wide = sharp({ create: { width: 10_001, height: 10, channels: 3, background: '#fff' } });
    await expect(readProofFile(await wide.png().toBuffer())).rejects.toThrow(/too many pixels/);
  });
});

describe('a PDF', () => {
  test('is kept as it is', async () => {
    const sent = pdfOf('Transfer of PKR 2,500');
    expect(await readProofFile(sent)).toMatchObject({ type: 'application/pdf', bytes: sent });
  });

  test('that is encrypted or cut off is refused in a sentence', async () => {
    await expect(readProofFile(pdfOf('x', '/Encrypt 9 0 R'))).rejects.toThrow(/protected by a password/);
    const whole = pdfOf('x');
    await expect(readProofFile(whole.subarray(0, whole.length - 60))).rejects.toThrow(/did not arrive whole/);
  });
});

test.each([
  [Buffer.alloc(0), /Choose the file/],
  [Buffer.from('MZ this is a program'), /neither a picture .* nor a PDF/],
  [Buffer.from('GIF89a'), /neither a picture/],
  [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /neither a picture/],
  [Buffer.alloc(PROOF_MAX_BYTES + 1), /larger than 10 MB/],
])('%#: what is neither is refused in a sentence [ASVS 5.2.2]', async (sent, sentence) => {
  await expect(readProofFile(sent)).rejects.toThrow(sentence);
});

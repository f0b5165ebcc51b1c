import type { Metadata } from 'sharp';
import { once } from '#contracts/rules/once.ts';
import { createGate } from '../gate.ts';
import { busy } from '../refusal.ts';

/** 40 megapixels: an A3 page at 400 dpi. */
const MAX_PIXELS = 40_000_000;
/** Rows are decoded whole, and many at a time: one of 40 million pixels took 3 GB. */
const MAX_WIDTH = 10_000;
/** Long pictures of a telephone's screen are a few thousand pixels high. */
const MAX_HEIGHT = 16_384;
/** Bytes of the decoded picture, which an interlaced one needs at once. */
const MAX_DECODED = 160_000_000;
const MAX_SIDE = 2400;
/** Decoding a picture takes up to 250 MB. */
const inTurn = createGate({
  most: 20,
  mostBytes: 24 * 1024 * 1024,
  full: () => busy('Too many images are being processed. Please try again in a moment.', 5),
});

interface ReencodedImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

interface UploadedImage {
  /** Bytes or characters that wait in memory. */
  readonly length: number;
  /** Its bytes, read in its turn. */
  readonly read: () => Buffer;
  /** Makes the refusal of a file that is not to be drawn. */
  readonly refuse: (why: 'unreadable' | 'too-many-pixels') => Error;
}

/** The library, loaded with the first picture: most starts of a program draw none. */
const loadSharp = once(async () => {
  const { default: sharp } = await import('sharp');
  // libvips reads SVG, PDF, TIFF and more by itself; a visitor's browser is never worth that risk
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
  });
  // a picture comes once, and one thread needs fewer rows of it than several
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
});

/**
 * Draws an uploaded picture anew as WebP, so that nothing of the file itself is kept: no metadata, no second content.
 * @throws what `refuse` makes of a file that cannot be drawn; Refusal 'busy' when too many wait or the machine has no time
 */
export async function reencodeImage(picture: UploadedImage): Promise<ReencodedImage> {
  const { data: bytes, info } = await inTurn(() => draw(picture), picture.length);
  return { bytes, width: info.width, height: info.height };
}

async function draw({ read, refuse }: UploadedImage) {
  const sharp = await loadSharp();
  const picture = sharp(read(), { limitInputPixels: MAX_PIXELS, failOn: 'warning', pages: 1, sequentialRead: true });
  try {
    assertDrawable(await picture.metadata());
    return await picture
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 5 })
      .webp({ quality: 80, preset: 'text' })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/^timeout:/m.test(message)) throw busy('The image took too long to process. Please try again in a moment.', 5);
    throw refuse(/pixel limit/.test(message) ? 'too-many-pixels' : 'unreadable');
  }
}

function assertDrawable({ width, height, channels, depth }: Metadata): void {
  const decoded = width * height * channels * (depth === 'ushort' ? 2 : 1);
  if (width > MAX_WIDTH || height > MAX_HEIGHT || decoded > MAX_DECODED) throw new Error('pixel limit');
}

import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import type { ImageRef } from '#contracts/events/tenders.ts';
import { busy } from '../../../platform/refusal.ts';
import { readDataUrl, refused } from './data-url.ts';

/** 40 megapixels: an A3 page at 400 dpi. */
const MAX_PIXELS = 40_000_000;
/** Rows are decoded whole, and many at a time: one of 40 million pixels took 3 GB. */
const MAX_WIDTH = 10_000;
/** Long pictures of a telephone's screen are a few thousand pixels high. */
const MAX_HEIGHT = 16_384;
/** Bytes of the decoded picture, which an interlaced one needs at once. */
const MAX_DECODED = 160_000_000;
const MAX_SIDE = 2400;
const MAX_WAITING = 20;
/** Characters of all that wait; they are read in their turn. */
const MAX_WAITING_LENGTH = 24 * 1024 * 1024;

const UNREADABLE = 'The image cannot be read. Save it anew as PNG or JPG and try again';
const TOO_LARGE = 'The image has too many pixels. Scale it down and try again';

// libvips reads SVG, PDF, TIFF and more by itself; a visitor's browser is never worth that risk
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] });
// a picture comes once, and one thread needs fewer rows of it than several
sharp.cache(false);
sharp.concurrency(1);

export interface StoredImage {
  readonly ref: ImageRef;
  readonly bytes: Buffer;
}

/**
 * Draws an uploaded image anew as WebP, so that nothing of the file itself is kept: no metadata, no second content.
 * @throws Refusal 'invalid' when it is not an image that we take, 'busy' when too many wait or the machine has no time
 */
export async function encodeImage(dataUrl: string): Promise<StoredImage> {
  const { data: bytes, info } = await inTurn(dataUrl.length, () => draw(readDataUrl(dataUrl)));
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { ref: { hash, type: 'image/webp', width: info.width, height: info.height }, bytes };
}

async function draw(input: Buffer) {
  const picture = sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'warning', pages: 1, sequentialRead: true });
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
    throw refused(/pixel limit/.test(message) ? TOO_LARGE : UNREADABLE);
  }
}

function assertDrawable({ width, height, channels, depth }: Metadata): void {
  const decoded = width * height * channels * (depth === 'ushort' ? 2 : 1);
  if (width > MAX_WIDTH || height > MAX_HEIGHT || decoded > MAX_DECODED) throw new Error('pixel limit');
}

let waiting = 0;
let waitingLength = 0;
let turn: Promise<unknown> = Promise.resolve();

/** One image at a time: decoding one takes up to 250 MB. */
async function inTurn<T>(length: number, work: () => Promise<T>): Promise<T> {
  if (waiting >= MAX_WAITING || (waiting > 0 && waitingLength + length > MAX_WAITING_LENGTH)) {
    throw busy('Too many images are being processed. Please try again in a moment.', 5);
  }
  waiting++;
  waitingLength += length;
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    waiting--;
    waitingLength -= length;
  }
}

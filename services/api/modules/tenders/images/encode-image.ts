import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { ImageRef } from '#contracts/events/tenders.ts';
import { busy } from '../../../platform/refusal.ts';
import { readDataUrl, refused } from './data-url.ts';

/** 40 megapixels: an A3 page at 400 dpi. */
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 2400;
const MAX_WAITING = 20;

// libvips reads SVG, PDF, TIFF and more by itself; a visitor's browser is never worth that risk
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] });

export interface StoredImage {
  readonly ref: ImageRef;
  readonly bytes: Buffer;
}

/**
 * Draws an uploaded image anew as WebP, so that nothing of the file itself is kept: no metadata, no second content.
 * @throws Refusal 'invalid' when it is not an image that we take, 'busy' when too many wait
 */
export async function encodeImage(dataUrl: string): Promise<StoredImage> {
  const input = readDataUrl(dataUrl);
  const { data: bytes, info } = await inTurn(() => draw(input));
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { ref: { hash, type: 'image/webp', width: info.width, height: info.height }, bytes };
}

async function draw(input: Buffer) {
  try {
    return await sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'warning', pages: 1, sequentialRead: true })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 5 })
      .webp({ quality: 80, preset: 'text' })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/.test(error.message);
    throw refused(
      isTooLarge
        ? 'The image has too many pixels. Scale it down and try again'
        : 'The image cannot be read. Save it anew as PNG or JPG and try again',
    );
  }
}

let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/** One image at a time: a decoded one takes up to 160 MB. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MAX_WAITING) {
    throw busy('Too many images are being processed. Please try again in a moment.', 5);
  }
  waiting++;
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    waiting--;
  }
}

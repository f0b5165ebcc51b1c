import { hash } from 'node:crypto';
import type { ImageRef } from '#contracts/events/tenders.ts';

/** Picture of a notice as it is stored. */
export interface StoredImage {
  readonly ref: ImageRef;
  readonly bytes: Buffer;
}

export const storedImage = (webp: { bytes: Buffer; width: number; height: number }): StoredImage => ({
  ref: { hash: hash('sha256', webp.bytes), type: 'image/webp', width: webp.width, height: webp.height },
  bytes: webp.bytes,
});

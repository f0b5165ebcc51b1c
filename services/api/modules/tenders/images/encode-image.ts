import { createHash } from 'node:crypto';
import type { ImageRef } from '#contracts/events/tenders.ts';
import { reencodeImage } from '../../../platform/images/reencode-image.ts';
import { readDataUrl, refused } from './data-url.ts';

const WORDS = {
  unreadable: 'The image cannot be read. Save it anew as PNG or JPG and try again',
  'too-many-pixels': 'The image has too many pixels. Scale it down and try again',
} as const;

export interface StoredImage {
  readonly ref: ImageRef;
  readonly bytes: Buffer;
}

/**
 * The image of a data URL, drawn anew.
 * @throws Refusal 'invalid' when it is not an image that we take, 'busy' when too many wait or the machine has no time
 */
export async function encodeImage(dataUrl: string): Promise<StoredImage> {
  const { bytes, width, height } = await reencodeImage({
    length: dataUrl.length,
    read: () => readDataUrl(dataUrl),
    refuse: (why) => refused(WORDS[why]),
  });
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { ref: { hash, type: 'image/webp', width, height }, bytes };
}

import { IMAGE_MAX_BYTES } from '#contracts/api/tenders.ts';
import { pictureKind } from '../../../platform/images/picture-kind.ts';
import { invalid } from '../../../platform/refusal.ts';

const DATA_URL = /^data:image\/(png|jpeg|gif);base64,/;

/**
 * The bytes of an image as a data URL: really base64, at most 5 MB, and beginning like the type that it claims to be.
 * @throws Refusal 'invalid'
 */
export function readDataUrl(url: string): Buffer {
  const [head, type] = DATA_URL.exec(url) ?? [];
  if (head === undefined) throw refused('Choose a PNG, JPG or GIF image');
  const text = url.slice(head.length);
  const bytes = Buffer.from(text, 'base64');
  if (bytes.toString('base64') !== text) throw refused('The image did not arrive whole. Please choose it again');
  if (bytes.length > IMAGE_MAX_BYTES) throw refused('File size should be less than 5MB');
  if (pictureKind(bytes) !== type) throw refused('The file is not what its name says. Choose a PNG, JPG or GIF image');
  return bytes;
}

export const refused = (message: string) => invalid({ imageUrl: message });

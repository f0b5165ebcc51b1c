import { IMAGE_MAX_BYTES } from '#contracts/api/tenders.ts';
import { pictureKind } from '../../../platform/images/picture-kind.ts';
import { reencodeImage } from '../../../platform/images/reencode-image.ts';
import { type StoredImage, storedImage } from '../../../platform/images/stored-image.ts';
import { invalid } from '../../../platform/refusal.ts';

const WORDS = {
  unreadable: 'The image cannot be read. Save it anew as PNG or JPG and try again',
  'too-many-pixels': 'The image has too many pixels. Scale it down and try again',
} as const;

/**
 * The image of a data URL, drawn anew.
 * @throws Refusal 'invalid' when it is not an image that we take, 'busy' when too many wait or the machine has no time
 */
export async function encodeImage(dataUrl: string): Promise<StoredImage> {
  const drawn = await reencodeImage({
    length: dataUrl.length,
    read: () => readDataUrl(dataUrl),
    refuse: (why) => refused(WORDS[why]),
  });
  return storedImage(drawn);
}

const DATA_URL = /^data:image\/(png|jpeg|gif);base64,/;

/**
 * The bytes of an image as a data URL: really base64, at most 5 MB, and beginning like the type that it claims to be.
 * @throws Refusal 'invalid'
 */
function readDataUrl(url: string): Buffer {
  const [head, type] = DATA_URL.exec(url) ?? [];
  if (head === undefined) throw refused('Choose a PNG, JPG or GIF image');
  const text = url.slice(head.length);
  const bytes = Buffer.from(text, 'base64');
  if (bytes.toString('base64') !== text) throw refused('The image did not arrive whole. Please choose it again');
  if (bytes.length > IMAGE_MAX_BYTES) throw refused('File size should be less than 5MB');
  if (pictureKind(bytes) !== type) throw refused('The file is not what its name says. Choose a PNG, JPG or GIF image');
  return bytes;
}

const refused = (message: string) => invalid({ imageUrl: message });

import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export type ImageType = 'png' | 'jpeg' | 'gif';

export const dataUrl = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`;

/** A picture with something in it, in one of the three formats. */
export function picture(type: ImageType, width = 60, height = 40, seed = 1): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7 * seed + (at >> 5)) % 256));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(type)
    .toBuffer();
}

/** A JPEG of 60 × 40 that EXIF turns upright to 40 × 60, with the name of its maker. */
export async function pictureWithExif(): Promise<Buffer> {
  return sharp(await picture('jpeg'))
    .withExif({ IFD0: { Copyright: 'SECRET-EXIF' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const BITS = { grey: [1, 0, 1], colour: [8, 6, 32] } as const;

/** A PNG of one colour whose few kB unpack to width × height pixels, of one bit or of four bytes. */
export function bomb(width: number, height: number, kind: keyof typeof BITS = 'grey'): Buffer {
  const [depth, type, bits] = BITS[kind];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = type;
  const rows = Buffer.alloc((Math.ceil((width * bits) / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
);

export const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

/** Begins like a GIF and is a script. */
export const GIF_SCRIPT = Buffer.from('GIF89a/*......*/=1;alert(1)//');

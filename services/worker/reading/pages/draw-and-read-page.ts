import sharp, { type Sharp } from 'sharp';
import { packLines } from '../../../platform/reading/packed-lines.ts';
import type { ReadPage } from '../../../platform/reading/read-text.ts';
import { scriptOf } from '../../../platform/reading/script.ts';
import { toPage } from '../pictures/pixel-words.ts';
import { readPicture, type Turn } from '../pictures/read-picture.ts';
import type { FileToRead, StoredPage } from '../read-page.ts';
import { drawPage } from './draw-page.ts';

const WIDEST = 1600;
const SMALL = 200;
const QUALITY = 80;
/** Letters of a text layer below which a page is looked at as a picture. */
const FEW_WORDS = 15;

/**
 * Draws a page and reads it. A text layer is trusted where no scan covers the page; `isDrawnOnly` leaves the words, for a page that
 * could not be read.
 */
export async function drawAndReadPage(file: FileToRead, page: number, isDrawnOnly: boolean): Promise<StoredPage> {
  const look = (picture: Sharp) => (isDrawnOnly ? { lines: [], turn: 0 as const } : readPicture(picture));
  if (file.type !== 'application/pdf') {
    const scan = sharp(file.bytes);
    return stored(scan, await look(scan), true);
  }
  const { pixels, lines, isScan, ...size } = await drawPage(file.bytes, page);
  const drawn = sharp(pixels, { raw: { ...size, channels: 4 } });
  const layer = toPage(lines, size);
  const isTrusted = !isScan && lines.flat().length >= FEW_WORDS && scriptOf([layer]) !== undefined;
  return stored(drawn, isTrusted ? { ...layer, turn: 0 } : await look(drawn), false);
}

async function stored(
  picture: Sharp,
  { turn, ...read }: ReadPage & { readonly turn: Turn },
  isItself: boolean,
): Promise<StoredPage> {
  const { width, height } = await picture.clone().metadata();
  const webp = (widest: number) =>
    picture
      .clone()
      .flatten({ background: 'white' })
      .rotate(turn)
      .resize({ width: widest, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
  const shown = isItself && turn === 0 ? undefined : await webp(WIDEST);
  return {
    width: shown?.info.width ?? width,
    height: shown?.info.height ?? height,
    lines: packLines(read),
    picture: shown?.data ?? null,
    thumbnail: (await webp(SMALL)).data,
  };
}

import sharp, { type Sharp } from 'sharp';
import { type PackedLines, packLines } from '../../platform/reading/packed-lines.ts';
import type { ReadPage } from '../../platform/reading/read-text.ts';
import { scriptOf } from '../../platform/reading/script.ts';
import { drawPage } from './pages/draw-page.ts';
import { toPage } from './pictures/pixel-words.ts';
import { type Limits, readPicture, type Turn } from './pictures/read-picture.ts';

const WIDEST = 1600;
const SMALL = 200;
const QUALITY = 80;
/** Letters of a text layer below which a page is looked at as a picture. */
const FEW_WORDS = 15;

/** A page as it is stored. */
export interface StoredPage {
  readonly width: number;
  readonly height: number;
  readonly lines: PackedLines;
  /** WebP; null where the file itself is the picture. */
  readonly picture: Buffer | null;
  readonly thumbnail: Buffer;
}

export interface FileToRead {
  readonly bytes: Buffer;
  readonly type: string;
}

/**
 * Draws a page and reads it. A text layer is trusted where no scan covers the page; `isDrawnOnly` leaves the words, for a page that
 * could not be read. @throws when it takes too long or cannot be drawn
 */
export async function readPage(
  file: FileToRead,
  page: number,
  limits: Limits,
  isDrawnOnly = false,
): Promise<StoredPage> {
  const until = performance.now() + limits.ms;
  const look = (picture: Sharp) =>
    isDrawnOnly
      ? { lines: [], turn: 0 as const }
      : readPicture(picture, { ...limits, ms: Math.max(1, until - performance.now()) });
  if (file.type !== 'application/pdf') {
    const scan = sharp(file.bytes);
    return stored(scan, await look(scan), true);
  }
  const { pixels, lines, isScan, ...size } = await drawPage(file.bytes, page, limits);
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
  const isKept = isItself && turn === 0;
  const upright = sharp(await picture.clone().rotate(turn).png({ compressionLevel: 1 }).toBuffer());
  const { width, height } = await upright.metadata();
  const webp = (widest: number) =>
    upright
      .clone()
      .flatten({ background: 'white' })
      .resize({ width: widest, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
  const shown = isKept ? undefined : await webp(WIDEST);
  return {
    width: shown?.info.width ?? width,
    height: shown?.info.height ?? height,
    lines: packLines(read),
    picture: shown?.data ?? null,
    thumbnail: (await webp(SMALL)).data,
  };
}

import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { runApart } from '../../../platform/apart/run-apart.ts';
import type { ReadPage } from '../../../platform/reading/read-text.ts';
import { clearnessOf, isClear } from '../../../platform/reading/script.ts';
import { type PixelWord, type Size, toPage } from './pixel-words.ts';
import { isSideways } from './sideways.ts';

// Memory and processor belong to the portal first: nothing is cached, one thread draws.
sharp.cache(false);
sharp.concurrency(1);

const CHILD = fileURLToPath(new URL('./ocr.child.ts', import.meta.url));
/** Letters of a narrower picture are too small to be read. */
const NARROW = 1100;
const LONGEST = 2600;
/** Height of the part that is read to see which way up a picture is. */
const SAMPLE = 900;
const BOUNDS = { wasmPages: 4096, heapMb: 96, isPatient: true };

export type Turn = 0 | 90 | 180 | 270;

export interface ReadPicture extends ReadPage {
  /** Degrees, clockwise, by which it had to be turned to be upright; places are those of the turned one. */
  readonly turn: Turn;
}

export interface Limits {
  /** Milliseconds of one page. */
  readonly ms: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The English words of a picture with their places. One that says little is turned and tried again.
 * @throws when it cannot be read in time
 */
export async function readPicture(picture: Sharp, limits: Limits): Promise<ReadPicture> {
  const until = performance.now() + limits.ms;
  const read = (grey: Grey) => readApart(grey, { ...limits, ms: Math.max(1, until - performance.now()) });
  if (await isSideways(picture)) {
    const turn = await clearest([90, 270], picture, read);
    if (turn !== undefined) return { ...(await read(await greyOf(picture, turn))), turn };
  }
  const page = await read(await greyOf(picture, 0));
  if (isClear(clearnessOf([page]))) return { ...page, turn: 0 };
  const turn = await clearest([180], picture, read);
  return turn === undefined ? { ...page, turn: 0 } : { ...(await read(await greyOf(picture, turn))), turn };
}

interface Grey extends Size {
  readonly pixels: Buffer;
}

/** The picture in grey, turned, large enough to be read and no larger than memory bears. */
async function greyOf(picture: Sharp, turn: Turn): Promise<Grey> {
  const { width, height } = await picture.clone().metadata();
  const scale = Math.min(width < NARROW ? 2 : 1, LONGEST / Math.max(width, height));
  const { data, info } = await picture
    .clone()
    .flatten({ background: 'white' })
    .rotate(turn) // before the size: turned afterwards, it is cut to that width
    .resize({ width: Math.max(1, Math.round((turn % 180 === 0 ? width : height) * scale)) })
    .toColourspace('b-w')
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** The turn in which the middle of the picture can be read. */
async function clearest(turns: readonly Turn[], picture: Sharp, read: (grey: Grey) => Promise<ReadPage>) {
  for (const turn of turns) {
    const grey = await greyOf(picture, turn);
    if (isClear(clearnessOf([await read(await middleOf(grey))]))) return turn;
  }
  return undefined;
}

/** Lines of the middle of what is written. */
async function middleOf({ pixels, width, height }: Grey): Promise<Grey> {
  const written = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .trim({ background: 'white', threshold: 60 })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: written.info.width, height: Math.min(written.info.height, SAMPLE) };
  const from = (written.info.height - size.height) >> 1;
  return { ...size, pixels: written.data.subarray(from * size.width, (from + size.height) * size.width) };
}

async function readApart({ pixels, ...size }: Grey, { ms, signal }: Limits): Promise<ReadPage> {
  const head = Buffer.from(`P5\n${size.width} ${size.height}\n255\n`);
  const ended = await runApart(CHILD, Buffer.concat([head, pixels]), { ...BOUNDS, ms, ...(signal && { signal }) });
  if (ended.signal !== null) throw new TooSlow();
  if (ended.code !== 0) throw new Error(`The reader of pictures ended with ${ended.code}: ${ended.said}`);
  return toPage(JSON.parse(ended.output.toString()) as PixelWord[][], size);
}

/** The page took longer than it may. */
export class TooSlow extends Error {}

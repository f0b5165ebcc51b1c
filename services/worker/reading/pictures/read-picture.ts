import sharp, { type Sharp } from 'sharp';
import type { ReadPage } from '../../../platform/reading/read-text.ts';
import { clearnessOf, isClear } from '../../../platform/reading/script.ts';
import { toPage } from './pixel-words.ts';
import { type Grey, openRecognizer } from './recognize.ts';
import { isSideways } from './sideways.ts';

/** Letters of a narrower picture are too small to be read. */
const NARROW = 1100;
const LONGEST = 2600;
/** Pixels that a letter needs at least. */
const LETTER = 6;
/** Height of the part that is read to see which way up a picture is. */
const SAMPLE = 900;

export type Turn = 0 | 90 | 180 | 270;

export interface ReadPicture extends ReadPage {
  /** Degrees, clockwise, by which it had to be turned to be upright; places are those of the turned one. */
  readonly turn: Turn;
}

/** The English words of a picture with their places. One that says little is turned and tried again. */
export async function readPicture(picture: Sharp): Promise<ReadPicture> {
  if (await isStrip(picture)) return { lines: [], turn: 0 };
  const recognize = await openRecognizer();
  const read: Read = (grey) => toPage(recognize(grey), grey);
  if (await isSideways(picture)) {
    const turn = await clearest([90, 270], picture, read);
    if (turn !== undefined) return { ...read(await greyOf(picture, turn)), turn };
  }
  const page = read(await greyOf(picture, 0));
  if (isClear(clearnessOf([page]))) return { ...page, turn: 0 };
  const turn = await clearest([180], picture, read);
  return turn === undefined ? { ...page, turn: 0 } : { ...read(await greyOf(picture, turn)), turn };
}

type Read = (grey: Grey) => ReadPage;

/** Whether no letter finds room once it has the size in which it is read. */
async function isStrip(picture: Sharp): Promise<boolean> {
  const { width, height } = await picture.clone().metadata();
  return Math.min(width, height) * Math.min(1, LONGEST / Math.max(width, height)) < LETTER;
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
async function clearest(turns: readonly Turn[], picture: Sharp, read: Read) {
  for (const turn of turns) {
    const grey = await greyOf(picture, turn);
    if (isClear(clearnessOf([read(await middleOf(grey))]))) return turn;
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

import sharp, { type Sharp } from 'sharp';
import type { ReadPage } from '../../../platform/reading/read-text.ts';
import { isLegible, legibilityOf } from '../../../platform/reading/script.ts';
import { inEvenLight } from './even-light.ts';
import { inOrder } from './in-order.ts';
import { type PixelWord, toPage } from './pixel-words.ts';
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

interface ReadPicture extends ReadPage {
  /** Degrees, clockwise, by which it had to be turned to be upright; places are those of the turned one. */
  readonly turn: Turn;
}

/** The English words of a picture with their places. One that says little is turned and tried again. */
export async function readPicture(picture: Sharp): Promise<ReadPicture> {
  if (await isStrip(picture)) return { lines: [], turn: 0 };
  const recognizer = await openRecognizer();
  const recognize = (grey: Grey) => inOrder(recognizer(grey));
  const read = (grey: Grey) => toPage(recognize(grey), grey);
  const likely: readonly Turn[] = (await isSideways(picture)) ? [90, 270] : [];
  const sure = await clearest(likely, picture, recognize);
  if (sure !== undefined) return { ...read(await greyOf(picture, sure)), turn: sure };
  const upright = await greyOf(picture, 0);
  const lines = recognize(upright);
  const page = toPage(lines, upright);
  if (isLegible(legibilityOf([page])) && isUpright(lines.flat())) return { ...page, turn: 0 };
  const others = ([180, 90, 270] as const).filter((turn) => !likely.includes(turn));
  const turn = await clearest(others, picture, recognize);
  return turn === undefined ? { ...page, turn: 0 } : { ...read(await greyOf(picture, turn)), turn };
}

type Recognize = (grey: Grey) => readonly (readonly PixelWord[])[];

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
  return inEvenLight({ pixels: data, width: info.width, height: info.height });
}

/** The turn in which the middle of the picture can be read, in lines that lie. */
async function clearest(turns: readonly Turn[], picture: Sharp, recognize: Recognize) {
  for (const turn of turns) {
    const middle = await middleOf(await greyOf(picture, turn));
    const lines = recognize(middle);
    if (isLegible(legibilityOf([toPage(lines, middle)])) && isUpright(lines.flat())) return turn;
  }
  return undefined;
}

/** Whether words are wider than high: those of a page on its side can be read, too. */
function isUpright(words: readonly PixelWord[]): boolean {
  const long = words.filter(({ text }) => text.length > 3);
  return long.filter(({ x0, y0, x1, y1 }) => x1 - x0 > y1 - y0).length * 2 > long.length;
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

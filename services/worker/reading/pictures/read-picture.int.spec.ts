import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawLines } from '../../../../tests/support/reading/draw-lines.ts';
import { textOfPages } from '../../../platform/reading/read-text.ts';
import { readPicture } from './read-picture.ts';

const LINES = [
  'OFFICE OF THE HARBOUR MASTER',
  'TENDER NOTICE',
  'Sealed bids are invited from registered firms for the canteen contract',
  'of the pier under the rules. The documents can be bought from this office.',
  'Bids must reach the office of the undersigned by 02-12-2026 at 11:00 AM.',
];

/** A short cutting whose frame looks like lines from top to bottom. */
async function framed(turn: number): Promise<Buffer> {
  const edge = (size: number, background: string) => ({ top: size, bottom: size, left: size, right: size, background });
  const frame = await sharp(await drawLines(LINES))
    .flatten({ background: 'white' })
    .extend(edge(12, '#222'))
    .png()
    .toBuffer();
  const cutting = await sharp(frame).extend(edge(30, 'white')).png().toBuffer();
  return sharp(cutting).rotate(turn).png().toBuffer();
}

it.each([
  [0, 0],
  [90, 270],
  [270, 90],
])(
  'a framed cutting that lies by %i degrees is turned by %i: its words are read, wider than high',
  async (lying, turn) => {
    const picture = sharp(await framed(lying));
    const read = await readPicture(picture);
    expect(read.turn).toBe(turn);
    expect(textOfPages([read])).toMatch(/HARBOUR.*canteen/s);
  },
  60_000,
);

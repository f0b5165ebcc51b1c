import type { Sharp } from 'sharp';

/** Side of the picture in which lines of text are strokes of some pixels. */
const SIDE = 400;
/** Excess of columns over rows; upright scans have 0.2 to 1, lying ones 1.2 to 4. */
const EXCESS = 1.15;

/**
 * True where lines of text run from top to bottom. Between lines there is white, so that the dark of rows varies more than
 * that of columns in upright text.
 */
export async function isSideways(picture: Sharp): Promise<boolean> {
  const { data, info } = await picture
    .clone()
    .flatten({ background: 'white' })
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .toColourspace('b-w')
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = new Float64Array(info.height);
  const columns = new Float64Array(info.width);
  for (const [at, grey] of data.entries()) {
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    rows[y] = (rows[y] ?? 0) + (255 - grey) / info.width;
    columns[x] = (columns[x] ?? 0) + (255 - grey) / info.height;
  }
  return roughness(columns) > EXCESS * roughness(rows);
}

/** Mean step from one to the next, which neither a margin nor a picture makes large. */
function roughness(sums: Float64Array): number {
  let steps = 0;
  for (let at = 1; at < sums.length; at++) steps += Math.abs((sums[at] ?? 0) - (sums[at - 1] ?? 0));
  return steps / Math.max(1, sums.length - 1);
}

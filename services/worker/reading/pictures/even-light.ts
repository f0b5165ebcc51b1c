import type { Grey } from './recognize.ts';

/** Side of the squares whose paper is measured; wider than letters, narrower than a shadow. */
const SIDE = 32;
/** Share of a square that is darker than its paper, mostly. */
const PAPER = 0.85;

/**
 * The picture as if light fell on all of it alike: each place is divided by the paper about it. Photographs have shadows, in which
 * letters would count as ground.
 */
export function inEvenLight({ pixels, width, height }: Grey): Grey {
  const [columns, rows] = [Math.ceil(width / SIDE), Math.ceil(height / SIDE)];
  const measured = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      measured[row * columns + column] = paperOf(pixels, width, height, column * SIDE, row * SIDE);
    }
  }
  const paper = spread(measured, columns, rows); // a square in a black bar has the paper beside it
  const even = Buffer.alloc(pixels.length);
  for (let y = 0; y < height; y++) {
    const [above, low] = between(y / SIDE - 0.5, rows);
    for (let x = 0; x < width; x++) {
      const [left, far] = between(x / SIDE - 0.5, columns);
      const top = mix(
        paper,
        above * columns + left,
        Math.min(above * columns + left + 1, above * columns + columns - 1),
        far,
      );
      const under = Math.min(above + 1, rows - 1) * columns;
      const bottom = mix(paper, under + left, Math.min(under + left + 1, under + columns - 1), far);
      const at = y * width + x;
      even[at] = Math.min(255, (255 * (pixels[at] ?? 0)) / Math.max(1, top + (bottom - top) * low));
    }
  }
  return { pixels: even, width, height };
}

const mix = (of: Float32Array, one: number, other: number, share: number) =>
  (of[one] ?? 0) + ((of[other] ?? 0) - (of[one] ?? 0)) * share;

/** The square before a place and how far it is from there to the next. */
function between(place: number, count: number): [number, number] {
  const at = Math.max(0, Math.min(count - 1, place));
  return [Math.floor(at), at - Math.floor(at)];
}

function paperOf(pixels: Buffer, width: number, height: number, left: number, top: number): number {
  const counts = new Uint16Array(256);
  let all = 0;
  for (let y = top; y < Math.min(top + SIDE, height); y += 2) {
    for (let x = left; x < Math.min(left + SIDE, width); x += 2) {
      const grey = pixels[y * width + x] ?? 0;
      counts[grey] = (counts[grey] ?? 0) + 1;
      all++;
    }
  }
  let grey = 0;
  for (let seen = counts[0] ?? 0; seen < PAPER * all && grey < 255; ) seen += counts[++grey] ?? 0;
  return grey;
}

function spread(of: Float32Array, columns: number, rows: number): Float32Array {
  const brightest = (row: number, column: number) => {
    const about: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
        about.push(of[y * columns + x] ?? 0);
    return Math.max(...about);
  };
  return of.map((_, at) => brightest(Math.floor(at / columns), at % columns));
}

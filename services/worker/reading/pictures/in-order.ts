import type { PixelWord } from './pixel-words.ts';

/** A word as it would lie on a page that is not askew. */
interface DeskewedWord {
  readonly word: PixelWord;
  readonly left: number;
  readonly right: number;
  readonly middle: number;
  readonly height: number;
}
type Row = readonly DeskewedWord[];

/** Words of a line from which its slope is measured. */
const LONG = 5;
/** Least rows of columns, rows that are full, and words on each side of those; fewer are cells of a table. */
const ROWS = 4;
const FULL = 2;
const WORDS = 4;
/** Share of the width of a column that its rows fill. */
const FILLED = 0.7;
/** Share of words with digits, which are many in a table. */
const DIGITS = 0.4;

/**
 * Lines as a person reads them. The reader of pictures breaks askew lines, and reads across columns where their lines lie side by
 * side, or down the columns of a table: so fragments are joined to rows, and rows are cut where columns of text are.
 */
export function inOrder(lines: readonly (readonly PixelWord[])[]): PixelWord[][] {
  const slope = slopeOf(lines);
  const laid = lines.filter((line) => line.length > 0).map((line) => line.map((word) => deskew(word, slope)));
  return cut(rowsOf(laid)).map((row) => row.map(({ word }) => word));
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
const middleOf = ({ y0, y1 }: PixelWord) => (y0 + y1) / 2;

function slopeOf(lines: readonly (readonly PixelWord[])[]): number {
  return median(
    lines.flatMap((line) => {
      const [first, last] = [line[0], line.at(-1)];
      if (line.length < LONG || first === undefined || last === undefined || last.x0 <= first.x0) return [];
      return [(middleOf(last) - middleOf(first)) / (last.x0 - first.x0)];
    }),
  );
}

const deskew = (word: PixelWord, slope: number): DeskewedWord => ({
  word,
  left: word.x0 + middleOf(word) * slope,
  right: word.x1 + middleOf(word) * slope,
  middle: middleOf(word) - word.x0 * slope,
  height: word.y1 - word.y0,
});

/** Fragments of lines joined to rows from left to right, rows from the top. */
function rowsOf(fragments: readonly Row[]): Row[] {
  const rows: DeskewedWord[][] = [];
  for (const fragment of fragments.toSorted((a, b) => (a[0]?.left ?? 0) - (b[0]?.left ?? 0))) {
    const begin = levelOf(fragment.slice(0, 3));
    const [nearest] = rows
      .map((row) => ({ row, end: levelOf(row.slice(-3)), right: row.at(-1)?.right ?? 0 }))
      .filter(({ right }) => right <= (fragment[0]?.left ?? 0) + begin.height / 2)
      .map(({ row, end }) => ({
        row,
        apart: Math.abs(end.middle - begin.middle),
        height: Math.min(end.height, begin.height),
      }))
      .filter(({ apart, height }) => apart < height * 0.45)
      .toSorted((a, b) => a.apart - b.apart);
    if (nearest === undefined) rows.push([...fragment]);
    else nearest.row.push(...fragment);
  }
  return rows.toSorted((a, b) => levelOf(a).middle - levelOf(b).middle);
}

const levelOf = (words: Row) => ({
  middle: mean(words.map(({ middle }) => middle)),
  height: median(words.map(({ height }) => height)),
});

/** Rows in the order of columns, where there are some. */
function cut(rows: readonly Row[]): Row[] {
  const run = longestRun(rows);
  if (run === undefined) return [...rows];
  const { from, to, at } = run;
  const [left, right] = sidesOf(rows.slice(from, to), at);
  return [...cut(rows.slice(0, from)), ...cut(left), ...cut(right), ...cut(rows.slice(to))];
}

/** Rows of the words left and right of a place. */
function sidesOf(rows: readonly Row[], at: number): [left: Row[], right: Row[]] {
  const isLeft = ({ left, right }: DeskewedWord) => (left + right) / 2 < at;
  const side = (isMeant: (word: DeskewedWord) => boolean) =>
    rows.map((row) => row.filter(isMeant)).filter((row) => row.length > 0);
  return [side(isLeft), side((word) => !isLeft(word))];
}

interface Run {
  readonly from: number;
  readonly to: number;
  /** Middle of the space between two columns. */
  readonly at: number;
  readonly both: number;
}

/** The longest run of rows with a space at one place and text on both sides of it. */
function longestRun(rows: readonly Row[]): Run | undefined {
  const space = median(rows.flat().map(({ height }) => height));
  // before each word that a space stands before
  const places = new Set(
    rows.flatMap((row) =>
      row.flatMap(({ left }, nth) =>
        left - (row[nth - 1]?.right ?? 0) >= space ? [Math.round((2 * left) / space - 1) * (space / 2)] : [],
      ),
    ),
  );
  const isCrossed = (row: Row, at: number) =>
    row.some(({ left, right }) => left < at + space / 3 && right > at - space / 3);
  let longest: Run | undefined;
  for (const at of places) {
    for (let from = 0; from < rows.length; ) {
      let to = from;
      while (to < rows.length && !isCrossed(rows[to] ?? [], at)) to++;
      const both = to - from < ROWS ? 0 : textInColumns(rows.slice(from, to), at);
      if (both > (longest?.both ?? 0)) longest = { from, to, at, both };
      from = to + 1;
    }
  }
  return longest;
}

/** Rows on the shorter side of a place, if both sides are columns of text: a table has rows of few words and many digits. */
function textInColumns(rows: readonly Row[], at: number): number {
  const [left, right] = sidesOf(rows, at);
  const [beside, besides] = [besideOf(left, right), besideOf(right, left)];
  return isText(beside) && isText(besides) ? Math.min(beside.length, besides.length) : 0;
}

/** Rows of a column that lie between the first and the last row of the other one. */
function besideOf(rows: readonly Row[], others: readonly Row[]): readonly Row[] {
  const [first, last] = [others[0], others.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [top, bottom] = [levelOf(first), levelOf(last)];
  return rows.filter((row) => {
    const { middle } = levelOf(row);
    return middle > top.middle - top.height && middle < bottom.middle + bottom.height;
  });
}

function isText(rows: readonly Row[]): boolean {
  const width = Math.max(...rows.map(rightOf)) - Math.min(...rows.map(leftOf));
  const full = rows.filter((row) => row.length >= WORDS && rightOf(row) - leftOf(row) >= FILLED * width);
  const words = full.flat();
  const digits = words.filter(({ word }) => /\d/.test(word.text)).length;
  return rows.length >= ROWS && full.length >= FULL && digits <= DIGITS * words.length;
}

const leftOf = (row: Row) => row[0]?.left ?? 0;
const rightOf = (row: Row) => row.at(-1)?.right ?? 0;

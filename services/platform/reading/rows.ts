import { findDays } from './facts/days/days.ts';
import type { ReadPage } from './read-text.ts';

type Line = ReadPage['lines'][number];

/** Signs before a day that stands alone: `: 24.11.2026`. */
const SIGNS = 3;
/** Share of the height of a word by which two words of one row may differ in level. */
const LEVEL = 0.7;
/** Shares of a page: of the same left edge, and of a line that goes on in the next. */
const EDGE = 0.02;
const LONG = 0.3;
/** Lines of a page of a newspaper; each day is compared with all of them. */
const MOST = 500;
/** Words of a line by which the tilt of a page is measured. */
const MANY = 5;

/**
 * The page with the days that stand in a column of their own, and its head, put behind the words left of them, as a person
 * reads a table: readers of pictures take the columns of one apart.
 */
export function withWholeRows({ lines }: ReadPage): ReadPage {
  const isDay = (at: number) => beginsWithDay(lines[at] ?? []) && !goesOn(lines[at - 1], lines[at]);
  const isHead = (at: number) => isDay(at + 1) && isBelow(lines[at], lines[at + 1]) && !isLong(lines[at]);
  const apart = lines.filter((_, at) => isDay(at) || isHead(at)).toSorted(byLeft);
  if (apart.length === 0 || lines.length > MOST) return { lines };
  const tilt = tiltOf(lines);
  const rows = new Map(lines.filter((line) => line.length > 0).map((line) => [line, [...line]]));
  for (const day of apart) {
    const [first] = day;
    if (first === undefined) continue;
    const level = levelOf(first, tilt);
    const left = [...rows].filter(([line, row]) => {
      const last = row.at(-1);
      const isBefore =
        line !== day && last !== undefined && last.box.left + last.box.width <= first.box.left + EDGE / 2;
      return isBefore && Math.abs(levelOf(last, tilt) - level) < first.box.height * LEVEL;
    });
    const [nearest] = left.toSorted(([, a], [, b]) => (b.at(-1)?.box.left ?? 0) - (a.at(-1)?.box.left ?? 0));
    if (nearest === undefined) continue;
    nearest[1].push(...(rows.get(day) ?? day));
    rows.delete(day);
  }
  return { lines: [...rows.values()] };
}

const textOf = (line: Line) => line.map(({ text }) => text).join(' ');

const beginsWithDay = (line: Line) => (findDays(textOf(line.slice(0, 6)))[0]?.from ?? SIGNS) < SIGNS;

/** True where a sentence above goes on in the line. */
const goesOn = (above: Line | undefined, line: Line | undefined) =>
  isLong(above) && isBelow(above, line) && !beginsWithDay(above ?? []);

const isBelow = ([above]: Line = [], [first]: Line = []) =>
  above !== undefined && first !== undefined && Math.abs(above.box.left - first.box.left) < EDGE;

function isLong(line: Line = []): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return first !== undefined && last !== undefined && last.box.left + last.box.width - first.box.left > LONG;
}

const byLeft = ([a]: Line, [b]: Line) => (a?.box.left ?? 0) - (b?.box.left ?? 0);

const middleOf = ({ box }: Line[number]) => box.top + box.height / 2;

/** Height of a word on the page as if it were not askew. */
const levelOf = (word: Line[number], tilt: number) => middleOf(word) - tilt * word.box.left;

/** How much lower a line is at its end, for each width of a page. */
function tiltOf(lines: readonly Line[]): number {
  const tilts = lines
    .filter((line) => line.length >= MANY)
    .flatMap((line) => {
      const [first, last] = [line[0], line.at(-1)];
      if (first === undefined || last === undefined || last.box.left <= first.box.left) return [];
      return (middleOf(last) - middleOf(first)) / (last.box.left - first.box.left);
    })
    .toSorted((a, b) => a - b);
  return tilts[tilts.length >> 1] ?? 0;
}

/** An array of objects inside the outermost object, such as `{"total": 2, "data": [{…}, {…}]}`, or within objects of it. */
export interface FoundArray {
  /** Its name as the file spells it. */
  readonly name: string;
  /** Names of the objects that hold it, without the outermost one. */
  readonly within: readonly string[];
  /** Names that stand before it in the objects around it. */
  readonly before: readonly string[];
  /** Index of its first object. */
  readonly start: number;
}

const NESTING: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 };
/** A longer name is none that a program gave. */
const MAX_NAME = 80;
/** Objects around an array, and arrays that are looked at. */
const [MAX_DEPTH, MAX_ARRAYS] = [5, 20];
/** Names of a row that tell whether it is a notice. */
const MAX_NAMES = 300;

/** An object or array that is open, with the names that it has so far. */
interface Open {
  readonly isObject: boolean;
  readonly names: string[];
}

/** Such arrays in the beginning of a text, those of the fewest objects around them first. */
export function findArrays(text: string): readonly FoundArray[] {
  const found: FoundArray[] = [];
  const open: Open[] = [];
  let depth = 0;
  for (let at = 0; at < text.length && found.length < MAX_ARRAYS; at++) {
    const sign = text[at] ?? '';
    const nearest = depth === open.length ? open.at(-1) : undefined;
    if (sign === '"') {
      const end = endOfString(text, at);
      if (text[skipSpace(text, end + 1)] === ':') nearest?.names.push(text.slice(at + 1, end));
      at = end;
    } else if (sign in NESTING) {
      if (nearest !== undefined) found.push(...arrayAt(text, at, open));
      depth += NESTING[sign] ?? 0;
      follow(open, depth, sign);
    }
  }
  return found.sort((a, b) => a.within.length - b.within.length);
}

/** Keeps the objects that are open behind a bracket, as far as arrays are looked for in them. */
function follow(open: Open[], depth: number, sign: string): void {
  const isOpening = NESTING[sign] === 1;
  if (isOpening && depth === open.length + 1 && depth <= MAX_DEPTH) open.push({ isObject: sign === '{', names: [] });
  else if (!isOpening) open.length = Math.max(0, Math.min(depth, open.length));
}

/** The names in the object that begins at `start`, and in those one level deeper, as far as the text goes. */
export function namesIn(text: string, start: number): readonly string[] {
  const names: string[] = [];
  let depth = 0;
  for (let at = start; at < text.length && names.length < MAX_NAMES; at++) {
    const sign = text[at] ?? '';
    if (sign === '"') {
      const end = endOfString(text, at);
      if (depth <= 2 && text[skipSpace(text, end + 1)] === ':') names.push(text.slice(at + 1, end));
      at = end;
    } else {
      depth += NESTING[sign] ?? 0;
      if (depth === 0) break;
    }
  }
  return names;
}

/** The array of objects that begins at `at`, if one does. */
function arrayAt(text: string, at: number, open: readonly Open[]): readonly FoundArray[] {
  const start = skipSpace(text, at + 1);
  if (text[at] !== '[' || text[start] !== '{') return [];
  const path = open.map(({ isObject, names }) => (isObject ? names.at(-1) : undefined));
  const isNamed = path.every((name): name is string => name !== undefined && name.length <= MAX_NAME);
  if (!isNamed) return [];
  const before = open.flatMap(({ names }, level) => (level === open.length - 1 ? names.slice(0, -1) : names));
  return [{ name: path.at(-1) ?? '', within: path.slice(0, -1), before, start }];
}

/** Index of the quotation mark that ends the string which begins at `from`. */
function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at]?.trim() === '') at += 1;
  return at;
}

/** An array of objects inside the outermost object, or in one of an outermost list, such as `{"total": 2, "data": [{…}, {…}]}`, or within objects of it. */
export interface FoundArray {
  /** Its name as the file spells it. */
  readonly name: string;
  /** Names of the objects that hold it, without the outermost one. */
  readonly within: readonly string[];
  /** Names that stand before it in the objects around it. */
  readonly before: readonly string[];
  /** Index of its bracket. */
  readonly at: number;
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

/** Arrays in the beginning of a text, those of the fewest objects around them first. */
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

interface Member {
  readonly name: string;
  /** Index of its value. */
  readonly value: number;
}

/** The first members of the object that begins at `start`, and of those within it up to a depth, as far as the text goes. */
function membersOf(text: string, start: number, deepest: number, most: number): readonly Member[] {
  const members: Member[] = [];
  let depth = 0;
  for (let at = start; at < text.length && members.length < most; at++) {
    const sign = text[at] ?? '';
    if (sign === '"') {
      const end = endOfString(text, at);
      const colon = skipSpace(text, end + 1);
      if (depth <= deepest && text[colon] === ':')
        members.push({ name: text.slice(at + 1, end), value: skipSpace(text, colon + 1) });
      at = end;
    } else {
      depth += NESTING[sign] ?? 0;
      if (depth === 0) break;
    }
  }
  return members;
}

/** The names in the object that begins at `start`, and in those one level deeper. */
export const namesIn = (text: string, start: number): readonly string[] =>
  membersOf(text, start, 2, MAX_NAMES).map(({ name }) => name);

/** Ids of rows that are looked at. */
const MOST_KEYS = 5;

/**
 * An object whose values are rows, `{"-Nx1": {…}, "-Nx2": {…}}`: the outermost one, or one in it with its name. Its names say
 * nothing, and the rows have names in common.
 */
export function keyedRows(
  text: string,
  recognize: (names: readonly string[]) => number,
): { readonly name: string | null } | undefined {
  const outer = keysOf(text, text.indexOf('{'));
  if (areRows(text, outer, recognize)) return { name: null };
  const holder = outer.find(({ value }) => text[value] === '{' && areRows(text, keysOf(text, value), recognize));
  return holder && { name: holder.name };
}

/** Names of lists of notices, where an object holds several and nothing else: `{"Okara": [{…}], "Multan": [{…}]}`. */
export function listsIn(text: string, recognize: (names: readonly string[]) => number): readonly string[] {
  const members = keysOf(text, 0);
  const isList = ({ value }: Member) => text[value] === '[' && recognize(namesIn(text, skipSpace(text, value + 1))) > 1;
  return members.length > 1 && members.every(isList) ? members.map(({ name }) => name) : [];
}

const keysOf = (text: string, start: number) => membersOf(text, start, 1, MOST_KEYS);

function areRows(text: string, members: readonly Member[], recognize: (names: readonly string[]) => number): boolean {
  const rows = members.map(({ value }) => (text[value] === '{' ? namesIn(text, value) : []));
  const [first = [], ...others] = rows;
  if (others.length === 0 || rows.some((names) => recognize(names) < 2)) return false;
  if (recognize(members.map(({ name }) => name)) > 0) return false;
  return others.every((names) => names.filter((name) => first.includes(name)).length * 2 > first.length);
}

/** The array of objects that begins at `at`, if one does. */
function arrayAt(text: string, at: number, open: readonly Open[]): readonly FoundArray[] {
  const start = skipSpace(text, at + 1);
  if (text[at] !== '[' || text[start] !== '{') return [];
  const path = (open[0]?.isObject === false ? open.slice(1) : open).map(({ isObject, names }) =>
    isObject ? names.at(-1) : undefined,
  );
  const isNamed = path.every((name): name is string => name !== undefined && name.length <= MAX_NAME);
  if (!isNamed || path.length === 0) return [];
  const before = open.flatMap(({ names }, level) => (level === open.length - 1 ? names.slice(0, -1) : names));
  return [{ name: path.at(-1) ?? '', within: path.slice(0, -1), before, at, start }];
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

/** An array of objects inside the outermost object, such as `{"total": 2, "data": [{…}, {…}]}`, or one level deeper. */
export interface FoundArray {
  /** Its name as the file spells it. */
  readonly name: string;
  /** Name of the object that holds it, where that is not the outermost one. */
  readonly within?: string;
  /** Names that stand before it in the objects around it. */
  readonly before: readonly string[];
  /** Index of its first object. */
  readonly start: number;
}

const NESTING: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 };
/** A longer name is none that a program gave. */
const MAX_NAME = 80;

/** The first such array in the beginning of a text; one in the outermost object before all deeper ones. */
export function findArray(text: string): FoundArray | undefined {
  const names: Names = { outer: [], inner: [] };
  let deeper: FoundArray | undefined;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '"') {
      const end = endOfString(text, at);
      if (depth <= 2 && text[skipSpace(text, end + 1)] === ':') namesAt(depth, names).push(text.slice(at + 1, end));
      at = end;
    } else if (sign in NESTING) {
      const found = arrayAt(text, at, depth, names);
      if (found !== undefined && depth === 1) return found;
      deeper ??= found;
      if (depth === 1) names.inner.length = 0;
      depth += NESTING[sign] ?? 0;
    }
  }
  return deeper;
}

/** The names in the object that begins at `start`, and in those one level deeper, as far as the text goes. */
export function namesIn(text: string, start: number): readonly string[] {
  const names: string[] = [];
  let depth = 0;
  for (let at = start; at < text.length; at++) {
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

/** Names that the outermost object, and the one that is open in it, have so far. */
interface Names {
  readonly outer: string[];
  readonly inner: string[];
}

const namesAt = (depth: number, { outer, inner }: Names) => (depth === 1 ? outer : inner);

/** The array of objects that begins at `at`, if one does. */
function arrayAt(text: string, at: number, depth: number, { outer, inner }: Names): FoundArray | undefined {
  const start = skipSpace(text, at + 1);
  if (text[at] !== '[' || text[start] !== '{') return undefined;
  if (depth === 1) return arrayOf(outer, start);
  return depth === 2 ? arrayWithin(outer, inner, start) : undefined;
}

function arrayOf(names: readonly string[], start: number): FoundArray | undefined {
  const name = names.at(-1) ?? '';
  return name.length <= MAX_NAME ? { name, before: names.slice(0, -1), start } : undefined;
}

function arrayWithin(outer: readonly string[], inner: readonly string[], start: number): FoundArray | undefined {
  const within = outer.at(-1);
  const found = inner.length > 0 ? arrayOf(inner, start) : undefined;
  if (found === undefined || within === undefined || within.length > MAX_NAME) return undefined;
  return { ...found, within, before: [...outer, ...found.before] };
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

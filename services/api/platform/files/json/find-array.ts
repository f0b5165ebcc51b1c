/** An array of objects inside the outermost object, such as `{"total": 2, "data": [{…}, {…}]}`. */
interface FoundArray {
  /** Its name as the file spells it. */
  readonly name: string;
  /** Names that stand before it in the outermost object. */
  readonly before: readonly string[];
  /** Index of its first object. */
  readonly start: number;
}

const NESTING: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 };
/** A longer name is none that a program gave. */
const MAX_NAME = 80;

/** The first such array in the beginning of a text. */
export function findArray(text: string): FoundArray | undefined {
  const names: string[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      if (depth === 1 && text[skipSpace(text, end + 1)] === ':') names.push(text.slice(at + 1, end));
      at = end;
    } else if (sign === '[' && depth === 1) {
      const start = skipSpace(text, at + 1);
      const name = names.at(-1) ?? '';
      if (text[start] === '{' && name.length <= MAX_NAME) return { name, before: names.slice(0, -1), start };
      depth += 1;
    } else depth += NESTING[sign ?? ''] ?? 0;
  }
  return undefined;
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

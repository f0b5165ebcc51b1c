/** An array of objects inside the outermost object, such as `{"total": 2, "data": [{…}, {…}]}`. */
export interface FoundArray {
  /** Its name as the file spells it. */
  readonly name: string;
  /** Names that stand before it in the outermost object. */
  readonly before: readonly string[];
  /** Index of its first object. */
  readonly start: number;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{}]/gs;

/** The first such array in the beginning of a text. */
export function findArray(text: string): FoundArray | undefined {
  let depth = 0;
  let name = '';
  const before: string[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const after = index + token.length;
    if (token === '{' || token === '[') {
      if (token === '[' && depth === 1) {
        const start = after + spaceAt(text, after);
        if (text[start] === '{' && name.length <= 80) return { name, before: before.slice(0, -1), start };
      }
      depth += 1;
    } else if (token === '}' || token === ']') depth -= 1;
    else if (depth === 1 && text[after + spaceAt(text, after)] === ':') {
      name = token.slice(1, -1);
      before.push(name);
    }
  }
  return undefined;
}

const spaceAt = (text: string, at: number) => /^\s*/.exec(text.slice(at, at + 1000))?.[0].length ?? 0;

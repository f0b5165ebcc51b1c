/** Words of Python and of its numbers that are no JSON. */
const WORDS: Readonly<Record<string, string>> = {
  None: 'null',
  True: 'true',
  False: 'false',
  NaN: 'null',
  nan: 'null',
};
const WORD = /[A-Za-z]+/y;

/** JSON of a text that a script wrote with words and quotes of Python: `{'title': 'Bridge', 'value': NaN}`. */
export function fromPython(text: string): string {
  let json = '';
  for (let at = 0; at < text.length; ) {
    const sign = text[at] ?? '';
    WORD.lastIndex = at;
    const word = WORD.exec(text)?.[0];
    const end = sign === "'" || sign === '"' ? endOfString(text, at) : at + (word?.length ?? 1);
    if (word !== undefined) json += WORDS[word] ?? word;
    else json += sign === "'" ? inDoubleQuotes(text.slice(at + 1, end - 1)) : text.slice(at, end);
    at = end;
  }
  return json;
}

/** The place behind the quote that closes the string. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== text[start]) at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

const inDoubleQuotes = (content: string) =>
  `"${content.replace(/\\x([\da-f]{2})|\\'|"/gi, (sign, code?: string) => (code === undefined ? (sign === '"' ? '\\"' : "'") : `\\u00${code}`))}"`;

import { badRow, jsonRow, MAX_ROW, type RawRow, TOO_LONG } from '../raw-row.ts';

/** Every line of the text that is not blank, as one JSON value; line numbers count from 1. */
export async function* jsonLines(chunks: AsyncIterable<string>): AsyncGenerator<RawRow> {
  let rest = '';
  let line = 1;
  let skipping = false; // the rest of a line that is too long
  for await (const chunk of chunks) {
    rest += chunk;
    let start = 0;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', start)) {
      if (!skipping) yield* oneLine(line, rest.slice(start, end));
      skipping = false;
      line += 1;
      start = end + 1;
    }
    rest = skipping ? '' : rest.slice(start);
    if (rest.length > MAX_ROW) {
      yield badRow(`line ${line}`, rest, TOO_LONG);
      skipping = true;
      rest = '';
    }
  }
  if (!skipping) yield* oneLine(line, rest);
}

function* oneLine(line: number, text: string): Generator<RawRow> {
  const trimmed = text.trim();
  if (trimmed.length > MAX_ROW) yield badRow(`line ${line}`, trimmed, TOO_LONG);
  else if (trimmed !== '') yield jsonRow(`line ${line}`, trimmed);
}

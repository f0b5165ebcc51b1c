import { type MarkupHandler, readMarkup } from '../read-markup.ts';

const FAULT = 'It is no web page that a browser could show.';
/** Elements whose text nobody sees, that was struck out, or that is of no notice. */
export const SILENT: ReadonlySet<string> = new Set(
  'script style select template noscript title nav footer del s strike'.split(' '),
);
/** Elements that stand in a line. */
export const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo del em font i label mark s small span strike strong sub sup u'.split(' '),
);
const HEADING = /^h[1-6]$/;

/** The texts of a page line by line, with a blank line above each heading, and those of `dt` and `dd` as `label: value`. */
export async function* pageLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  const reader = new LineReader();
  for await (const _ of readMarkup(texts, reader, { xmlMode: false, fault: FAULT })) yield reader.take();
  yield '\n';
}

/** Lines above a table of a page; more of them are a menu. */
const MOST_ABOVE = 15;

/** The lines above a table, by its number, of a page that is a document, also within others that lay it out; none of one with a menu. */
export async function linesAboveTable(texts: AsyncIterable<string>, table: number): Promise<readonly string[]> {
  const reader = new LineReader();
  let [text, hasTable, tables] = ['', false, 0];
  const above: MarkupHandler = {
    open(name) {
      hasTable ||= name === 'table' && tables++ === table;
      if (!hasTable) reader.open(name);
    },
    text: (piece) => (hasTable ? undefined : reader.text(piece)),
    close: (name) => (hasTable ? undefined : reader.close(name)),
  };
  for await (const _ of readMarkup(texts, above, { xmlMode: false, fault: FAULT })) {
    text += reader.take();
    if (hasTable) break;
  }
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.length > MOST_ABOVE ? [] : lines;
}

class LineReader implements MarkupHandler {
  #lines = '';
  #silent = 0;
  /** Signs between the last text and the next one. */
  #between = '';

  take(): string {
    const lines = this.#lines;
    this.#lines = '';
    return lines;
  }

  open(name: string): void {
    if (SILENT.has(name)) this.#silent += 1;
    if (name === 'dd') this.#between = ': ';
    else if (HEADING.test(name)) this.#between = '\n\n';
    else if (!INLINE.has(name)) this.#between ||= '\n';
  }

  text(piece: string): void {
    const text = piece.replace(/\s+/g, ' ');
    if (this.#silent > 0 || (text === ' ' && this.#between !== '')) return;
    this.#lines += this.#between + text;
    this.#between = '';
  }

  close(name: string): void {
    if (SILENT.has(name)) this.#silent = Math.max(0, this.#silent - 1);
    if (!INLINE.has(name)) this.#between ||= '\n';
  }
}

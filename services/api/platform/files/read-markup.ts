import { setImmediate as otherWork } from 'node:timers/promises';
import { Parser } from 'htmlparser2';
import { UnreadableFileError } from './unreadable-file-error.ts';

/** Characters in which no element ends or begins; no list of notices has such names, attributes or comments. */
const MAX_SILENCE = 16_000_000;
/** Elements within each other; a page or workbook that a program made has some dozens. */
const MAX_DEPTH = 5000;

/** Callbacks with the elements of a document, by their names without prefix. */
export interface MarkupHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  /** A text may come in several pieces. */
  text?(text: string): void;
}

export const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads a document piece by piece, and hands over after each piece, so that a reader may yield what it has by then. Nothing
 * of it is run or loaded, and entities of a document type are not resolved. @throws UnreadableFileError with `fault`
 */
export async function* readMarkup(
  texts: AsyncIterable<string>,
  handler: MarkupHandler,
  { xmlMode, fault }: { readonly xmlMode: boolean; readonly fault: string },
): AsyncGenerator<void> {
  let silence = 0;
  let depth = 0;
  const heard = (deeper: number) => {
    silence = 0;
    depth += deeper;
    if (depth > MAX_DEPTH) throw new UnreadableFileError(fault);
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        heard(1);
        handler.open(localName(name), attributes);
      },
      onclosetag: (name) => {
        heard(-1);
        handler.close(localName(name));
      },
      ontext: (text) => {
        heard(0);
        handler.text?.(text);
      },
    },
    { xmlMode },
  );
  for await (const text of texts) {
    silence += text.length;
    parser.write(text);
    if (silence > MAX_SILENCE) throw new UnreadableFileError(fault);
    yield;
    await otherWork();
  }
  parser.end();
  yield;
}

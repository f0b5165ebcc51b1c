import { setImmediate as otherWork } from 'node:timers/promises';
import { Parser } from 'htmlparser2';
import { Decoding, decodeText } from '../decode-text.ts';
import { UnreadableFileError } from '../unreadable-file-error.ts';

/** Characters in which no element ends or begins; no workbook has such names, attributes or comments. */
const MAX_SILENCE = 16_000_000;

/** Told of the elements of a document by their names without prefix. */
export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  /** A text may come in several pieces. */
  text?(text: string): void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads an XML document piece by piece, and hands over after each piece, so that a reader may yield what it has by then.
 * Entities of a document type are not resolved.
 */
export async function* readXml(bytes: AsyncIterable<Buffer>, handler: XmlHandler): AsyncGenerator<void> {
  let silence = 0;
  const heard = () => {
    silence = 0;
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        heard();
        handler.open(localName(name), attributes);
      },
      onclosetag: (name) => {
        heard();
        handler.close(localName(name));
      },
      ontext: (text) => {
        heard();
        handler.text?.(text);
      },
    },
    { xmlMode: true },
  );
  for await (const text of decodeText(bytes, new Decoding(undefined))) {
    silence += text.length;
    parser.write(text);
    if (silence > MAX_SILENCE) throw new UnreadableFileError('It is no workbook that Excel could open.');
    yield;
    await otherWork();
  }
  parser.end();
  yield;
}

/** Reads a whole document that is small. */
export async function wholeXml(bytes: AsyncIterable<Buffer>, handler: XmlHandler): Promise<void> {
  for await (const _ of readXml(bytes, handler));
}

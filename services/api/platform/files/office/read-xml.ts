import { Decoding, decodeText } from '../decode-text.ts';
import { type MarkupHandler, readMarkup } from '../read-markup.ts';

const KIND = { xmlMode: true, fault: 'It is no workbook or document that a program could open.' };

/** Reads a part of a workbook piece by piece. */
export const readXml = (bytes: AsyncIterable<Buffer>, handler: MarkupHandler): AsyncGenerator<void> =>
  readMarkup(decodeText(bytes, new Decoding(undefined)), handler, KIND);

/** Reads a whole document that is small. */
export async function wholeXml(bytes: AsyncIterable<Buffer>, handler: MarkupHandler): Promise<void> {
  for await (const _ of readXml(bytes, handler));
}

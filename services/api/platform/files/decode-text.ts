import { isAscii } from 'node:buffer';
import type { ImportEncoding } from '#contracts/vocabulary/imports.ts';
import { DecodingTwice } from './encoded-twice.ts';

/** The longest part of a UTF-8 character that can be missing at the end of a piece. */
const HELD_BYTES = 3;

/**
 * The text of a file that does not say how it is encoded. UTF-16 shows in the first bytes; the others agree on ASCII, so
 * that the choice between them waits for the first letter beyond it.
 */
export class Decoding {
  #decoder: TextDecoder | undefined;
  #encoding: ImportEncoding = 'utf-8';
  #isFirst = true;
  readonly #isStated: boolean;
  #held: Buffer = Buffer.alloc(0);
  readonly #twice = new DecodingTwice();

  constructor(stated: ImportEncoding | undefined) {
    this.#isStated = stated !== undefined;
    if (stated !== undefined) this.#choose(stated);
  }

  /** Encoding, as far as the text has come in. */
  get encoding(): ImportEncoding {
    return this.#encoding;
  }

  next(piece: Buffer, isEnd = false): string {
    const text = this.#decoded(piece, isEnd);
    return this.#isStated ? text : this.#twice.next(text, isEnd);
  }

  #decoded(piece: Buffer, isEnd: boolean): string {
    const bytes = this.#held.length === 0 ? piece : Buffer.concat([this.#held, piece]);
    const wide = this.#isFirst && !this.#isStated ? wideEncoding(bytes) : undefined;
    if (wide !== undefined) this.#choose(wide);
    this.#isFirst = false;
    this.#held = Buffer.alloc(0);
    // Both code pages have a byte for a letter, so that words in Arabic letters may still tell after the first dash.
    const isOther = this.#encoding === 'windows-1252' && !this.#isStated && narrowEncoding(bytes) === 'windows-1256';
    if (isOther) this.#choose('windows-1256');
    if (this.#decoder !== undefined) return this.#decoder.decode(bytes, { stream: !isEnd });
    const end = isEnd ? bytes.length : endWithoutTail(bytes);
    const settled = bytes.subarray(0, end);
    this.#held = bytes.subarray(end);
    return isAscii(settled)
      ? settled.toString('latin1')
      : this.#choose(narrowEncoding(settled)).decode(settled, { stream: !isEnd });
  }

  #choose(encoding: ImportEncoding): TextDecoder {
    this.#encoding = encoding;
    this.#decoder = new TextDecoder(encoding);
    return this.#decoder;
  }
}

/** The text piece by piece, without its byte order mark, and without U+0000, which nothing that is stored can hold. */
export async function* decodeText(pieces: AsyncIterable<Buffer>, decoding: Decoding): AsyncGenerator<string> {
  for await (const piece of pieces) yield decoding.next(piece).replaceAll('\0', '\ufffd');
  yield decoding.next(Buffer.alloc(0), true);
}

/** The encodings that the first bytes tell: by a byte order mark, or by the zeros of every other byte. */
function wideEncoding(bytes: Buffer): ImportEncoding | undefined {
  const mark = bytes.subarray(0, 3).toString('hex');
  if (mark === 'efbbbf') return 'utf-8';
  if (mark.startsWith('fffe')) return 'utf-16le';
  if (mark.startsWith('feff')) return 'utf-16be';
  const head = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros.map((count) => count / (head.length / 2));
  if (odd > 0.3 && even < 0.05) return 'utf-16le';
  return even > 0.3 && odd < 0.05 ? 'utf-16be' : undefined;
}

function endWithoutTail(bytes: Buffer): number {
  let end = bytes.length;
  while (end > bytes.length - HELD_BYTES && (bytes[end - 1] ?? 0) >= 0x80) end -= 1;
  return end;
}

/** UTF-8 with a damaged letter stays UTF-8; of the code pages, Arabic shows by letters that stand together. */
function narrowEncoding(bytes: Buffer): ImportEncoding {
  const beyondAscii = new TextDecoder('utf-8').decode(bytes, { stream: true }).replace(/\p{ASCII}/gu, '');
  const damaged = beyondAscii.split('\ufffd').length - 1;
  if (damaged < beyondAscii.length - damaged || damaged === 0) return 'utf-8';
  const letters = bytes.filter((byte) => byte >= 0x80).length;
  const words = new TextDecoder('windows-1256').decode(bytes).match(/\p{Script=Arabic}{2,}/gu) ?? [];
  return words.join('').length * 2 > letters ? 'windows-1256' : 'windows-1252';
}

import { wholeXml } from '../office/read-xml.ts';
import { UnreadableFileError } from '../unreadable-file-error.ts';

const MAX_BYTES = 128_000_000;
const MAX_TEXTS = 10_000_000;
const MAX_TEXT = 8_000_000;
const TOO_MUCH =
  'The texts of its cells take more than 128 MB, which is more than an import keeps. Save the sheet as "CSV UTF-8" and import that.';

/** The texts of a workbook, to which its cells refer by number. They stand in one buffer, outside of the heap. */
export class SharedStrings {
  #bytes = Buffer.alloc(65_536);
  #ends = new Uint32Array(4096);
  #count = 0;

  /** @throws UnreadableFileError when they are more than an import may keep */
  add(text: string): void {
    const start = this.#end(this.#count);
    const end = start + Buffer.byteLength(text);
    if (end > MAX_BYTES || this.#count === MAX_TEXTS) throw new UnreadableFileError(TOO_MUCH);
    if (end > this.#bytes.length) {
      const wider = Buffer.allocUnsafe(Math.max(end, this.#bytes.length * 2));
      this.#bytes.copy(wider, 0, 0, start);
      this.#bytes = wider;
    }
    if (this.#count === this.#ends.length) {
      const longer = new Uint32Array(this.#ends.length * 2);
      longer.set(this.#ends);
      this.#ends = longer;
    }
    this.#bytes.write(text, start);
    this.#ends[this.#count] = end;
    this.#count += 1;
  }

  /** '' for a number that no text has. */
  at(number: number): string {
    if (!(number >= 0 && number < this.#count)) return '';
    return this.#bytes.toString('utf8', this.#end(number), this.#end(number + 1));
  }

  /** Begin of the text of this number: behind the one before. */
  #end(number: number): number {
    return number === 0 ? 0 : (this.#ends[number - 1] ?? 0);
  }
}

/** Whether an element that needs no value switches something on. */
export const isOn = (value: string | undefined): boolean => value !== '0' && value !== 'false';

/** Reads `sharedStrings.xml`: texts, some in runs of their own look, without what is struck out and the hints for pronunciation. */
export async function readSharedStrings(part: AsyncIterable<Buffer>): Promise<SharedStrings> {
  const strings = new SharedStrings();
  let text = '';
  let isText = false;
  let inHint = false;
  let isStruck = false;
  await wholeXml(part, {
    open(name, attributes) {
      if (name === 'si') [text, isStruck] = ['', false];
      else if (name === 'rPh') inHint = true;
      else if (name === 'r') isStruck = false;
      else if (name === 'strike') isStruck = isOn(attributes.val);
      else if (name === 't') isText = !inHint && !isStruck;
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') inHint = false;
      else if (name === 'si') strings.add(unescaped(text));
    },
    text(piece) {
      if (isText && text.length < MAX_TEXT) text += piece;
    },
  });
  return strings;
}

/** `_x000D_` stands for a character that XML cannot hold. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

const [TEXT, INT4] = [25, 23];
const HEADER = 20;
const NULL = -1;

/** Texts as Postgres reads an array in binary: nothing is escaped or parsed, which is most of the cost of a large one. */
export function textArray(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const array = begin(TEXT, texts.length, 4 * texts.length + lengths.reduce((sum, length) => sum + length, 0));
  let at = HEADER;
  for (const [place, text] of texts.entries()) {
    at = array.writeInt32BE(lengths[place] ?? 0, at);
    at += array.write(text, at);
  }
  return array;
}

/** The same for integers of four bytes, of which some may be null. */
export function intArray(numbers: readonly (number | null)[]): Buffer {
  const array = begin(INT4, numbers.length, 8 * numbers.length);
  let at = HEADER;
  for (const number of numbers) {
    at = array.writeInt32BE(number === null ? NULL : 4, at);
    if (number !== null) at = array.writeInt32BE(number, at);
  }
  return array.subarray(0, at);
}

/** The head of one dimension, counted from 1. */
function begin(type: number, length: number, bytes: number): Buffer {
  const array = Buffer.allocUnsafe(HEADER + bytes);
  array.writeInt32BE(1, 0);
  array.writeInt32BE(1, 4); // there may be nulls
  array.writeInt32BE(type, 8);
  array.writeInt32BE(length, 12);
  array.writeInt32BE(1, 16);
  return array;
}

const SLAB = 1 << 20;
/** The most bytes of UTF-8 that one unit of a string can take. */
const PER_UNIT = 3;

/**
 * Puts texts and bytes together as UTF-8 in large pieces of memory: asking for the 40 kB of each mail by itself takes
 * longer than filling them. A result that is kept keeps the megabyte it lies in.
 */
export class ByteWriter {
  #slab = Buffer.allocUnsafeSlow(SLAB);
  #end = 0;

  write(pieces: readonly (string | Buffer)[]): Buffer {
    const start = this.#makeRoom(pieces);
    let end = start;
    for (const piece of pieces) {
      if (typeof piece === 'string') end += this.#slab.write(piece, end);
      else {
        this.#slab.set(piece, end);
        end += piece.length;
      }
    }
    this.#end = end;
    return this.#slab.subarray(start, end);
  }

  /** Answers where to begin; in new memory when the rest might be too small. */
  #makeRoom(pieces: readonly (string | Buffer)[]): number {
    let most = 0;
    for (const piece of pieces) most += typeof piece === 'string' ? PER_UNIT * piece.length : piece.length;
    if (most <= this.#slab.length - this.#end) return this.#end;
    this.#slab = Buffer.allocUnsafeSlow(Math.max(most, SLAB));
    return 0;
  }
}

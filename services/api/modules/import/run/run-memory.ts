import { hash } from 'node:crypto';

const FIRST_SIZE = 1 << 14;

interface Remembered {
  /** Number of the line or release. */
  readonly place: number;
  /** Milliseconds, for files that date their statements. */
  readonly order: number;
  readonly digest: number;
  /** A print of the title, of a notice without a number of the closing day; of one with a key of its own 0. */
  readonly title: number;
}

/** Places that are told apart; a title stands above them in one number. */
const PLACES = 2 ** 28;

/**
 * The notices that one run has met. Numbers in plain arrays: a million of them take 64 MB outside of the heap at most,
 * where a Map of strings would take several times as much of it. Keys are told apart by 48 bits of their hash.
 */
export class RunMemory {
  #slots = new Float64Array(FIRST_SIZE * 4);
  #size = FIRST_SIZE;
  #count = 0;
  /** The key that was asked for last, which is the one that is set next. */
  #asked = { key: '', print: fingerprint('') };

  get(key: string): Remembered | undefined {
    const at = this.#find(this.#slots, this.#size, this.#printOf(key));
    if (this.#slots[at] === 0) return undefined;
    const [, place = 0, order = 0, digest = 0] = this.#slots.subarray(at, at + 4);
    return { place: place % PLACES, order, digest, title: Math.floor(place / PLACES) };
  }

  set(key: string, { place, order, digest, title }: Omit<Remembered, 'digest'> & { readonly digest: string }): void {
    if (this.#count * 2 >= this.#size) this.#grow();
    const print = this.#printOf(key);
    const at = this.#find(this.#slots, this.#size, print);
    if (this.#slots[at] === 0) this.#count += 1;
    this.#slots.set([print, (place % PLACES) + title * PLACES, order, fingerprint(digest)], at);
  }

  /** True when `digest` is the one that was remembered. */
  static says(remembered: Remembered, digest: string): boolean {
    return remembered.digest === fingerprint(digest);
  }

  #printOf(key: string): number {
    if (key !== this.#asked.key) this.#asked = { key, print: fingerprint(key) };
    return this.#asked.print;
  }

  /** The slot of `print`, or the free one where it belongs. */
  #find(slots: Float64Array, size: number, print: number): number {
    let slot = print % size;
    while (slots[slot * 4] !== 0 && slots[slot * 4] !== print) slot = (slot + 1) % size;
    return slot * 4;
  }

  #grow(): void {
    const [old, size] = [this.#slots, this.#size * 2];
    const slots = new Float64Array(size * 4);
    for (let at = 0; at < old.length; at += 4) {
      const print = old[at] ?? 0;
      if (print !== 0) slots.set(old.subarray(at, at + 4), this.#find(slots, size, print));
    }
    this.#slots = slots;
    this.#size = size;
  }
}

/** 25 bits of a `YYYY-MM-DD`. */
export const dayPrint = (day: string): number => Number(day.replaceAll('-', ''));

/** An odd number that carries every bit into the upper ones. */
const MIXING = 0x9e3779b1;

/** 25 bits of the letters and digits of a title, without signs, spaces and capitals. */
export function titlePrint(title: string): number {
  let print = 0;
  for (let at = 0; at < title.length; at++) {
    const code = title.charCodeAt(at);
    const letter = code >= 65 && code <= 90 ? code + 32 : code;
    const isSign = letter < 48 || (letter > 57 && letter < 97) || (letter > 122 && letter < 128);
    if (!isSign) print = (Math.imul(print, 31) + letter) | 0;
  }
  return Math.imul(print, MIXING) >>> 7; // its last letters would else stand among the bits that go
}

/** 1 … 2^48; 0 marks a free slot. */
function fingerprint(text: string): number {
  return hash('sha256', text, 'buffer').readUIntBE(0, 6) + 1;
}

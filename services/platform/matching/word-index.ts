import type { TermQuery } from './term-query.ts';

const NONE = new Uint32Array(0);

/**
 * The notices of a run by their terms: term → places, ascending. A condition walks the places of its rarest term and
 * looks the others up, so that it costs what it finds and not what there is.
 */
export class WordIndex {
  readonly size: number;
  readonly #places = new Map<string, Uint32Array>();
  readonly #adding = new Map<string, number[]>();

  constructor(size: number) {
    this.size = size;
  }

  /** Places ascend from call to call. */
  add(term: string, places: readonly number[]): void {
    const known = this.#adding.get(term);
    if (known === undefined) this.#adding.set(term, [...places]);
    else for (const place of places) known.push(place);
  }

  /** Ends the index after the last term. */
  close(): this {
    for (const [term, places] of this.#adding) this.#places.set(term, Uint32Array.from(places));
    this.#adding.clear();
    return this;
  }

  /** Places for which the condition holds, ascending. */
  find(query: TermQuery): Uint32Array {
    switch (query.op) {
      case 'term':
        return this.#of(query.term);
      case 'any':
        return merged(query.parts.map((part) => this.find(part)));
      case 'all':
        return this.#all(query.parts);
      case 'not':
      case 'anything':
        return Uint32Array.from({ length: this.size }, (_, place) => place).filter((place) =>
          this.#holds(query, place),
        );
      default:
        return query satisfies never;
    }
  }

  #all(parts: readonly TermQuery[]): Uint32Array {
    const sorted = parts.toSorted((a, b) => this.#most(a) - this.#most(b));
    const [rarest, ...others] = sorted;
    if (rarest === undefined) return NONE;
    const found = this.find(rarest);
    return others.length === 0 ? found : found.filter((place) => others.every((part) => this.#holds(part, place)));
  }

  /** The most places that a condition may have. */
  #most(query: TermQuery): number {
    switch (query.op) {
      case 'term':
        return this.#of(query.term).length;
      case 'any':
        return query.parts.reduce((sum, part) => sum + this.#most(part), 0);
      case 'all':
        return Math.min(...query.parts.map((part) => this.#most(part)));
      case 'not':
      case 'anything':
        return Number.POSITIVE_INFINITY; // looked up, not walked, wherever something else is asked, too
      default:
        return query satisfies never;
    }
  }

  #holds(query: TermQuery, place: number): boolean {
    switch (query.op) {
      case 'term':
        return has(this.#of(query.term), place);
      case 'any':
        return query.parts.some((part) => this.#holds(part, place));
      case 'all':
        return query.parts.every((part) => this.#holds(part, place));
      case 'not':
        return !this.#holds(query.part, place);
      case 'anything':
        return true;
      default:
        return query satisfies never;
    }
  }

  #of(term: string): Uint32Array {
    return this.#places.get(term) ?? NONE;
  }
}

/** Whether an ascending list has `place`. */
export function has(places: Uint32Array, place: number): boolean {
  let low = 0;
  let high = places.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = places[middle] ?? 0;
    if (found === place) return true;
    if (found < place) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

function merged(lists: readonly Uint32Array[]): Uint32Array {
  const filled = lists.filter((list) => list.length > 0);
  if (filled.length <= 1) return filled[0] ?? NONE;
  return Uint32Array.from(new Set(filled.flatMap((list) => [...list]))).sort();
}

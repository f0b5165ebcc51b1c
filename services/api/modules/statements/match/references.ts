import { pushTo } from '../../../../platform/shared/push-to.ts';
import type { Payer } from './payer.ts';
import { isNearly, shortened } from './spelling.ts';

export interface FoundReference {
  readonly payer: Payer;
  /** The words of the line. */
  readonly as: string;
  /** True: the same but for spaces, hyphens and the case; false: one letter is wrong. */
  readonly isExact: boolean;
}

const CODE = 6;
/** `AL`, also as a reader types it: `A1`, `AI`, `A|`. */
const PREFIX = /^A[L1I]$/;
const WITHOUT_PREFIX = /^[A-Z0-9]{5,7}$/;

/** Letters and digits of a text, and where in it each of them stands. */
function squash(text: string): { readonly letters: string; readonly at: readonly number[] } {
  const upper = text.toUpperCase().replaceAll('|', 'I');
  const at: number[] = [];
  let letters = '';
  for (let index = 0; index < upper.length; index++) {
    const letter = upper.charAt(index);
    if (!/[A-Z0-9]/.test(letter)) continue;
    letters += letter;
    at.push(index);
  }
  return { letters, at };
}

/** Payment references in texts, however they are spelled there. */
export class References {
  readonly #byCode = new Map<string, Payer>();
  readonly #byPart = new Map<string, Payer[]>();

  add(payer: Payer): void {
    const code = codeOf(payer);
    this.#byCode.set(code, payer);
    for (const part of shortened(code)) pushTo(this.#byPart, part, payer);
  }

  /** Each subscription once; exact ones first. */
  findIn(text: string): readonly FoundReference[] {
    const { letters, at } = squash(text);
    const found = new Map<number, FoundReference>();
    const add = (payer: Payer, isExact: boolean, first: number, last: number) => {
      const before = found.get(payer.id);
      if (before !== undefined && (before.isExact || !isExact)) return;
      found.set(payer.id, { payer, isExact, as: text.slice(at[first], (at[last] ?? 0) + 1).trim() });
    };
    const isEdge = (index: number) => index <= 0 || index >= at.length || (at[index] ?? 0) - (at[index - 1] ?? 0) > 1;
    for (let start = 0; start + CODE <= letters.length; start++) {
      if (PREFIX.test(letters.slice(start, start + 2))) this.#afterPrefix(letters, start, isEdge, add);
      if (isEdge(start)) this.#alone(letters, start, isEdge, add);
    }
    return [...found.values()].sort((a, b) => Number(b.isExact) - Number(a.isExact));
  }

  #afterPrefix(letters: string, start: number, isEdge: (at: number) => boolean, add: Add): void {
    const code = letters.slice(start + 2, start + 2 + CODE);
    const end = start + 2 + CODE;
    const exact = this.#byCode.get(code);
    // within a word, letters alone may be a word; digits among them are no chance
    const isWhole = (isEdge(start) || /\d/.test(code)) && isEdge(end);
    if (exact !== undefined) add(exact, isWhole, start, end - 1);
    if (!isEdge(start)) return;
    for (const length of [CODE, CODE - 1, CODE + 1]) {
      const last = start + 2 + length;
      if (last > letters.length || !isEdge(last)) continue;
      for (const payer of this.#nearly(letters.slice(start + 2, last))) add(payer, false, start, last - 1);
    }
  }

  /** A code without its prefix, as a word or several of their own. */
  #alone(letters: string, start: number, isEdge: (at: number) => boolean, add: Add): void {
    for (const length of [CODE, CODE - 1, CODE + 1]) {
      const last = start + length;
      if (last > letters.length || !isEdge(last)) continue;
      const code = letters.slice(start, last);
      if (!WITHOUT_PREFIX.test(code) || !/\d/.test(code) || !/[A-Z]/.test(code)) continue;
      for (const payer of this.#nearly(code)) add(payer, false, start, last - 1);
    }
  }

  #nearly(word: string): readonly Payer[] {
    const near = new Set(shortened(word).flatMap((part) => this.#byPart.get(part) ?? []));
    return [...near].filter((payer) => isNearly(codeOf(payer), word));
  }
}

type Add = (payer: Payer, isExact: boolean, first: number, last: number) => void;

const codeOf = ({ paymentReference }: Payer) => paymentReference.slice(3);

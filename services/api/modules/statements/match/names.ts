import type { Payer } from './payer.ts';
import { isNearly } from './spelling.ts';

export interface FoundName {
  readonly payer: Payer;
  /** 0 … 1: the share of the name that stands in the text, rare words counting more. */
  readonly share: number;
  /** The words of the line. */
  readonly as: string;
}

/** Spellings of one word that people of Pakistan mix, and titles and kinds of companies that tell nothing. */
const SAME: Readonly<Record<string, string>> = {
  MOHAMMAD: 'MUHAMMAD',
  MOHAMMED: 'MUHAMMAD',
  MUHAMMED: 'MUHAMMAD',
  MOHD: 'MUHAMMAD',
  MUHD: 'MUHAMMAD',
  MD: 'MUHAMMAD',
  AHMED: 'AHMAD',
  SYEDA: 'SYED',
  HUSSAIN: 'HUSAIN',
  HUSSEIN: 'HUSAIN',
  CORP: 'CORPORATION',
  ENTERPRISE: 'ENTERPRISES',
  ENT: 'ENTERPRISES',
  BROTHERS: 'BROS',
  TRADER: 'TRADERS',
};
const EMPTY = new Set(
  'M S MS MR MRS MISS DR ENGR HAJI AND SONS CO COMPANY PVT PRIVATE LTD LIMITED SMC THE OF FROM TO BY A C'.split(' '),
);
/** A name found to a lesser share is no hint. */
const ENOUGH = 0.6;

const wordsOf = (text: string): readonly string[] =>
  (
    text
      .normalize('NFKD')
      .toUpperCase()
      .replace(/\p{M}/gu, '')
      .match(/\p{L}+/gu) ?? []
  ).flatMap((word) => {
    const same = SAME[word] ?? word;
    return EMPTY.has(same) ? [] : [same];
  });

/** Names of subscribers in texts. */
export class Names {
  readonly #words = new Map<Payer, readonly string[]>();
  readonly #byWord = new Map<string, Payer[]>();
  readonly #byLetter = new Map<string, string[]>();
  readonly #count: number;

  constructor(payers: readonly Payer[]) {
    this.#count = payers.length;
    for (const payer of payers) {
      const words = [...new Set(wordsOf(payer.fullName))];
      this.#words.set(payer, words);
      for (const word of words) {
        const same = this.#byWord.get(word);
        if (same !== undefined) same.push(payer);
        else {
          this.#byWord.set(word, [payer]);
          const letter = word.charAt(0);
          this.#byLetter.set(letter, [...(this.#byLetter.get(letter) ?? []), word]);
        }
      }
    }
  }

  /** The likeliest first. */
  findIn(text: string): readonly FoundName[] {
    const stated = [...new Set(wordsOf(text))];
    const shares = new Map<Payer, { share: number; as: string[] }>();
    const initials = new Set(stated.map((word) => word.charAt(0)));
    for (const word of [...initials].flatMap((letter) => this.#byLetter.get(letter) ?? [])) {
      const as = stated.find((other) => isSameWord(word, other));
      if (as === undefined) continue;
      for (const payer of this.#byWord.get(word) ?? []) {
        const sofar = shares.get(payer) ?? { share: 0, as: [] };
        sofar.share += this.#weight(word);
        sofar.as.push(as);
        shares.set(payer, sofar);
      }
    }
    return [...shares]
      .map(([payer, { share, as }]) => ({ payer, share: share / this.#whole(payer), as: as.join(' ') }))
      .filter(({ payer, share, as }) => share >= ENOUGH && (as.includes(' ') || this.#isLone(payer, as)))
      .sort((a, b) => b.share - a.share);
  }

  /** One word is a name only when the name has no other, and nobody else has it. */
  #isLone(payer: Payer, word: string): boolean {
    return (this.#words.get(payer)?.length ?? 0) === 1 && (this.#byWord.get(word)?.length ?? 0) <= 1;
  }

  #weight(word: string): number {
    return Math.log(1 + this.#count / (this.#byWord.get(word)?.length ?? 1));
  }

  #whole(payer: Payer): number {
    return (this.#words.get(payer) ?? []).reduce((sum, word) => sum + this.#weight(word), 0);
  }
}

/** Alike but for one letter of a long word, or cut off by the bank. */
const isSameWord = (name: string, stated: string): boolean =>
  name === stated ||
  (name.length >= 5 && stated.length >= 4 && name[0] === stated[0] && isNearly(name, stated)) ||
  (stated.length >= 4 && name.startsWith(stated));

import { pushTo } from '../../../../platform/shared/push-to.ts';
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
  /** Words of names that a word of a line may be: lines repeat their words. */
  readonly #alike = new Map<string, readonly string[]>();
  readonly #whole = new Map<Payer, number>();
  #count = 0;

  /** All are added before the first text is looked at. */
  add(payer: Payer): void {
    this.#count += 1;
    const words = [...new Set(wordsOf(payer.fullName))];
    this.#words.set(payer, words);
    for (const word of words) {
      if (!this.#byWord.has(word)) pushTo(this.#byLetter, word.charAt(0), word);
      pushTo(this.#byWord, word, payer);
    }
  }

  /** The likeliest first. */
  findIn(text: string): readonly FoundName[] {
    const shares = new Map<Payer, { share: number; as: string[] }>();
    const seen = new Set<string>();
    for (const as of new Set(wordsOf(text))) {
      for (const word of this.#alikeTo(as)) {
        if (seen.has(word)) continue;
        seen.add(word);
        const weight = this.#weight(word);
        for (const payer of this.#byWord.get(word) ?? []) {
          const sofar = shares.get(payer);
          if (sofar === undefined) shares.set(payer, { share: weight, as: [as] });
          else {
            sofar.share += weight;
            sofar.as.push(as);
          }
        }
      }
    }
    return [...shares]
      .map(([payer, { share, as }]) => ({ payer, share: share / this.#wholeOf(payer), as: as.join(' ') }))
      .filter(({ payer, share, as }) => share >= ENOUGH && (as.includes(' ') || this.#isLone(payer, as)))
      .sort((a, b) => b.share - a.share);
  }

  #alikeTo(stated: string): readonly string[] {
    const known = this.#alike.get(stated);
    if (known !== undefined) return known;
    const found = (this.#byLetter.get(stated.charAt(0)) ?? []).filter((word) => isSameWord(word, stated));
    this.#alike.set(stated, found);
    return found;
  }

  /** One word is a name only when the name has no other, and nobody else has it. */
  #isLone(payer: Payer, word: string): boolean {
    return (this.#words.get(payer)?.length ?? 0) === 1 && (this.#byWord.get(word)?.length ?? 0) <= 1;
  }

  #weight(word: string): number {
    return Math.log(1 + this.#count / (this.#byWord.get(word)?.length ?? 1));
  }

  #wholeOf(payer: Payer): number {
    const known = this.#whole.get(payer);
    if (known !== undefined) return known;
    const whole = (this.#words.get(payer) ?? []).reduce((sum, word) => sum + this.#weight(word), 0);
    this.#whole.set(payer, whole);
    return whole;
  }
}

/** Alike but for one letter of a long word, or cut off by the bank. */
const isSameWord = (name: string, stated: string): boolean =>
  name === stated ||
  (name.length >= 5 && stated.length >= 4 && name[0] === stated[0] && isNearly(name, stated)) ||
  (stated.length >= 4 && name.startsWith(stated));

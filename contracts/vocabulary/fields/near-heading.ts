import { slipsBetween } from '../../rules/search/spelling/slips-between.ts';

/** A word as a heading has it. */
interface Written {
  readonly word: string;
  /** A sign behind it says that it is cut short: `Cat.`, `E/Money`. */
  readonly isCut: boolean;
}

interface Known<Field> {
  readonly words: readonly string[];
  readonly field: Field;
}

/** Words and letters of a heading beyond which it is a sentence. */
const [MAX_WORDS, MAX_LETTERS] = [6, 60];

/** Words of headings that people shorten. */
const SHORTENED: Readonly<Record<string, string>> = {
  dt: 'date',
  tm: 'time',
  deptt: 'department',
  distt: 'district',
  prov: 'province',
  nm: 'name',
  wk: 'work',
  cty: 'city',
  rcpt: 'receipt',
  opn: 'opening',
  amt: 'amount',
};

export const wholeWord = (word: string): string => (Object.hasOwn(SHORTENED, word) ? (SHORTENED[word] ?? word) : word);

/** The words of a heading with their signs. */
export function toWords(heading: string): readonly Written[] {
  if (heading.length > MAX_LETTERS) return [];
  return [...heading.matchAll(/([\p{L}\p{N}]+)([./]?)/gu)].map(([, word = '', sign]) => ({
    word: wholeWord(word),
    isCut: sign !== '' && wholeWord(word) === word,
  }));
}

/**
 * The field of the known heading that is nearest in words which are cut short or misspelt; of one within a longer heading when
 * none is near as a whole. Undefined when none is near, or several of different fields are as near.
 */
export function nearestOf<Field>(
  written: readonly Written[],
  known: readonly Known<Field>[],
): Exclude<Field, undefined> | undefined {
  if (written.length === 0 || written.length > MAX_WORDS) return undefined;
  const whole = nearestAt(written, known);
  if (whole !== NONE) return whole;
  for (let length = written.length - 1; length > 1; length -= 1) {
    for (let from = 0; from + length <= written.length; from += 1) {
      const part = written.slice(from, from + length);
      const found = part.some(({ word }) => word.length < 2) ? NONE : nearestAt(part, known);
      if (found !== NONE) return found;
    }
  }
  return undefined;
}

const NONE = Symbol('none is near');

function nearestAt<Field>(written: readonly Written[], known: readonly Known<Field>[]) {
  let least = Number.POSITIVE_INFINITY;
  let fields = new Set<Field>();
  for (const { words, field } of known) {
    const slips = words.length === written.length ? slipsOf(written, words) : Number.POSITIVE_INFINITY;
    if (slips > least || slips === Number.POSITIVE_INFINITY) continue;
    if (slips < least) fields = new Set();
    least = slips;
    fields.add(field);
  }
  if (fields.size === 0) return NONE;
  const [one] = fields;
  return fields.size === 1 ? (one as Exclude<Field, undefined> | undefined) : undefined;
}

/** How many words and letters differ; infinite when the headings are not the same. */
function slipsOf(written: readonly Written[], words: readonly string[]): number {
  let sum = 0;
  for (const [at, one] of written.entries()) {
    sum += slipsIn(one, words[at] ?? '', written.length === 1);
    if (sum === Number.POSITIVE_INFINITY) break;
  }
  return sum;
}

function slipsIn({ word, isCut }: Written, known: string, isAlone: boolean): number {
  if (word === known) return 0;
  if (word[0] !== known[0]) return Number.POSITIVE_INFINITY;
  if ((word === `${known}s` && known.length > 1) || singled(word) === singled(known)) return 1;
  const short = slipsInShort(word, known, (isAlone ? 3 : 2) - (isCut ? 1 : 0));
  if (short !== undefined) return short;
  // a short word is soon another one, and a short heading of one word all the more
  const most = word.length < 5 || (isAlone && known.length < 6) ? 0 : known.length >= 8 ? 2 : 1;
  const slips = most === 0 ? 1 : slipsBetween(word, known, most);
  return slips > most ? Number.POSITIVE_INFINITY : slips;
}

/** A word without doubled letters: `tittle` is as much as `title`. */
const singled = (word: string) => word.replace(/(.)\1/gu, '$1');

/** The same of a word that is cut short, or lacks letters; undefined of any other. `least`: letters that tell enough. */
function slipsInShort(word: string, known: string, least: number): number | undefined {
  if (!LATIN.test(word)) return undefined;
  if (word.length >= least && known.startsWith(word)) return 1;
  if (isSkeleton(word, known)) return skipsVowels(word, known) ? 2 : 3;
  if (word.length > least && skipsVowels(word, known)) return 3;
  return word.length > 3 && word.endsWith('s') && known.startsWith(word.slice(0, -1)) ? 3 : undefined;
}

const LATIN = /^[a-z]+$/;

/** Letters of a word from its first to its last, in their order: `tndr`, `opng`. */
function isSkeleton(word: string, known: string): boolean {
  if (word.length < 3 || word.length >= known.length || word.at(-1) !== known.at(-1)) return false;
  let at = 0;
  for (const letter of known) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** Letters of the beginning of a word without some of its vowels: `catg`, `organz`. */
function skipsVowels(word: string, known: string): boolean {
  let at = 0;
  for (const letter of known) {
    if (letter === word[at]) at += 1;
    else if (at < word.length && !'aeiou'.includes(letter)) return false;
  }
  return at === word.length;
}

import { LRUCache } from 'lru-cache';
import { singular } from '#contracts/rules/search/singular.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { pushTo } from '../../../../platform/shared/push-to.ts';
import { isNear } from './like-title.ts';
import { isInitials, SMALL_WORDS, spelledIn } from './words/initials.ts';
import { countOf, SAME_WORD_OF } from './words/title-vocabulary.ts';

export interface OrganizationName {
  readonly id: number;
  readonly name: string;
}

/** Organizations that a name means, and those that it may mean. */
export interface Meant {
  readonly same: readonly number[];
  readonly alike: readonly number[];
}

/** Words of a post within a body, and of what every body may be called: the XEN writes for his division. */
const UNSAID: ReadonlySet<string> = new Set(
  `office executive superintending chief deputy assistant additional joint divisional managing engineer engr xen sdo director
  directorate general commissioner secretary principal superintendent manager officer registrar treasurer administrator ms se
  inspector ceo dfo dg igp md limited ltd pvt private department deptt dept government govt`.split(/\s+/),
);

interface Names {
  /** The folded name without what stands in parentheses. */
  readonly whole: string;
  /** Short names in parentheses, and the name itself where it is one: 'sngpl'. */
  readonly short: readonly string[];
  readonly initials: string;
}

const isShort = (text: string) => /^[A-Z][A-Z&.-]{1,11}$/.test(text);

function namesOf(name: string): Names {
  const plain = name.replace(/\(([^()]*)\)/g, (_, text: string) => (isShort(text.trim()) ? ' ' : ` ${text} `));
  const whole = foldForSearch(plain) || foldForSearch(name);
  const words = whole.split(' ').filter((word) => !SMALL_WORDS.has(word));
  const bracketed = [...name.matchAll(/\(([^)]{2,12})\)/g)].map(([, text = '']) => text.trim());
  const short = [...bracketed, name.trim()].filter(isShort).map(foldForSearch);
  return { whole, short, initials: words.length < 3 ? '' : words.map((word) => word[0]).join('') };
}

/** A name taken apart: its words as they are written, and what they mean. */
class Said {
  readonly written: readonly string[];
  readonly meant: readonly string[];

  constructor(name: string) {
    const letters = foldForSearch(name.replace(/\bmedical (?=superintendent\b)/gi, ''));
    const folded = letters.replace(/\b(?:[a-z] )+[a-z]\b/g, (initials) => initials.replaceAll(' ', ''));
    this.written = folded.split(' ');
    const said = this.written.filter((word) => word !== '' && !SMALL_WORDS.has(word) && !UNSAID.has(word));
    this.meant = [...new Set(said.map(meaningOf))];
  }
}

/** Each import asks for all organizations many times. */
const known = new LRUCache<string, Said>({ max: 20_000, memoMethod: (name) => new Said(name) });
const saidBy = (name: string) => known.memo(name);

const meaningOf = (word: string) => {
  const one = SAME_WORD_OF.get(word) ?? singular(word);
  return countOf(word) ?? SAME_WORD_OF.get(one) ?? one;
};

/** A short name of fewer letters is that of several bodies. */
const TELLING = 4;

function withoutSpelled(mine: Set<string>, theirs: Set<string>, words: readonly string[]): boolean {
  let isDoubtful = false;
  for (const short of [...mine].filter(isInitials)) {
    const spelled = spelledIn(short, words);
    if (spelled === undefined) continue;
    isDoubtful ||= short.length < TELLING;
    mine.delete(short);
    for (const word of spelled) theirs.delete(meaningOf(word));
  }
  return isDoubtful;
}

/** Whether two names mean one body: 'same'; 'alike' where one says less, in few letters, or by a slip. */
function likeBody(a: Said, b: Said): keyof Meant | undefined {
  const mine = new Set(a.meant.filter((word) => !b.meant.includes(word)));
  const theirs = new Set(b.meant.filter((word) => !a.meant.includes(word)));
  const isShort = [withoutSpelled(mine, theirs, b.written), withoutSpelled(theirs, mine, a.written)].includes(true);
  let isSlip = false;
  for (const word of mine) {
    const near = [...theirs].find((other) => isNear(word, other));
    if (near === undefined) continue;
    isSlip = true;
    mine.delete(word);
    theirs.delete(near);
  }
  if (mine.size > 0 && theirs.size > 0) return undefined;
  if (mine.size + theirs.size === 0 && !isShort && !isSlip) return 'same';
  return a.meant.length > 0 && b.meant.length > 0 ? 'alike' : undefined;
}

/** A name that may be that of more bodies than this tells none of them. */
const MANY = 12;
/** Organizations of which a word that they have in common tells something by itself. */
const FEW = 50;
const RAREST = 3;

/** Organizations by their words and by the letters of short names. */
class Index {
  readonly #said = new Map<number, Said>();
  readonly #byWord = new Map<string, number[]>();
  /** Those that have words which spell a short name, once somebody asked. */
  readonly #bySpelled = new Map<string, number[]>();
  /** By the first letters of two words, one behind the other, with which a short name begins. */
  readonly #byPair = new Map<string, number[]>();
  readonly #shortByPair = new Map<string, string[]>();

  add({ id, name }: OrganizationName): void {
    const said = saidBy(name);
    this.#said.set(id, said);
    for (const word of said.meant) pushTo(this.#byWord, word, id);
    for (const pair of pairsIn(said.written)) pushTo(this.#byPair, pair, id);
    for (const short of said.meant.filter(isInitials))
      if (this.#byWord.get(short)?.length === 1)
        for (const pair of pairsOf(short)) pushTo(this.#shortByPair, pair, short);
  }

  like(name: string): Meant {
    const said = saidBy(name);
    const found: Record<keyof Meant, number[]> = { same: [], alike: [] };
    for (const id of new Set([...this.#withWordsOf(said), ...this.#spelledOut(said), ...this.#shortened(said)])) {
      const likeness = likeBody(said, this.#said.get(id) ?? said);
      if (likeness !== undefined) found[likeness].push(id);
    }
    return found.alike.length > MANY ? { ...found, alike: [] } : found;
  }

  /** By words that few have; where there is none, as in a town with a slip, by two of the rarest. */
  #withWordsOf({ meant }: Said): number[] {
    const lists = meant.map((word) => this.#byWord.get(word) ?? []).filter((ids) => ids.length > 0);
    const few = lists.filter((ids) => ids.length <= FEW);
    if (few.length > 0) return few.flat();
    const [first = [], ...others] = lists.sort((one, other) => one.length - other.length).slice(0, RAREST);
    const common = new Set(others.flat());
    return others.length === 0 ? first : [...first.filter((id) => common.has(id)), ...(others[0] ?? [])];
  }

  #spelledOut({ meant }: Said): number[] {
    return meant.filter(isInitials).flatMap((short) => {
      const isOf = (id: number) => spelledIn(short, this.#said.get(id)?.written ?? []) !== undefined;
      const ids =
        this.#bySpelled.get(short) ??
        pairsOf(short)
          .flatMap((pair) => this.#byPair.get(pair) ?? [])
          .filter(isOf);
      this.#bySpelled.set(short, ids);
      return ids;
    });
  }

  #shortened({ written }: Said): number[] {
    return [...pairsIn(written)]
      .flatMap((pair) => this.#shortByPair.get(pair) ?? [])
      .flatMap((short) => (spelledIn(short, written) === undefined ? [] : (this.#byWord.get(short) ?? [])));
  }
}

const pairsOf = (short: string) => [...new Set([short.slice(0, 2), `${short[0]}${short[2] ?? short[1]}`])];

function pairsIn(words: readonly string[]): ReadonlySet<string> {
  const pairs = words.flatMap((word, at) =>
    [words[at + 1], words[at + 2]].flatMap((next) => (next === undefined ? [] : `${word[0]}${next[0]}`)),
  );
  return new Set(pairs);
}

/** Finds the organizations that a name may mean: in any case, order and abbreviation, or by a short name. */
export function organizationFinder(all: readonly OrganizationName[]): (name: string) => Meant {
  const bySpelling = new Map<string, number[]>();
  const byInitials = new Map<string, number[]>();
  const index = new Index();
  for (const organization of all) {
    const { whole, short, initials } = namesOf(organization.name);
    for (const one of new Set([whole, ...short])) pushTo(bySpelling, one, organization.id);
    if (initials !== '') pushTo(byInitials, initials, organization.id);
    index.add(organization);
  }
  return (name) => {
    const { whole, short, initials } = namesOf(name);
    const isShortAlone = short.includes(whole);
    const like = index.like(name);
    const same = new Set([
      ...[whole, ...short].flatMap((one) => bySpelling.get(one) ?? []),
      ...(isShortAlone ? (byInitials.get(whole) ?? []) : []),
      ...(initials === '' ? [] : (bySpelling.get(initials) ?? [])),
      ...like.same,
    ]);
    return { same: [...same], alike: like.alike.filter((id) => !same.has(id)) };
  };
}

/** Words of a buyer's name and its short names, which a title may repeat without saying anything by it. */
export function wordsOfName(name: string | null): ReadonlySet<string> {
  if (name === null) return new Set();
  const { whole, short, initials } = namesOf(name);
  const words = whole.split(' ').filter((word) => word.length > 1 && !SMALL_WORDS.has(word));
  return new Set([...words, ...short, ...(initials.length > 2 ? [initials] : [])]);
}

import { parseSearch, type SearchPart, type SearchQuery } from '#contracts/rules/search/search-grammar.ts';
import { rightSpelling } from '#contracts/rules/search/spelling/right-spelling.ts';
import { isAgency, isUrdu, type Synonyms } from '#contracts/rules/search/synonyms.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { ENGLISH_PARTICLES, URDU_PARTICLES } from '#contracts/vocabulary/synonyms/particles.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readSynonyms } from '#db/tenders/stored-synonyms.ts';
import { measured } from './sizes.ts';
import { findPlaces, SURE } from './spelling.ts';
import { isFiller, isUsualWord } from './usual-words.ts';
import { isWide } from './wide-words.ts';

/** Letters at which a word is cut, in the index as in the query. */
export const MAX_WORD = 100;

/** A filter that words of a search name: 'islamabad' is a city. */
export interface NamedFilter {
  readonly facet: 'city' | 'province' | 'category';
  readonly value: string;
  /** The tender's key in the index (db/functions/stored/tender-keys.sql). */
  readonly key: string;
}

/** Terms of which hardly anything has all. */
export interface RelaxedTerms {
  /** Sets of them; one suffices. */
  readonly readings: readonly (readonly SearchTerm[])[];
  /** True where title, number or organization have to name them: who has one word of several in a text seldom seeks it. */
  readonly areNamed: boolean;
  /** All of them, and how much each says: a rare one more. */
  readonly weights: ReadonlyMap<SearchTerm, number>;
}

/** Other words for a term, all together. */
export interface OtherName {
  readonly words: readonly string[];
  /** An alternative that was typed ('computer or printer'), another name, a kind of the thing or near it, or a wider word. */
  readonly is: 'typed' | 'name' | 'kind' | 'wider';
  /** False where a shorter name finds it, too, and of wider words until a search finds little; a title with it says more. */
  readonly isAsked: boolean;
}

/** A part of a search with everything else that satisfies it. */
export interface SearchTerm extends SearchPart {
  readonly names: readonly OtherName[];
  readonly named: readonly NamedFilter[];
  /** True for a term that says for whom or what the rest is: 'hospital ke liye dawaiyan' seeks medicines. */
  readonly isFor?: true;
}

type Part = SearchPart & Pick<SearchTerm, 'isFor'>;

export interface Search {
  readonly terms: readonly SearchTerm[];
  /** Terms that take notices away, with their names in the other script and the places that they name: -laptop leaves out لیپ ٹاپ, too. */
  readonly excluded: readonly SearchTerm[];
  /** Relaxed terms beside the terms, which all have to be there. */
  readonly some?: RelaxedTerms;
  /** Terms that nothing is asked about any more, but that still tell which tender is the better match. */
  readonly hoped?: readonly SearchTerm[];
}

export const NO_SEARCH: Search = { terms: [], excluded: [] };
export const isSearch = ({ terms, excluded, some }: Search): boolean =>
  terms.length + excluded.length > 0 || some !== undefined;

/** Words of one name at most: 'sui northern gas pipelines limited'. */
const NAME_WORDS = 5;
/** Names of places that are usual words, too, so they are searched as words only. */
const NOT_PLACES = new Set('federal ict ba pb sd hub reading mobile orange nice bath male'.split(' '));

/** Meaning of a search: its parts, their synonyms, and the filters that they name; names of several words up to the `longest`. */
export async function understandSearch(db: Queryable, text: string, longest = NAME_WORDS): Promise<Search> {
  const [search = NO_SEARCH] = await understandSearches(db, [text], longest);
  return search;
}

/** The meanings of many searches in their order, by as few queries as that of one. */
export async function understandSearches(
  db: Queryable,
  texts: readonly string[],
  longest = NAME_WORDS,
): Promise<readonly Search[]> {
  const parsed = texts.map((text) => withoutParticles(shortened(parseSearch(text))));
  const names = [...new Set(parsed.flatMap(({ wanted }) => namesIn(wanted, longest)))];
  const excludedNames = parsed.flatMap(({ excluded }) => excluded.map(nameOf));
  if (names.length + excludedNames.length === 0)
    return parsed.map(({ wanted, excluded }) => ({ terms: wanted.map(plainTerm), excluded: excluded.map(plainTerm) }));
  const [named, synonymsOf] = await Promise.all([
    namedFilters(db, [...new Set([...names, ...excludedNames])]),
    readSynonyms(db, [...new Set([...names, ...excludedNames])]),
  ]);
  const inEnglish = new Map(
    names.filter(isUrdu).map((name) => [name, synonymsOf(name).names.filter((one) => !isUrdu(one))]),
  );
  const translated = await namedCategories(db, [...inEnglish.values()].flat());
  const known = (name: string): Omit<SearchTerm, keyof SearchPart> => {
    const synonyms = synonymsOf(name);
    const filed = (inEnglish.get(name) ?? []).flatMap((one) => translated.get(one) ?? []);
    const names = [
      ...synonyms.names.map((one) => otherName(one, 'name')),
      ...synonyms.kinds.map((one) => otherName(one, 'kind')),
      ...synonyms.wider.map((one) => otherName(one, 'wider')),
    ];
    return { names: withoutLonger(wordsOf(name), names), named: [...(named.get(name) ?? []), ...filed] };
  };
  return parsed.map(({ wanted, excluded }) => ({
    terms: joined(wanted, known, longest),
    excluded: excluded.map((part) => ({
      ...part,
      names: inOtherScript(nameOf(part), synonymsOf),
      named: named.get(nameOf(part))?.filter(({ facet }) => facet !== 'category') ?? [],
    })),
  }));
}

const nameOf = ({ words }: SearchPart) => words.join(' ');
const wordsOf = (name: string) => name.split(' ');

const otherName = (name: string, is: OtherName['is']): OtherName => ({
  words: wordsOf(name),
  is,
  isAsked: is !== 'wider',
});

const inOtherScript = (name: string, synonymsOf: Synonyms): OtherName[] =>
  synonymsOf(name)
    .names.filter((other) => isUrdu(other) !== isUrdu(name))
    .map((other) => otherName(other, 'name'));

/** Names of which those are asked for that find something by themselves: who has portland cement has cement. Names of several words cost the most. */
function withoutLonger(own: readonly string[], names: readonly OtherName[]): readonly OtherName[] {
  const asked = [own, ...names.filter(({ isAsked }) => isAsked).map(({ words }) => words)];
  const single = new Set(asked.flatMap((one) => (one.length === 1 && !isWide(one) ? one : [])));
  const isLonger = (words: readonly string[]) => words.length > 1 && words.some((word) => single.has(word));
  return names.map((name) => (name.isAsked && isLonger(name.words) ? { ...name, isAsked: false } : name));
}

/** Other words for a term that the index is asked for. */
export const askedNames = ({ names }: SearchTerm): readonly (readonly string[])[] =>
  names.filter(({ isAsked }) => isAsked).map(({ words }) => words);

/** Whether anything but its own words is known of a term. */
export const isKnown = ({ names, named }: Pick<SearchTerm, 'names' | 'named'>): boolean =>
  named.length > 0 || names.some(({ is, isAsked }) => isAsked || is === 'wider');

/** The search with wider words as other names of their things; itself where nobody knows any. */
export function withWider(search: Search): Search {
  if (!search.terms.some(({ names }) => names.some(({ is, isAsked }) => is === 'wider' && !isAsked))) return search;
  const widened = (term: SearchTerm): SearchTerm => {
    const asked = term.names.map((name) => (name.is === 'wider' ? { ...name, isAsked: true } : name));
    const names = withoutLonger(term.words, asked);
    return { ...term, names: names.filter(({ is, isAsked }) => isAsked || is !== 'wider') };
  };
  return { ...search, terms: search.terms.map(widened) };
}

/** A term of nothing but its own words. */
export const plainTerm = (part: Part): SearchTerm => ({ ...part, names: [], named: [] });

/** Words as long as the index holds them, and outside of quotes in their right spelling. */
function shortened({ wanted, excluded }: SearchQuery): SearchQuery {
  const cut = (part: SearchPart) => ({
    ...part,
    words: part.words.map((word) => word.slice(0, MAX_WORD).toWellFormed()),
  });
  const spelled = (part: SearchPart) => (part.isPhrase ? part : { ...part, words: part.words.map(rightSpelling) });
  return { wanted: wanted.map(cut).map(spelled), excluded: excluded.map(cut) };
}

/** Those that may stand first; a pe pipe is of polyethylene. */
const OPENING = new Set('mujhe koi کویی'.split(' '));
const ENGLISH_FOR = new Set(['for']);
const FOR = new Set('liye liay lie لیے'.split(' '));

function withoutParticles({ wanted, excluded }: SearchQuery): {
  wanted: readonly Part[];
  excluded: readonly SearchPart[];
} {
  const isWord = (part: SearchPart | undefined, words: ReadonlySet<string>) =>
    part?.isPhrase === false && part.words.every((word) => words.has(word));
  const isTelling = ({ words: [word = ''] }: SearchPart) =>
    !isUsualWord(word) && !isFiller(word, 1) && !ENGLISH_PARTICLES.has(word);
  const forAt = wanted.findIndex((part, at) => isWord(part, ENGLISH_FOR) && wanted.slice(0, at).some(isTelling));
  const said = wanted.flatMap((part, at): Part[] => {
    if ((isWord(part, URDU_PARTICLES) && (at > 0 || isWord(part, OPENING))) || isWord(part, FOR)) return [];
    const isFor =
      (isWord(wanted[at + 1], URDU_PARTICLES) && isWord(wanted[at + 2], FOR)) || (forAt !== -1 && at > forAt);
    return [isFor ? { ...part, isFor } : part];
  });
  return { wanted: said.length === 0 ? wanted : said, excluded };
}

/** Words from `at` on that stand beside each other outside of quotes, at most the `longest`. */
function wordsFrom(parts: readonly SearchPart[], at: number, longest: number): string[] {
  const next = parts.slice(at, at + longest);
  const end = next.findIndex(({ isPhrase, isOr }, place) => isPhrase || (isOr && place > 0));
  return (end === -1 ? next : next.slice(0, end)).flatMap(({ words }) => words);
}

/** Everything in a search that may be a name. */
function namesIn(parts: readonly SearchPart[], longest: number): string[] {
  return parts.flatMap((_, at) => {
    const words = wordsFrom(parts, at, longest);
    return words.map((_word, last) => words.slice(0, last + 1).join(' '));
  });
}

/** The parts, where the longest names that mean something are one. */
function joined(
  parts: readonly Part[],
  known: (name: string) => Omit<SearchTerm, keyof SearchPart>,
  longest: number,
): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let at = 0; at < parts.length; ) {
    const part = parts[at];
    if (part === undefined) break;
    const size = measured(parts, at);
    let count = size?.count ?? 1;
    let taken = plainTerm(part);
    if (size !== undefined)
      taken = { ...taken, words: size.words, names: [{ words: size.otherwise, is: 'name', isAsked: true }] };
    for (let words = wordsFrom(parts, at, longest); words.length > 0; words = words.slice(0, -1)) {
      const meaning = known(words.join(' '));
      if (!isKnown(meaning)) continue;
      taken = { words, isPhrase: false, ...(part.isFor && { isFor: part.isFor }), ...meaning };
      count = words.length;
      break;
    }
    const before = part.isOr ? terms.pop() : undefined;
    terms.push(before === undefined ? taken : eitherTerm(before, taken));
    at += count;
  }
  return terms;
}

/** One of two terms, as another name of the first; what the other is asked for by finds it, too. */
export function eitherTerm(one: SearchTerm, other: SearchTerm): SearchTerm {
  const names = other.names.filter(({ is, isAsked }) => isAsked || is === 'wider');
  const typed: OtherName = { words: other.words, is: 'typed', isAsked: true };
  return { ...one, names: [...one.names, typed, ...names], named: [...one.named, ...other.named] };
}

/** The parts of terms, as they can be printed. */
export const partsOf = (terms: readonly SearchTerm[]): SearchPart[] =>
  terms.flatMap(({ words, isPhrase, names }) => [
    { words, isPhrase },
    ...names.flatMap(({ words, is }) => (is === 'typed' ? { words, isPhrase: false, isOr: true as const } : [])),
  ]);

async function namedFilters(db: Queryable, names: readonly string[]): Promise<ReadonlyMap<string, NamedFilter[]>> {
  const [places, categories] = await Promise.all([
    findPlaces(
      db,
      names.map((city) => ({ city, province: null })),
    ),
    namedCategories(db, names),
  ]);
  return new Map(
    names.map((name, at) => {
      const place = places[at];
      const found = [...(categories.get(name) ?? [])];
      if (place === undefined || NOT_PLACES.has(name) || isAgency(name)) return [name, found];
      const { city, province, howSure, isAbroad } = place;
      if (city !== null && SURE.has(howSure)) {
        found.push({ facet: 'city', value: city, key: `c:${city}` });
      } else if (city === null && province !== null && !isAbroad) {
        found.push({ facet: 'province', value: province, key: `p:${province}` });
      }
      return [name, found];
    }),
  );
}

/** Categories by name, singular or plural. */
async function namedCategories(db: Queryable, names: readonly string[]): Promise<ReadonlyMap<string, NamedFilter[]>> {
  if (names.length === 0) return new Map();
  const rows = await db.prepared<{ id: number; name: string }>(sql`SELECT id, name FROM category
    WHERE rtrim(regexp_replace(lower(name), '[^[:alnum:]]+', ' ', 'g'), 's ') = ANY (${names.map(withoutS)}::text[])`);
  const byName = new Map<string, NamedFilter[]>();
  for (const { id, name } of rows) {
    const key = withoutS(foldForSearch(name));
    byName.set(key, [...(byName.get(key) ?? []), { facet: 'category', value: name, key: `k:${id}` }]);
  }
  return new Map(names.map((name) => [name, byName.get(withoutS(name)) ?? []]));
}

function withoutS(name: string): string {
  const last = [...name].findLastIndex((letter) => letter !== 's' && letter !== ' ');
  return [...name].slice(0, last + 1).join('');
}

import type { SearchPart } from '#contracts/rules/search/search-grammar.ts';
import { singular } from '#contracts/rules/search/singular.ts';
import { isAgency } from '#contracts/rules/search/synonyms.ts';
import { isSize, withoutUnit } from '../../../../platform/search/sizes.ts';
import {
  type OtherName,
  partsOf,
  plainTerm,
  type Search,
  type SearchTerm,
} from '../../../../platform/search/understand-search.ts';
import { isFiller } from '../../../../platform/search/usual-words.ts';
import { otherThings } from './other-things.ts';
import {
  isHead,
  isOfCare,
  isOfRights,
  isOfSales,
  namesCity,
  STOP_WORDS,
  shortForms,
  withoutDemands,
  withoutNumbers,
  wordsIn,
} from './title-words.ts';

/** Facts of a tender that its rank depends on. */
export interface RankedFields {
  readonly title: string;
  readonly reference: string | null;
  /** Folded names. */
  readonly organizations: string;
  /** The tender's filters as keys of the index. */
  readonly keys: ReadonlySet<string>;
  /** Stated where there is a scanned text beside it that may hold the words instead. */
  readonly description: string | null;
  /** Whether a term of which not all have to be there stands anywhere. */
  readonly holds?: (term: SearchTerm) => boolean;
  /** Stated with it. */
  readonly isLive?: boolean;
}

/** Places where the words of a search stand, the best first: the worst of those needed is the tender's. */
const LEVEL = {
  phraseInTitle: 0,
  office: 1,
  title: 10,
  number: 20,
  organization: 30,
  description: 40,
  scan: 50,
  namesake: 60,
} as const;
/** A title with the words of a name apart from each other says less than one with the name. */
const APART = 3;
/** A title with another name of what is sought says a little less than one with the words as they were typed, and one of a kind of it less. */
const OTHERWISE = { name: 2, kind: 4, wider: 8 } as const;
/** Words of a title that is long; one of twice as many is longer still. */
const LONG = { words: 12, worse: 0.4 } as const;
/** A title without a word that was left out says less than one with it. */
const WITHOUT = 5;
/** A word that is only begun is less than the word. */
const BEGUN = 5;
/** A title where a name says which other thing is sought: computer stationery; worse than a kind of the thing. */
const BESIDE = 5;
/** A title where the name is part of that of another thing: a petrol pump is no pump. */
const INSIDE = 15;
/** A title without the name of the category that is sought. */
const FILED = 8;
/** A title that names another city than the one where it is filed: that of the buyer's head office. */
const ELSEWHERE = 15;
/** Rights that are auctioned, to who did not ask for such: the stand, and not the bus. */
const RIGHTS = 6;
/** Old things that are sold, to who did not ask for such; before words of a text. */
const SOLD = 30;
/** Terms outside of the title that still make a difference among tenders of one level. */
const MAX_OUTSIDE = 4;

/** Repairs and spare parts of a thing, to who did not ask for such. */
const KEPT = 2.5;

/** More than any rank by place: of tenders with some of the words, those whose words say more come first, wherever they stand. */
const MISSING = 1000;
/** Part of a word's weight that is missing where it stands in a text only: pay orders come 'in the form of' many things. */
const IN_TEXT = 0.4;
/** More than any rank by place, too. */
const CLOSED = 100;

/** Rank of a tender for a search; lower is better. A filter that is named counts as if it stood in the title. */
export function rankOf({ some, ...search }: Search, fields: RankedFields): number {
  const weighed = [...(some?.weights ?? [])];
  const held = weighed.filter(([term]) => fields.holds?.(term));
  const title = titleWords(fields.title);
  const lacks = (one: SearchTerm) => (!held.some(([term]) => term === one) ? 1 : holds(title, one) ? 0 : IN_TEXT);
  const missing = weighed.reduce((sum, [term, weight]) => sum + lacks(term) * weight, 0);
  const terms = [...search.terms, ...held.map(([term]) => term)];
  return missing * MISSING + (fields.isLive === false ? CLOSED : 0) + placeRank({ ...search, terms }, fields);
}

function placeRank(search: Search, fields: RankedFields): number {
  const title = titleWords(search.terms.some(isNumber) ? fields.title : withoutNumbers(fields.title));
  const isFiled = (term: SearchTerm) => term.named.some(({ key }) => fields.keys.has(key));
  const isFiledIn = (term: SearchTerm) => isFiled(term) && term.named.some(({ facet }) => facet === 'city');
  const words = search.terms.filter((term) => !isFiled(term));
  const outside = words.filter((term) => !holds(title, term));
  const isAbout = (isOf: (words: readonly string[]) => boolean) =>
    isOf(title) && search.terms.some((term) => namesOf(term).map(singularsOf).some(isOf));
  const isElsewhere = search.terms.some((term) => isFiledIn(term) && !holds(title, term)) && namesCity(title);
  const isSold = isOfSales(title) && !isAbout(isOfSales) && !isAbout(isOfRights);
  const soldRank = !isSold ? 0 : isOfRights(title) ? RIGHTS : SOLD;
  const isCare =
    isOfCare(title) &&
    ![...search.terms, ...(search.hoped ?? [])].some((term) => namesOf(term).map(singularsOf).some(isOfCare));
  if (isOffice(search, fields)) return LEVEL.office;
  if (outside.length > 0) return outsideRank(title, outside, fields) + soldRank + (isElsewhere ? ELSEWHERE : 0);
  const isByCategory = search.terms.some(
    (term) => isFiled(term) && term.named.some(({ facet }) => facet === 'category') && !holds(title, term),
  );
  const heads = (term: SearchTerm) => isHead(fields.title, headsOf(title, term));
  const isBeside =
    words.some((term) => !isPlace(term) && !isSize(term) && !heads(term)) &&
    !search.hoped?.some((term) => !isFilling(term) && holds(title, term) && heads(term));
  return (
    wordingRank(search, title, words) +
    lengthRank(title) +
    (isByCategory ? FILED : 0) +
    (isBeside ? BESIDE : 0) +
    (words.some((term) => !holds(withoutOthers(soughtBy(fields.title, words), term, words), term)) ? INSIDE : 0) +
    soldRank +
    (isElsewhere ? ELSEWHERE : 0) +
    (isCare ? KEPT : 0)
  );
}

/** True where the words are a name of an office, as they stand: Islamabad Club is no club in Islamabad. */
const isOffice = ({ terms }: Search, { organizations }: RankedFields) =>
  terms.length > 1 &&
  hasPhrase(
    organizations.split(' ').map(singular),
    terms.flatMap(({ words }) => words),
  );

/** Words of a title; AC/DC is a current, and no air conditioner. */
const titleWords = (title: string) => [...wordsIn(title.replace(/\bac\s?\/\s?dc\b/gi, 'acdc')), ...shortForms(title)];

const isNumber = ({ words }: SearchTerm) => words.some((word) => /\d/.test(word));
/** Words of every notice make no title one of what is sought: procurement, of tyres for vehicles. */
const isFilling = ({ words }: SearchTerm) => words.every((word) => isFiller(word, 0));
const isPlace = ({ named }: SearchTerm) => named.some(({ facet }) => facet !== 'category');

/** Names of a term; of words that stand apart in a title the last, which says what the thing is. */
const headsOf = (title: readonly string[], term: SearchTerm) =>
  isApart(title, term) ? [term.words.slice(-1)] : namesOf(term);

/** Rank by how a title says all the words. */
function wordingRank(search: Search, title: readonly string[], words: readonly SearchTerm[]): number {
  const all = words.flatMap((term) => term.words);
  const hoped = [
    ...(search.hoped ?? []),
    ...words
      .map(eachOf)
      .filter(({ length }) => length > 1)
      .flat(),
  ];
  if (hoped.length === 0 && (all.length === 0 || hasPhrase(title, all))) return LEVEL.phraseInTitle;
  const lacking = hoped.filter((term) => !holds(title, term)).length / Math.max(1, hoped.length);
  const isTogether = !words.some((term) => isApart(title, term));
  const otherwise = words.reduce((sum, term) => sum + otherwiseRank(title, term), 0) / Math.max(1, words.length);
  return LEVEL.title + lacking * WITHOUT + (isTogether ? 0 : APART) + otherwise;
}

/** Rank by how a title says one term. */
function otherwiseRank(title: readonly string[], term: SearchTerm): number {
  if (partsOf([term]).some((part) => isTyped(title, part))) return 0;
  const says = (as: OtherName['is']) => term.names.some(({ is, words }) => is === as && hasPhrase(title, words));
  if (says('name')) return OTHERWISE.name;
  const isWidened = term.names.some(({ is, isAsked }) => is === 'wider' && isAsked);
  return isWidened && !says('kind') ? OTHERWISE.wider : OTHERWISE.kind;
}

/** Rank by the places where the words outside of the title stand. */
function outsideRank(title: readonly string[], outside: readonly SearchTerm[], fields: RankedFields): number {
  const missing = Math.min(MAX_OUTSIDE, outside.length);
  const reference = [...title, ...wordsIn(fields.reference ?? '')];
  if (outside.every((term) => holds(reference, term))) return LEVEL.number + missing;
  const named = [...reference, ...fields.organizations.split(' ').map(singular)];
  const isWho = (term: SearchTerm) => isTyped(named, term) || (isAgency(term.words.join(' ')) && holds(named, term));
  if (outside.every(isWho)) return LEVEL.organization + missing;
  if (outside.some((term) => !isWho(term) && holds(named, term) && !holds(reference, term)))
    return LEVEL.namesake + missing;
  if (outside.length === 1 && begins(named, outside[0])) return LEVEL.organization + BEGUN + missing;
  if (fields.description === null) return LEVEL.description + missing;
  const described = [...named, ...wordsIn(fields.description)];
  return (outside.every((term) => holds(described, term)) ? LEVEL.description : LEVEL.scan) + missing;
}

/** A long title is of many things, so it says less of each. */
function lengthRank(title: readonly string[]): number {
  const said = telling(title).length;
  return Math.min(2, Math.floor(said / LONG.words)) * LONG.worse;
}

/** Terms of which one suffices, each by itself: a title with all of them says more. */
const eachOf = (term: SearchTerm): SearchTerm[] => partsOf([term]).map(plainTerm);

function holds(words: readonly string[], term: SearchTerm): boolean {
  if (term.isPhrase) return hasPhrase(words, term.words);
  return isTyped(words, term) || term.names.some((name) => name.isAsked && hasPhrase(words, name.words));
}

/** Words of a title without what the thing must have, and without what it is not: premises with parking, non-consultancy services. */
function soughtBy(text: string, terms: readonly SearchTerm[]): readonly string[] {
  const title = titleWords(withoutDemands(text));
  if (terms.some(({ words }) => words.includes('non'))) return title;
  return title.filter((_, at) => title[at - 1] !== 'non');
}

/** Words of a title without the names of other things that hold one of the term, and none of another term. */
function withoutOthers(title: readonly string[], term: SearchTerm, terms: readonly SearchTerm[]): readonly string[] {
  const isOfOther = (name: readonly string[]) => terms.some((one) => one !== term && holds(name, one));
  const others = othersOf(term).filter((name) => hasPhrase(title, name) && !isOfOther(name));
  const text = others.reduce<string>((left, name) => left.replaceAll(nameOf(name), ' | '), textOf(title));
  const words = others.length === 0 ? title : text.split(' ');
  return withoutUnit(words, term.words.join(' '));
}

const isTyped = (words: readonly string[], { words: own }: SearchPart) =>
  singularsOf(own).every((word, at) => words.includes(word) || STOP_WORDS.has(own[at] ?? ''));

const isApart = (words: readonly string[], term: SearchTerm) =>
  term.words.length > 1 && !namesOf(term).some((name) => hasPhrase(words, name));

function begins(words: readonly string[], term: SearchTerm | undefined): boolean {
  const typed = term?.isPhrase ? undefined : term?.words.at(-1);
  return typed !== undefined && typed.length > 1 && words.some((word) => word.startsWith(typed));
}

/** Whether the words stand one after the other, little words aside. */
const hasPhrase = (words: readonly string[], phrase: readonly string[]): boolean =>
  textOf(words).includes(nameOf(phrase));

// A name is sought in a hundred notices, and in each a hundred names.
const singularsOf = onceEach((words: readonly string[]) => words.map(singular));
const telling = (words: readonly string[]) => words.filter((word) => !STOP_WORDS.has(word));
const textOf = onceEach((words: readonly string[]) => ` ${telling(words).join(' ')} `);
const nameOf = onceEach((words: readonly string[]) => ` ${telling(words).map(singular).join(' ')} `);

/** The words of a term and its other names, those that shorter ones find, too. */
const namesOf = onceEach(({ words, names }: SearchTerm) => [
  words,
  ...names.filter(({ is, isAsked }) => isAsked || is === 'name').map((name) => name.words),
]);

const othersOf = onceEach(otherThings);

/** The function, asked once for each argument as long as that is in use. */
function onceEach<K extends object, T extends object | string>(of: (words: K) => T): (words: K) => T {
  const known = new WeakMap<K, T>();
  return (words) => {
    const value = known.get(words) ?? of(words);
    known.set(words, value);
    return value;
  };
}

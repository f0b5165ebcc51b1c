import { BRANDS } from '../../vocabulary/synonyms/brands.ts';
import { GOODS } from '../../vocabulary/synonyms/goods.ts';
import { GOODS_IN_URDU } from '../../vocabulary/synonyms/goods-in-urdu.ts';
import { MATERIALS } from '../../vocabulary/synonyms/materials.ts';
import { PLACES_AND_TRADES_IN_URDU } from '../../vocabulary/synonyms/places-and-trades-in-urdu.ts';
import { ROMAN_AND_URDU } from '../../vocabulary/synonyms/roman-and-urdu.ts';
import { SERVICES } from '../../vocabulary/synonyms/services.ts';
import { AGENCIES, AGENCY_CITIES, SHORT_FORMS } from '../../vocabulary/synonyms/short-forms.ts';
import { SPELLINGS } from '../../vocabulary/synonyms/spellings.ts';
import { TRADES } from '../../vocabulary/synonyms/trades.ts';
import { WORKS } from '../../vocabulary/synonyms/works.ts';
import { once } from '../once.ts';
import { foldForSearch } from '../search-text.ts';
import { singular } from './singular.ts';

/** Names of one thing, each folded. */
export interface SynonymGroup {
  /** Each finds the others. */
  readonly names: readonly string[];
  /** Kinds of it: its names find them, they do not find it. */
  readonly kinds: readonly string[];
  /** Wider words and what else notices may call for instead: asked for where nobody has a name or a kind. */
  readonly wider: readonly string[];
}

/** Other names of a folded name, and kinds of the thing; none where nobody knows any. */
export type Synonyms = (name: string) => SynonymGroup;

/** A group that comes with the product. */
export interface ProductGroup extends SynonymGroup {
  /** The same in every release, from PRODUCT_IDS on: that of its list and first name. */
  readonly id: number;
}

/** Numbers from here on are those of groups of the product; those of administrators are smaller. */
export const PRODUCT_IDS = 1_000_000_000;

export const synonymGroups = once((): readonly ProductGroup[] =>
  Object.entries({
    SPELLINGS,
    SHORT_FORMS,
    ROMAN_AND_URDU,
    TRADES,
    WORKS,
    SERVICES,
    GOODS,
    MATERIALS,
    GOODS_IN_URDU,
    PLACES_AND_TRADES_IN_URDU,
    BRANDS,
  }).flatMap(([list, text]) =>
    text
      .trim()
      .split('\n')
      .map((line) => {
        const group = readGroup(line);
        return { ...group, id: idOf(`${list} ${group.names[0]}`) };
      }),
  ),
);

/** First names of the product's groups, which are spelled as they should be, and all names, kinds and wider words. */
export const firstNames = once((): readonly string[] => synonymGroups().map(({ names: [first = ''] }) => first));
export const allNames = once((): readonly string[] =>
  synonymGroups().flatMap(({ names, kinds, wider }) => [...names, ...kinds, ...wider]),
);

const agencyGroups = once(() => AGENCIES.trim().split('\n').map(namesIn));
const agencyNames = once((): ReadonlySet<string> => new Set(agencyGroups().flat().map(synonymKey)));

const namesOfThings = once(
  (): ReadonlySet<string> => new Set(synonymGroups().flatMap(({ names }) => names.map(synonymKey))),
);

/** Whether a folded name stands in a group of the product. */
export const isNameOfThing = (name: string): boolean => namesOfThings().has(synonymKey(name));

/** Whether a folded name is that of an agency: who buys, not what. */
export const isAgency = (name: string): boolean => agencyNames().has(synonymKey(name));

const makers = once(
  (): ReadonlySet<string> =>
    new Set(
      BRANDS.trim()
        .split('\n')
        .flatMap((line) => readGroup(line).names),
    ),
);

/** Whether a folded name is that of a make: of which things are, not what. */
export const isMaker = (name: string): boolean => makers().has(name);

/** The city that a company serves, by any of its names. */
export function homeOfAgency(name: string): string | undefined {
  const key = synonymKey(name);
  return AGENCY_CITIES[agencyGroups().find((names) => names.map(synonymKey).includes(key))?.[0] ?? ''];
}

/** FNV-1a of a text, as the number of a group. */
function idOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return PRODUCT_IDS + (hash % PRODUCT_IDS);
}

/** `a = b > c < d`: a and b are names of one thing, c is a kind of it, d a wider word. */
function readGroup(line: string): SynonymGroup {
  const [closer = '', wider = ''] = line.split(' < ');
  const [names = '', kinds = ''] = closer.split(' > ');
  return { names: namesIn(names), kinds: namesIn(kinds), wider: namesIn(wider) };
}

function namesIn(text: string): string[] {
  return [...new Set(text.split(' = ').map(foldForSearch))].filter((name) => name !== '');
}

/**
 * The synonyms of all groups; a name is known in singular and plural. What the first name of a group is called in other
 * groups holds for its other names, too: کمپیوٹر is a computer, and a computer is a laptop; so does what any name is called in
 * Urdu: pest control is deemak, and that is دیمک. A kind has its other names, but an auction, which is of other things, too.
 */
export function synonymsOf(groups: readonly SynonymGroup[]): Synonyms {
  const known = groupsByKey(groups);
  return (name) => {
    const own = known.get(synonymKey(name)) ?? [];
    const byFirst = own.flatMap(({ names: [first = ''] }) => known.get(synonymKey(first)) ?? []);
    const groups = [...own, ...byFirst];
    const byKey = (texts: readonly string[]) => new Map(texts.map((text) => [formKey(text), text]));
    const inUrdu = own.flatMap((group) => group.names.flatMap((other) => known.get(synonymKey(other)) ?? []));
    const names = byKey([
      ...groups.flatMap((group) => group.names),
      ...inUrdu.flatMap((group) => group.names.filter(isUrdu)),
    ]);
    const withNames = (some: readonly string[]) => byKey(some.flatMap((one) => [one, ...namesOfKind(one, known)]));
    const kinds = withNames(groups.flatMap((group) => group.kinds));
    const wider = withNames(groups.flatMap((group) => group.wider));
    for (const key of [...names.keys(), formKey(name)]) kinds.delete(key);
    for (const key of [...names.keys(), ...kinds.keys(), formKey(name)]) wider.delete(key);
    names.delete(formKey(name));
    return { names: [...names.values()], kinds: [...kinds.values()], wider: [...wider.values()] };
  };
}

/** Groups by the keys of their names. */
export function groupsByKey<G extends SynonymGroup>(groups: readonly G[]): ReadonlyMap<string, readonly G[]> {
  const known = new Map<string, G[]>();
  for (const group of groups) {
    for (const key of new Set(group.names.map(synonymKey))) known.set(key, [...(known.get(key) ?? []), group]);
  }
  return known;
}

/** Other names of a kind, but for words of its own and English ones of an Urdu one, which are wider: street, of a pcc street. */
function namesOfKind(kind: string, known: ReadonlyMap<string, readonly SynonymGroup[]>): string[] {
  const wordsOf = (name: string) => synonymKey(name).split(' ');
  const isWider = (name: string) => wordsOf(name).every((word) => wordsOf(kind).includes(word));
  return (known.get(synonymKey(kind)) ?? [])
    .filter(({ names: [first = ''] }) => first !== 'auction')
    .flatMap(({ names }) => names.filter((name) => !isWider(name) && (isUrdu(name) || !isUrdu(kind))));
}

export const isUrdu = (name: string): boolean => /[\u0600-\u06ff]/.test(name);

/** A name as the index tells it from others: Postgres has no stems of Urdu and of words without vowels, as SMDs is one, and buses is to it no bus. */
const formKey = (name: string) =>
  /[\u0600-\u06ff]|(?:^| )(?:[^aeiouy ]+s|bus|buses)(?: |$)/.test(name) ? name : synonymKey(name);

/** A folded name in the singular, by which its group is found. */
export function synonymKey(name: string): string {
  return name.split(' ').map(singular).join(' ');
}

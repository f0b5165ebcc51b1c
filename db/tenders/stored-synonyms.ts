import { once } from '#contracts/rules/once.ts';
import { singular, urduForms } from '#contracts/rules/search/singular.ts';
import {
  groupsByKey,
  type SynonymGroup,
  type Synonyms,
  synonymGroups,
  synonymKey,
  synonymsOf,
} from '#contracts/rules/search/synonyms.ts';
import { englishOf } from '#contracts/rules/search/urdu/loanwords.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { type Queryable, sql } from '../connection.ts';

/** A group as administrators stated it; without names it is out of use. */
export interface StoredSynonyms extends Omit<SynonymGroup, 'wider'> {
  readonly id: number;
}

const widerOf = once(() => new Map(synonymGroups().map(({ id, wider }) => [id, wider])));
const byKey = once(() => groupsByKey(synonymGroups()));

/** First names of single words, by the word with every long a short: who types paani means pani, which is water. */
const shortA = (word: string) => word.replaceAll('aa', 'a');
const byShortA = once(
  () => new Map([...byKey()].flatMap(([key, [group]]) => (key.includes(' ') ? [] : [[shortA(key), group?.names[0]]]))),
);

/**
 * The name in the words by which their groups are known: 'gari hire' is vehicle hiring, فلٹر پلانٹ a filter plant. The first of a
 * group is what it is called; a word that is one already stays.
 */
function inKnownWords(name: string): string {
  const words = name.split(' ').map((word) => {
    const groups = byKey().get(singular(word)) ?? [];
    const firsts = groups.map(({ names: [first = ''] }) => first);
    if (firsts.length === 0)
      return otherForm(word) ?? byShortA().get(shortA(word)) ?? englishOf(word) ?? apart(word) ?? word;
    return firsts.some((first) => singular(first) === singular(word)) ? word : firsts[0];
  });
  // an act may stand before its thing: کرائے پر دفتر is an office on rent
  const [act = '', ...thing] = words;
  const turned = [...thing, act].join(' ');
  return ACTS.has(act) && byKey().has(synonymKey(turned)) ? turned : words.join(' ');
}

/** A name that was typed as one word: tuftile. */
function apart(word: string): string | undefined {
  const names = Array.from(
    { length: Math.max(0, word.length - 5) },
    (_, at) => `${word.slice(0, at + 3)} ${word.slice(at + 3)}`,
  );
  return names.find((name) => byKey().has(synonymKey(name)));
}

const ACTS = new Set(['rent', 'hiring', 'lease', 'auction', 'repair', 'maintenance']);

/** The form of an Urdu word that groups name: کرایے is کرایہ. */
const otherForm = (word: string): string | undefined => urduForms(word).find((form) => byKey().has(singular(form)));

/**
 * Synonyms of folded names: those of the product, as administrators changed them, and theirs. Read for each search, so that
 * every process follows a change at once.
 */
export async function readSynonyms(db: Queryable, names: readonly string[]): Promise<Synonyms> {
  const groupsOf = (keys: readonly string[]) => keys.flatMap((key) => byKey().get(key) ?? []);
  const mayBeOther = (name: string) => name.includes(' ') || !byKey().has(singular(name));
  const known = new Map(names.filter(mayBeOther).map((name) => [name, inKnownWords(name)]));
  const typed = [...names, ...known.values()].map(synonymKey);
  const own = groupsOf(typed);
  // names and kinds that the first name of a group has in others hold for its other names, too
  const near = [...own, ...groupsOf(own.map(({ names: [first = ''] }) => synonymKey(first)))];
  const keys = [
    ...new Set([
      ...typed,
      ...near.flatMap(({ names, kinds, wider }) => [...names, ...kinds, ...wider].map(synonymKey)),
    ]),
  ];
  const product = [...new Set(groupsOf(keys))];
  const ids = product.map(({ id }) => id);
  const stored = await db.prepared<StoredSynonyms>(
    sql`SELECT id, names, kinds FROM synonym_group WHERE keys && ${keys}::text[] OR id = ANY (${ids}::int[]) ORDER BY id`,
  );
  const changed = new Set(stored.map(({ id }) => id));
  const of = synonymsOf([...product.filter(({ id }) => !changed.has(id)), ...stored.map(folded)]);
  return (name) => {
    const own = of(name);
    const other = known.get(name);
    if (isKnown(own) || other === undefined) return own;
    const others = of(other);
    // an English word in Urdu letters is that word, whether or not it has other names
    const isName = isKnown(others) || (other !== name && !name.includes(' '));
    return isName ? { ...others, names: [other, ...others.names] } : own;
  };
}

const isKnown = ({ names, kinds, wider }: SynonymGroup) => names.length + kinds.length + wider.length > 0;

/** A stored group as searches read it; what the product takes for a wider word of it stays one. */
function folded({ id, names, kinds }: StoredSynonyms): SynonymGroup {
  const all = kinds.map(foldForSearch);
  const wider = new Set(widerOf().get(id));
  return {
    names: names.map(foldForSearch),
    kinds: all.filter((kind) => !wider.has(kind)),
    wider: all.filter((kind) => wider.has(kind)),
  };
}

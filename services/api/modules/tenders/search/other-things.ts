import { isAgency, isUrdu, SYNONYM_GROUPS, synonymKey } from '#contracts/rules/search/synonyms.ts';
import type { SearchTerm } from '../../../../platform/search/understand-search.ts';
import { isUsualWord } from '../../../../platform/search/usual-words.ts';

interface Group {
  readonly names: readonly string[];
  readonly kinds: readonly string[];
}

/** Groups by each of their names, and names of several words by each of their words. */
const GROUPS_OF = new Map<string, Group[]>();
const NAMES_WITH = new Map<string, Set<string>>();
for (const group of SYNONYM_GROUPS.filter(({ names: [first = ''] }) => !isAgency(first))) {
  const keysOf = (some: readonly string[]) => some.filter((name) => !isUrdu(name)).map(synonymKey);
  const keys = { names: keysOf(group.names), kinds: keysOf(group.kinds) };
  for (const name of new Set(keys.names)) {
    GROUPS_OF.set(name, [...(GROUPS_OF.get(name) ?? []), keys]);
    const [, ...more] = name.split(' ');
    for (const word of more.length === 0 ? [] : name.split(' '))
      NAMES_WITH.set(word, (NAMES_WITH.get(word) ?? new Set()).add(name));
  }
}

/** Acts, beside words that say nothing: every longer name with one of these is of that act. */
const ACTS = new Set('rent hiring lease auction scrap sale construction office'.split(' '));
const isTelling = (name: string) => !isUsualWord(name) && !ACTS.has(name);

/** Materials: rubber seals are of rubber. */
const MATERIALS = new Set('rubber leather plastic steel iron glass wood solar'.split(' '));

const says = (text: string, name: string) => ` ${text} `.includes(` ${name} `);

/**
 * Names of other things that hold one of the term: of a pump a petrol pump, which is a filling station, and of a computer pc
 * poles. A water pump is a submersible pump, too, so it is one.
 */
export function otherThings({ words, synonyms, kinds = [], longer = [] }: SearchTerm): readonly (readonly string[])[] {
  const typed = synonymKey(words.join(' '));
  const first = new Set([typed, ...(GROUPS_OF.get(typed) ?? []).map(({ names: [one = ''] }) => one)]);
  const keys = (some: readonly (readonly string[])[]) => some.map((name) => synonymKey(name.join(' ')));
  const own = new Set(keys([words, ...synonyms, ...longer, ...kinds]));
  const names = new Set(keys([words, ...synonyms.filter((name) => !kinds.includes(name))]));
  if (![...names].every(isTelling)) return [];
  const isOther = (long: string, name: string) => {
    const isSame = (other: string) => [...own].some((one) => (one !== name || first.has(one)) && says(other, one));
    const groups = GROUPS_OF.get(long) ?? [];
    const others = groups.flatMap(({ names, kinds }) => [...names, ...kinds]).filter((other) => other !== long);
    const isKind = groups.some(({ kinds }) => kinds.some((kind) => own.has(kind)));
    return others.length > 0 && !isKind && !others.some(isSame);
  };
  return [...names].flatMap((name) => {
    const isMadeOf = (long: string) => MATERIALS.has(name) && long.startsWith(`${name} `);
    const holders = [...(NAMES_WITH.get(name.split(' ')[0] ?? '') ?? [])].filter((long) => !isMadeOf(long));
    return holders
      .filter((long) => !own.has(long) && says(long, name) && isOther(long, name))
      .map((long) => long.split(' '));
  });
}

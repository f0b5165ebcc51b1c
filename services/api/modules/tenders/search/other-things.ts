import { once } from '#contracts/rules/once.ts';
import { isAgency, isUrdu, synonymGroups, synonymKey } from '#contracts/rules/search/synonyms.ts';
import type { OtherName, SearchTerm } from '../../../../platform/search/understand-search.ts';
import { isUsualWord } from '../../../../platform/search/usual-words.ts';

const asText = (names: readonly string[]) => names.map((name) => ` ${name} `).join('|');

const tables = once(() => {
  /** First names of the groups of a name. */
  const firstsOf = new Map<string, string[]>();
  /** Names of several words with what else their groups name, as one text, and names by each of their words. */
  const beside = new Map<string, { readonly others: string; readonly kinds: readonly string[] }>();
  const namesWith = new Map<string, Set<string>>();
  for (const group of synonymGroups().filter(({ names: [first = ''] }) => !isAgency(first))) {
    const keysOf = (some: readonly string[]) => some.filter((name) => !isUrdu(name)).map(synonymKey);
    const [names, kinds] = [keysOf(group.names), keysOf([...group.kinds, ...group.wider])];
    for (const name of new Set(names)) {
      firstsOf.set(name, [...(firstsOf.get(name) ?? []), ...names.slice(0, 1)]);
      if (!name.includes(' ')) continue;
      const known = beside.get(name) ?? { others: '', kinds: [] };
      const others = asText([...names, ...kinds].filter((other) => other !== name));
      beside.set(name, { others: known.others + others, kinds: [...known.kinds, ...kinds] });
      for (const word of name.split(' ')) namesWith.set(word, (namesWith.get(word) ?? new Set()).add(name));
    }
  }
  return { firstsOf, beside, namesWith };
});

/** Acts, beside words that say nothing: every longer name with one of these is of that act. */
const ACTS = new Set('rent hiring lease auction scrap sale construction office'.split(' '));
const isTelling = (name: string) => !isUsualWord(name) && !ACTS.has(name);

/** Materials: rubber seals are of rubber. */
const MATERIALS = new Set('rubber leather plastic steel iron glass wood solar'.split(' '));

/**
 * Names of other things that hold one of the term: of a pump a petrol pump, which is a filling station, and of a computer pc
 * poles. A water pump is a submersible pump, too, so it is one.
 */
export function otherThings(term: SearchTerm): readonly (readonly string[])[] {
  const keys = (some: readonly Pick<OtherName, 'words'>[]) => some.map(({ words }) => synonymKey(words.join(' ')));
  const isSame = ({ is, isAsked }: OtherName) => isAsked && (is === 'name' || is === 'typed');
  const names = new Set(keys([term, ...term.names.filter(isSame)]));
  if (![...names].every(isTelling)) return [];
  const { firstsOf, beside, namesWith } = tables();
  const own = new Set(keys([term, ...term.names.filter(({ is, isAsked }) => isAsked || is !== 'wider')]));
  const texts = new Map([...own].map((name) => [name, ` ${name} `]));
  const [typed = ''] = names;
  const firsts = new Set([typed, ...(firstsOf.get(typed) ?? [])]);
  const isOther = (long: string, name: string) => {
    const { others = '', kinds = [] } = beside.get(long) ?? {};
    if (others === '' || kinds.some((kind) => own.has(kind))) return false;
    return ![...texts].some(([one, text]) => (one !== name || firsts.has(one)) && others.includes(text));
  };
  return [...names].flatMap((name) => {
    const isMadeOf = (long: string) => MATERIALS.has(name) && long.startsWith(`${name} `);
    return [...(namesWith.get(name.split(' ')[0] ?? '') ?? [])]
      .filter((long) => !own.has(long) && ` ${long} `.includes(texts.get(name) ?? '') && !isMadeOf(long))
      .filter((long) => isOther(long, name))
      .map((long) => long.split(' '));
  });
}

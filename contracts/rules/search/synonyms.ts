import { ROMAN_AND_URDU } from '../../vocabulary/synonyms/roman-and-urdu.ts';
import { SHORT_FORMS } from '../../vocabulary/synonyms/short-forms.ts';
import { SPELLINGS } from '../../vocabulary/synonyms/spellings.ts';
import { foldForSearch } from '../search-text.ts';
import { singular } from './singular.ts';

/** Names of one thing, each folded. */
export interface SynonymGroup {
  /** Each finds the others. */
  readonly names: readonly string[];
  /** Kinds of it: its names find them, they do not find it. */
  readonly kinds: readonly string[];
}

/** Other names of a folded name; [] when nobody knows any. */
export type Synonyms = (name: string) => readonly string[];

/** A group that comes with the product. */
export interface ProductGroup extends SynonymGroup {
  /** The same in every release, from PRODUCT_IDS on: that of its list and first name. */
  readonly id: number;
}

/** Numbers from here on are those of groups of the product; those of administrators are smaller. */
export const PRODUCT_IDS = 1_000_000_000;

export const SYNONYM_GROUPS: readonly ProductGroup[] = Object.entries({
  SPELLINGS,
  SHORT_FORMS,
  ROMAN_AND_URDU,
}).flatMap(([list, text]) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const group = readGroup(line);
      return { ...group, id: idOf(`${list} ${group.names[0]}`) };
    }),
);

/** FNV-1a of a text, as the number of a group. */
function idOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return PRODUCT_IDS + (hash % PRODUCT_IDS);
}

/** `a = b > c`: a and b are names of one thing, c is a kind of it. */
function readGroup(line: string): SynonymGroup {
  const [names = '', kinds = ''] = line.split(' > ');
  return { names: namesIn(names), kinds: namesIn(kinds) };
}

function namesIn(text: string): string[] {
  return [...new Set(text.split(' = ').map(foldForSearch))].filter((name) => name !== '');
}

/** The synonyms of all groups; a name is known in singular and plural. */
export function synonymsOf(groups: readonly SynonymGroup[]): Synonyms {
  const known = new Map<string, Set<string>>();
  for (const { names, kinds } of groups) {
    for (const name of names) {
      const key = synonymKey(name);
      const others = known.get(key) ?? new Set();
      for (const other of [...names, ...kinds]) if (synonymKey(other) !== key) others.add(other);
      known.set(key, others);
    }
  }
  return (name) => [...(known.get(synonymKey(name)) ?? [])];
}

/** A folded name in the singular, by which its group is found. */
export function synonymKey(name: string): string {
  return name.split(' ').map(singular).join(' ');
}

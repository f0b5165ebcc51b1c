import { singular } from '../singular.ts';
import { ALL_NAMES, FIRST_NAMES, SYNONYM_GROUPS } from '../synonyms.ts';
import { slipsBetween } from './slips-between.ts';

/** Letters of the shortest word that is another's misspelling. */
const LEAST = 5;

/** Slips by which a name of a group is the first name, misspelt. */
const MAX_SLIPS = 2;

/** Words that are names of their own: first ones, and those that names of several words are made of. */
const OWN: ReadonlySet<string> = new Set([
  ...FIRST_NAMES,
  ...ALL_NAMES.filter((name) => name.includes(' ')).flatMap((name) => name.split(' ')),
]);

/** Names of the product's groups that are their first name in another spelling: stationary, maintainance. */
const RIGHT: ReadonlyMap<string, string> = new Map(
  SYNONYM_GROUPS.flatMap(({ names: [first = '', ...others] }) =>
    others.filter((other) => isSlip(other, first)).map((other) => [other, first] as const),
  ),
);

const WORDS: ReadonlySet<string> = new Set(ALL_NAMES);

/** Endings that are misspelt for others: generater, insurence, furnitur. The stem is that of the right word, or of its kin, so no other rule sees the slip. */
const ENDINGS = [
  [/ater(?=s?$)/, 'ator'],
  [/ence(?=s?$)/, 'ance'],
  [/ance(?=s?$)/, 'ence'],
  [/(?<=\w{4}[^e])$/, 'e'],
] as const;

/** A word in its right spelling, so that it leads to all that the right one does. */
export function rightSpelling(word: string): string {
  const right = RIGHT.get(word);
  if (right !== undefined || WORDS.has(word)) return right ?? word;
  return ENDINGS.map(([slip, ending]) => word.replace(slip, ending)).find((one) => WORDS.has(one)) ?? word;
}

function isSlip(name: string, first: string): boolean {
  const isWord = /^[a-z]+$/.test(name) && /^[a-z]+$/.test(first);
  if (
    !isWord ||
    OWN.has(name) ||
    singular(name) === singular(first) ||
    name[0] !== first[0] ||
    Math.min(name.length, first.length) < LEAST
  )
    return false;
  return slipsBetween(name, first, MAX_SLIPS) <= MAX_SLIPS;
}

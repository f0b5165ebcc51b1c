import { once } from '../../once.ts';
import { singular } from '../singular.ts';
import { allNames, firstNames, synonymGroups } from '../synonyms.ts';
import { slipsBetween } from './slips-between.ts';

/** Letters of the shortest word that is another's misspelling. */
const LEAST = 5;

/** Slips by which a name of a group is the first name, misspelt. */
const MAX_SLIPS = 2;

/** Words that are names of their own: first ones, and those that names of several words are made of. */
const ownNames = once(
  (): ReadonlySet<string> =>
    new Set([
      ...firstNames(),
      ...allNames()
        .filter((name) => name.includes(' '))
        .flatMap((name) => name.split(' ')),
    ]),
);

/** Names of the product's groups that are their first name in another spelling: stationary, maintainance. */
const rightNames = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      synonymGroups().flatMap(({ names: [first = '', ...others] }) =>
        others.filter((other) => isSlip(other, first)).map((other) => [other, first] as const),
      ),
    ),
);

const words = once((): ReadonlySet<string> => new Set(allNames()));

/** Endings that are misspelt for others: generater, insurence, furnitur. The stem is that of the right word, or of its kin, so no other rule sees the slip. */
const ENDINGS = [
  [/ater(?=s?$)/, 'ator'],
  [/ence(?=s?$)/, 'ance'],
  [/ance(?=s?$)/, 'ence'],
  [/(?<=\w{4}[^e])$/, 'e'],
] as const;

/** A word in its right spelling, so that it leads to all that the right one does. */
export function rightSpelling(word: string): string {
  const right = rightNames().get(word);
  if (right !== undefined || words().has(word)) return right ?? word;
  return ENDINGS.map(([slip, ending]) => word.replace(slip, ending)).find((one) => words().has(one)) ?? word;
}

function isSlip(name: string, first: string): boolean {
  const isWord = /^[a-z]+$/.test(name) && /^[a-z]+$/.test(first);
  if (
    !isWord ||
    ownNames().has(name) ||
    singular(name) === singular(first) ||
    name[0] !== first[0] ||
    Math.min(name.length, first.length) < LEAST
  )
    return false;
  return slipsBetween(name, first, MAX_SLIPS) <= MAX_SLIPS;
}

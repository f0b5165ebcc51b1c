import { once } from '#contracts/rules/once.ts';
import { printSearch, type SearchPart } from '#contracts/rules/search/search-grammar.ts';
import { singular } from '#contracts/rules/search/singular.ts';
import { allNames, firstNames, isNameOfThing } from '#contracts/rules/search/synonyms.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { CITIES } from '#contracts/vocabulary/cities.ts';
import { partsOf, type Search } from '../../../../../platform/search/understand-search.ts';
import { USUAL } from '../../../../../platform/search/usual-words.ts';
import { edits } from './edits.ts';

/** Letters of the shortest word that is respelled; shorter ones have too many neighbours. */
const LEAST = 5;

/** Words of the product's synonyms and of places, the first names before others, which may be misspelt themselves. */
const known = once((): ReadonlyMap<string, number> => {
  const words = [...firstNames(), ...CITIES.map(foldForSearch), ...USUAL, ...allNames()]
    .flatMap((name) => name.split(' '))
    .flatMap((word) => [word, singular(word)]);
  return new Map([...new Set(words)].map((word, at) => [word, at]));
});
const placeOf = (word: string) => known().get(word) ?? known().get(singular(word));

/** The known word that one slip of the keyboard makes of this one; of several that which is meant beside the next. No text is read for it. */
export function knownSpelling(word: string, next = ''): string | undefined {
  if (word.length < LEAST || placeOf(word) !== undefined) return undefined;
  const near = edits(word).flatMap((one) => {
    // the first letter is seldom a slip: patti is no batti
    const place = one.length < LEAST || one[0] !== word[0] ? undefined : placeOf(one);
    const fit = 2 * Number(isNameOfThing(`${one} ${next}`)) + Number(known().has(one));
    return place === undefined ? [] : [{ one, place, fit }];
  });
  return near.sort((a, b) => b.fit - a.fit || a.place - b.place)[0]?.one;
}

/** A search with its `unknown` words in the spelling that is known; undefined when none has another. */
export function respelledSearch({ terms, excluded }: Search, unknown: readonly string[]): string | undefined {
  const typed = terms.flatMap(({ words }) => words);
  const better = new Map(
    unknown
      .map((word) => [word, knownSpelling(word, typed[typed.indexOf(word) + 1])] as const)
      .filter(([, other]) => other !== undefined),
  );
  if (better.size === 0) return undefined;
  const wanted = partsOf(terms).map(
    (part): SearchPart => ({ ...part, words: part.words.map((word) => better.get(word) ?? word) }),
  );
  return printSearch({ wanted, excluded });
}

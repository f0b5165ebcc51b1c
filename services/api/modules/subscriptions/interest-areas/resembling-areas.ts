import { singular } from '#contracts/rules/search/singular.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { USUAL } from '../../../../platform/search/usual-words.ts';

interface KnownArea {
  readonly name: string;
  /** Its name, its words and the names of its categories. */
  readonly texts: readonly string[];
}

/** Names of the areas that share words with the name of a category, those with most of them first. */
export function resembling(category: string, areas: readonly KnownArea[]): string[] {
  const words = wordsIn(category);
  const shared = areas.map(({ name, texts }) => {
    const known = new Set(texts.flatMap(wordsIn));
    return { name, count: words.filter((word) => known.has(word)).length };
  });
  return shared
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ name }) => name);
}

const wordsIn = (text: string): string[] => [
  ...new Set(
    foldForSearch(text)
      .split(' ')
      .filter((word) => word !== '' && !USUAL.has(word))
      .map(singular),
  ),
];

import { readWords, type WordList } from '#contracts/rules/search/word-list.ts';
import type { MatchReason, NotSentCode } from '#contracts/vocabulary/lists/match-reasons.ts';
import type { PreferenceChoice } from '#contracts/vocabulary/newsletter.ts';
import type { Criterion } from './compile-criteria.ts';
import type { PlacesOf } from './criteria-places.ts';
import type { Notices } from './load-notices.ts';
import { has } from './word-index.ts';

/** Preferences of a subscriber, as the row has them. */
export interface PreferenceRow extends Omit<PreferenceChoice, 'interestAreas'> {
  readonly interest_areas: readonly string[];
}

type Known = Pick<Notices, 'index' | 'categories' | 'interestAreas'>;

/** An item of words as the list's search asks for it. */
const asked = (item: string): Criterion => ({ search: item });

const read = new WeakMap<PreferenceRow, WordList>();

/** Items of the preferences, read once: a digest asks for them with each of its notices. */
function itemsOf(preferred: PreferenceRow): WordList {
  const items = read.get(preferred) ?? readWords(preferred.words);
  read.set(preferred, items);
  return items;
}

/** Criteria whose places matching these preferences needs. */
export function criteriaOf({ interestAreas }: Pick<Known, 'interestAreas'>, preferred: PreferenceRow): Criterion[] {
  const { wanted, excluded } = itemsOf(preferred);
  const areas = preferred.interest_areas.flatMap((area) => interestAreas.get(area)?.items ?? []);
  return [...areas, ...wanted, ...excluded].map(asked);
}

/**
 * Places of the notices that are wanted, in order: of an area, a category or an item of words, each of which is enough;
 * narrowed by places and sectors; without what an excluded item finds.
 */
export function matchPreferences(known: Known, preferred: PreferenceRow, placesOf: PlacesOf): number[] {
  const { interest_areas, categories, sectors, provinces, cities } = preferred;
  const areas = interest_areas.map((area) => known.interestAreas.get(area));
  const items = itemsOf(preferred);
  const wanted = [...areas.flatMap((area) => area?.items ?? []), ...items.wanted];
  const categoryIds = [
    ...areas.flatMap((area) => area?.categoryIds ?? []),
    ...categories.flatMap((name) => known.categories.get(name.toLowerCase()) ?? []),
  ];
  // Interest areas that stand for nothing match nothing; an empty list would match everything.
  const chosen = interest_areas.length + categories.length + items.wanted.length;
  if (chosen > 0 && categoryIds.length + wanted.length === 0) return [];
  const find = (item: string) => placesOf(asked(item));
  const byWords = { wanted: wanted.map(find), excluded: items.excluded.map(find) };
  return known.index.match({ categoryIds, sectors, provinces, cities, ...byWords });
}

/** Tells of places the first criterion by which the notice there is wanted; undefined for none, and where nothing was chosen. */
export function matchReasonAt(
  known: Known,
  preferred: PreferenceRow,
  placesOf: PlacesOf,
): (place: number) => MatchReason | undefined {
  const find = (items: readonly string[]) => items.map((item) => placesOf(asked(item)));
  const areas = preferred.interest_areas.map((of) => {
    const { categoryIds = [], items = [] } = known.interestAreas.get(of) ?? {};
    return { reason: { code: 'area', of } as const, categoryIds, lists: find(items) };
  });
  const categories = preferred.categories.map((of) => {
    const categoryIds = [known.categories.get(of.toLowerCase()) ?? 0];
    return { reason: { code: 'category', of } as const, categoryIds, lists: [] };
  });
  const words = itemsOf(preferred).wanted.map((of) => {
    return { reason: { code: 'words', of } as const, categoryIds: [], lists: find([of]) };
  });
  const criteria = [...areas, ...categories, ...words];
  return (place) =>
    criteria.find(
      ({ categoryIds, lists }) =>
        known.index.isIn(place, categoryIds) || lists.some((places: Uint32Array) => has(places, place)),
    )?.reason;
}

/** Why the preferences pass over the notice at a place; undefined where they want it. */
export function reasonNotMatched(
  known: Known,
  preferred: PreferenceRow,
  placesOf: PlacesOf,
  place: number,
): { readonly code: NotSentCode; readonly of: string } | undefined {
  const { interest_areas, categories, sectors, provinces, cities } = preferred;
  const items = itemsOf(preferred);
  const isAny = interest_areas.length + categories.length + items.wanted.length === 0;
  if (!isAny && matchReasonAt(known, preferred, placesOf)(place) === undefined) {
    return { code: 'no-area', of: interest_areas.join(', ') };
  }
  const excluding = items.excluded.find((item) => has(placesOf(asked(item)), place));
  if (excluding !== undefined) return { code: 'excluded', of: excluding };
  if (!known.index.meets(place, { sectors })) return { code: 'sector', of: sectors.join(', ') };
  return known.index.meets(place, { provinces, cities })
    ? undefined
    : { code: 'place', of: [...provinces, ...cities].join(', ') };
}

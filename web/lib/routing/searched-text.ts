import { useRouter } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { TENDER_TEXT_FILTERS } from '#contracts/vocabulary/lists/public-lists.ts';
import { paths } from './paths.ts';

/**
 * The text of `?search=` in the present address; undefined when there is none. Lists and tenders both carry it. Whoever asks
 * is drawn again only when the text changes, not whenever the address does: there are three to a card.
 */
export function useSearchedText(): string | undefined {
  const { ssrSearch } = useRouter();
  const text = useLocationProperty(
    () => textIn(location.search),
    () => textIn(ssrSearch ?? location.search), // hydration asks this, too
  );
  return text || undefined;
}

const textIn = (search: string) =>
  (new URLSearchParams(search).get('search') ?? '').slice(0, TENDER_TEXT_FILTERS.search).trim();

/** The address of a tender; with the search that led to it, so that its words are marked there too. */
export function tenderHref(id: number, search: string | undefined): string {
  return paths.tender(id) + (search === undefined ? '' : `?${new URLSearchParams({ search })}`);
}

import { useSearch } from 'wouter';
import { paths } from './paths.ts';

/** The length at which the API stops reading a search. */
const MAX_LENGTH = 200;

/** The text of `?search=` in the present address; undefined when there is none. Lists and tenders both carry it. */
export function useSearchedText(): string | undefined {
  return new URLSearchParams(useSearch()).get('search')?.slice(0, MAX_LENGTH).trim() || undefined;
}

/** The address of a tender; with the search that led to it, so that its words are marked there too. */
export function tenderHref(id: number, search: string | undefined): string {
  return paths.tender(id) + (search === undefined ? '' : `?${new URLSearchParams({ search })}`);
}

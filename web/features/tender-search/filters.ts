import type { TenderFacets } from '#contracts/api/tenders.ts';
import { isCalendarDay } from '#contracts/rules/karachi-time.ts';
import {
  PAGE_MAX,
  TENDER_CHOICES,
  TENDER_SORTS,
  TENDER_TEXT_FILTERS,
  type TenderSort,
} from '#contracts/vocabulary/lists/public-lists.ts';
import { TENDER_STATUSES, type TenderStatus } from '#contracts/vocabulary/tenders.ts';

type TextFilter = keyof typeof TENDER_TEXT_FILTERS;
const TEXT_FILTERS = Object.keys(TENDER_TEXT_FILTERS) as readonly TextFilter[];
type Choice = keyof typeof TENDER_CHOICES;
export const CHOICES = Object.entries(TENDER_CHOICES) as [Choice, readonly string[]][];
const DAY_FILTERS = ['closingFrom', 'closingTo'] as const;

/** Filters of an address; an absent one means any. */
export interface TenderFilters
  extends Partial<Readonly<Record<TextFilter | Choice | (typeof DAY_FILTERS)[number], string>>> {
  readonly status?: TenderStatus;
  readonly sort: TenderSort;
  readonly page: number;
}

/** Filters of a list, its counts once they are known, and the ways to other filters: as an address, and at once. */
export interface Filtering {
  readonly filters: TenderFilters;
  readonly facets?: TenderFacets | undefined;
  readonly hrefOf: (filters: TenderFilters) => string;
  readonly apply: (filters: TenderFilters) => void;
}

export type FilterName = Exclude<keyof TenderFilters, 'sort' | 'page'>;
export const FILTER_NAMES: readonly FilterName[] = [
  ...TEXT_FILTERS,
  ...CHOICES.map(([name]) => name),
  'status',
  ...DAY_FILTERS,
];

/** Reads filters leniently: 'all', empty and impossible values mean no filter, foreign parameters are left alone. */
export function parseFilters(search: string): TenderFilters {
  const query = new URLSearchParams(search);
  const filters: Partial<Record<Exclude<FilterName, 'status'>, string>> = {};
  for (const name of TEXT_FILTERS) {
    const value = clean(clean(query.get(name)).slice(0, TENDER_TEXT_FILTERS[name]));
    if (value !== '') filters[name] = value;
  }
  for (const [name, values] of CHOICES) {
    const value = query.get(name) ?? '';
    if (values.includes(value)) Object.assign(filters, { [name]: value });
  }
  for (const name of DAY_FILTERS) {
    const value = clean(query.get(name));
    if (isCalendarDay(value)) filters[name] = value;
  }
  const status = TENDER_STATUSES.find((known) => known === query.get('status'));
  const sort = TENDER_SORTS.find((known) => known === query.get('sort')) ?? TENDER_SORTS[0];
  return {
    ...filters,
    ...(status === undefined ? {} : { status }),
    sort: sort === 'relevance' && filters.search === undefined ? TENDER_SORTS[0] : sort,
    page: parsePage(query.get('page')),
  };
}

function clean(value: string | null): string {
  const text = (value ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return text.toLowerCase() === 'all' ? '' : text;
}

function parsePage(value: string | null): number {
  const page = /^\d{1,7}$/.test(value ?? '') ? Number(value) : 1;
  return Math.min(Math.max(page, 1), PAGE_MAX);
}

/** The query string of filters, keys sorted, defaults left out; '' when nothing is set. */
export function toQuery({ sort, page, ...filters }: TenderFilters): string {
  const entries = Object.entries(filters).filter(([, value]) => value !== undefined);
  if (sort !== TENDER_SORTS[0] && (sort !== 'relevance' || filters.search)) entries.push(['sort', sort]);
  if (page > 1) entries.push(['page', String(page)]);
  const query = new URLSearchParams(entries.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
  return query === '' ? '' : `?${query}`;
}

/** The same content always has the same address: the order of a list makes no new page. */
export const toCanonicalQuery = (filters: TenderFilters): string => toQuery({ ...filters, sort: TENDER_SORTS[0] });

/** Parameters of GET /api/tenders. */
export function toApiParameters({ page, ...filters }: TenderFilters, limit: number): Record<string, string> {
  return { ...filters, page: String(page), limit: String(limit) };
}

/** Filters with some changed, from the first page; undefined or '' removes one. Other words bring their best matches first. */
export function changeFilters(
  filters: TenderFilters,
  change: Readonly<Partial<Record<FilterName | 'sort', string | undefined>>>,
): TenderFilters {
  const query = new URLSearchParams(toQuery({ ...filters, page: 1 }));
  for (const [name, value] of Object.entries(change)) query.set(name, value ?? '');
  const isOther = (change.search ?? filters.search) !== filters.search;
  if (isOther && filters.sort === TENDER_SORTS[0]) query.set('sort', 'relevance');
  return parseFilters(query.toString());
}

export function activeFilters(filters: TenderFilters): readonly FilterName[] {
  return FILTER_NAMES.filter((name) => filters[name] !== undefined);
}

import { isCalendarDay } from '#contracts/rules/karachi-time.ts';
import { TENDER_STATUSES, type TenderStatus } from '#contracts/vocabulary/tenders.ts';

export const SORTS = ['latest', 'closing-soon'] as const;
export type Sort = (typeof SORTS)[number];

/** Free-text filters with the length at which the API stops. */
const TEXT_LIMITS = { search: 200, province: 100, city: 100, category: 200, sector: 100, organization: 200 } as const;
type TextFilter = keyof typeof TEXT_LIMITS;
const TEXT_FILTERS = Object.keys(TEXT_LIMITS) as readonly TextFilter[];
const DAY_FILTERS = ['closingFrom', 'closingTo'] as const;

const MAX_PAGE = 1_000_000;

/** What the address says; an absent filter means any. */
export interface TenderFilters extends Partial<Readonly<Record<TextFilter | (typeof DAY_FILTERS)[number], string>>> {
  readonly status?: TenderStatus;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
}

export type FilterName = Exclude<keyof TenderFilters, 'sort' | 'page'>;
export const FILTER_NAMES: readonly FilterName[] = [...TEXT_FILTERS, 'status', ...DAY_FILTERS];

/** Reads filters leniently: 'all', empty and impossible values mean no filter, foreign parameters are left alone. */
export function parseFilters(search: string): TenderFilters {
  const query = new URLSearchParams(search);
  const filters: Partial<Record<Exclude<FilterName, 'status'>, string>> = {};
  for (const name of TEXT_FILTERS) {
    const value = clean(clean(query.get(name)).slice(0, TEXT_LIMITS[name]));
    if (value !== '') filters[name] = value;
  }
  for (const name of DAY_FILTERS) {
    const value = clean(query.get(name));
    if (isCalendarDay(value)) filters[name] = value;
  }
  const status = TENDER_STATUSES.find((known) => known === query.get('status'));
  return {
    ...filters,
    ...(status === undefined ? {} : { status }),
    sort: SORTS.find((known) => known === query.get('sort')) ?? 'latest',
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
  return Math.min(Math.max(page, 1), MAX_PAGE);
}

/** The query string of filters, keys sorted, defaults left out; '' when nothing is set. */
export function toQuery({ sort, page, ...filters }: TenderFilters): string {
  const entries = Object.entries(filters).filter(([, value]) => value !== undefined);
  if (sort !== 'latest') entries.push(['sort', sort]);
  if (page > 1) entries.push(['page', String(page)]);
  return withQuestionMark(entries);
}

/** The same content always has the same address: the order of a list makes no new page. */
export function toCanonicalQuery(filters: TenderFilters): string {
  return toQuery({ ...filters, sort: 'latest' });
}

function withQuestionMark(entries: [string, string][]): string {
  const query = new URLSearchParams(entries.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
  return query === '' ? '' : `?${query}`;
}

/** What GET /api/tenders is asked. */
export function toApiParameters({ page, ...filters }: TenderFilters, limit: number): Record<string, string> {
  return { ...filters, page: String(page), limit: String(limit) };
}

/** Filters with some changed, from the first page; undefined or '' removes one. */
export function changeFilters(
  filters: TenderFilters,
  change: Readonly<Partial<Record<FilterName | 'sort', string | undefined>>>,
): TenderFilters {
  const query = new URLSearchParams(toQuery({ ...filters, page: 1 }));
  for (const [name, value] of Object.entries(change)) query.set(name, value ?? '');
  return parseFilters(query.toString());
}

/** The filters that are set, in the order in which the form asks for them. */
export function activeFilters(filters: TenderFilters): readonly FilterName[] {
  return FILTER_NAMES.filter((name) => filters[name] !== undefined);
}

import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ADMIN_SEARCH_MAX, ADMIN_SORTS } from '#contracts/vocabulary/lists/admin-lists.ts';
import { LEDGER_FILTERS, TERM_FILTERS } from '#contracts/vocabulary/lists/payment-lists.ts';
import { PAGE_MAX, TENDER_SORTS } from '#contracts/vocabulary/lists/public-lists.ts';
import { TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { withParameters } from '../api/query-client.ts';
import { paths } from '../routing/paths.ts';

export const ADMIN_TABS = [
  'tenders',
  'categories',
  'organizations',
  'subscriptions',
  'emails',
  'users',
  'audit',
  'inbox',
  'desk',
  'payments',
  'statements',
  'synonyms',
  'settings',
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** Orders that a tab knows; a minus in front turns one round. */
const SORTS: Readonly<Partial<Record<AdminTab, readonly string[]>>> = {
  ...ADMIN_SORTS,
  tenders: [...TENDER_SORTS.slice(1), ...ADMIN_SORTS.tenders],
};

/** Drafts of the inbox that are in hand, free, waiting for a second pair of eyes, or done. */
export const INBOX_FILTERS = ['mine', 'nobody', 'second-look', 'done'] as const;

/** Filters that a tab offers as buttons. */
const STATES: Readonly<Partial<Record<AdminTab, readonly string[]>>> = {
  inbox: INBOX_FILTERS,
  subscriptions: TERM_FILTERS,
  payments: LEDGER_FILTERS,
};

/** Place in the administration. It lives in the address, so that Back and a reload restore it. */
export type AdminAddress = Readonly<ReturnType<typeof parseAdminAddress>>;

/** Reads leniently: whatever is not understood means the default. */
export function parseAdminAddress(query: string) {
  const parameters = new URLSearchParams(query);
  const one = <T extends string>(known: readonly T[], name: string) =>
    known.find((value) => value === parameters.get(name));
  const tab = one(ADMIN_TABS, 'tab') ?? 'tenders';
  const sort = parameters.get('sort') ?? '';
  const page = /^\d{1,7}$/.test(parameters.get('page') ?? '') ? Number(parameters.get('page')) : 1;
  return {
    tab,
    search: cleanText(parameters.get('search')),
    page: Math.min(Math.max(page, 1), PAGE_MAX),
    // '' is the list's own order
    sort: SORTS[tab]?.includes(sort.replace(/^-/, '')) ? sort : '',
    status: one(TENDER_STATUSES, 'status') ?? null,
    // one of the tab's filters by state; '' is none
    state: one(STATES[tab] ?? [], 'state') ?? '',
    // tenders that were published or changed since, whatever else they are; '' is all
    since: parameters.get('since')?.match(INSTANT)?.[0] ?? '',
    // in place of the tenders: the imports, one of them by its number, or neither
    importing: readImporting(parameters.get('import')),
  };
}

const INSTANT = /^2\d{3}-\d\d-\d\dT[\d:.]{8,12}Z$/;

/** A text of an address as a field would hold it. */
export const cleanText = (value: string | null) =>
  (value ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, ADMIN_SEARCH_MAX)
    .trim();

function readImporting(text: string | null): number | 'all' | null {
  if (text === 'all') return 'all';
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

export const importHref = (importing: number | 'all') => adminHref({ ...startOf('tenders'), importing });

/** The address of a place in the administration; defaults are left out. */
export function adminHref({ tab, search, page, sort, status, state, since, importing }: AdminAddress): string {
  const parameters = stated({
    tab: tab === 'tenders' ? '' : tab,
    search,
    status: status ?? '',
    state,
    sort,
    since,
    page: page === 1 ? '' : String(page),
    import: importing === null ? '' : String(importing),
  });
  return withParameters(paths.admin, parameters);
}

/** The parameters that say something. */
export const stated = (parameters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''));

/** The start of a tab: no search, first page. */
export function startOf(tab: AdminTab): AdminAddress {
  return { tab, search: '', page: 1, sort: '', status: null, state: '', since: '', importing: null };
}

/** The page of a list that an address wants, as the calls name it; '' is left out. */
export function pageParameters(
  { search, state = '', sort, page }: Pick<AdminAddress, 'search' | 'sort' | 'page'> & { readonly state?: string },
  pageSize: number,
): Record<string, string> {
  return stated({ search, state, sort, page: String(page), limit: String(pageSize) });
}

/** The audit tab with everything that happened to one record, for example `tender-42`. */
export const historyHref = (record: string) => `${paths.admin}?tab=audit&type=all&target=${encodeURIComponent(record)}`;

export function useAdminAddress() {
  const query = useSearch();
  const [, navigate] = useLocation();
  const address = useMemo(() => parseAdminAddress(query), [query]);
  return {
    address,
    /** The address with another page of the same list. */
    hrefOfPage: (page: number) => adminHref({ ...address, page }),
    /** Another search, status or order of all, from the first page; the history keeps only the last one. */
    narrow: (change: Partial<Pick<AdminAddress, 'search' | 'sort' | 'status' | 'state'>>) =>
      navigate(adminHref({ ...address, ...change, since: '', page: 1 }), { replace: true }),
    openTab: (tab: AdminTab) => navigate(adminHref(startOf(tab))),
  };
}

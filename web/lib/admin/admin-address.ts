import { TENDER_STATUSES, type TenderStatus } from '#contracts/vocabulary/tenders.ts';
import { paths } from '../routing/paths.ts';

export const ADMIN_TABS = [
  'tenders',
  'categories',
  'organizations',
  'subscriptions',
  'emails',
  'users',
  'audit',
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** What each table can be sorted by; a minus in front turns the order round. */
export const ADMIN_SORTS: Readonly<Record<AdminTab, readonly string[]>> = {
  tenders: ['closing-soon'],
  categories: ['name', 'description'],
  organizations: ['name', 'category'],
  subscriptions: ['name', 'email', 'status', 'expiry'],
  emails: [],
  users: ['id', 'username', 'email', 'role'],
  audit: [],
};

/** Where in the administration somebody is. It lives in the address, so that Back and a reload restore it. */
export interface AdminAddress {
  readonly tab: AdminTab;
  readonly search: string;
  /** From 1. */
  readonly page: number;
  /** '' is the list's own order. */
  readonly sort: string;
  readonly status: TenderStatus | null;
  /** In place of the tenders: the imports, one of them by its number, or neither. */
  readonly importing: number | 'all' | null;
}

const SEARCH_MAX = 100;
const PAGE_MAX = 1_000_000;

/** Reads leniently: whatever is not understood means the default. */
export function parseAdminAddress(query: string): AdminAddress {
  const parameters = new URLSearchParams(query);
  const one = <T extends string>(known: readonly T[], name: string) =>
    known.find((value) => value === parameters.get(name));
  const tab = one(ADMIN_TABS, 'tab') ?? 'tenders';
  const sort = parameters.get('sort') ?? '';
  const page = /^\d{1,7}$/.test(parameters.get('page') ?? '') ? Number(parameters.get('page')) : 1;
  return {
    tab,
    search: (parameters.get('search') ?? '')
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .slice(0, SEARCH_MAX)
      .trim(),
    page: Math.min(Math.max(page, 1), PAGE_MAX),
    sort: ADMIN_SORTS[tab].includes(sort.replace(/^-/, '')) ? sort : '',
    status: one(TENDER_STATUSES, 'status') ?? null,
    importing: readImporting(parameters.get('import')),
  };
}

function readImporting(text: string | null): AdminAddress['importing'] {
  if (text === 'all') return 'all';
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The imports, or one of them. */
export const importHref = (importing: number | 'all') => adminHref({ ...startOf('tenders'), importing });

/** The address of a place in the administration; defaults are left out. */
export function adminHref({ tab, search, page, sort, status, importing }: AdminAddress): string {
  const entries = Object.entries({
    tab: tab === 'tenders' ? '' : tab,
    search,
    status: status ?? '',
    sort,
    page: page === 1 ? '' : String(page),
    import: importing === null ? '' : String(importing),
  }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(entries).toString();
  return query === '' ? paths.admin : `${paths.admin}?${query}`;
}

/** The start of a tab: no search, first page. */
export function startOf(tab: AdminTab): AdminAddress {
  return { tab, search: '', page: 1, sort: '', status: null, importing: null };
}

import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type AdminAddress, type AdminTab, adminHref, parseAdminAddress, startOf } from './admin-address.ts';

interface AdminNavigation {
  readonly address: AdminAddress;
  /** The address with another page of the same list. */
  readonly hrefOfPage: (page: number) => string;
  /** Another search, status or order, from the first page; the history keeps only the last one. */
  readonly narrow: (change: Partial<Pick<AdminAddress, 'search' | 'sort' | 'status' | 'state'>>) => void;
  readonly openTab: (tab: AdminTab) => void;
}

export function useAdminAddress(): AdminNavigation {
  const query = useSearch();
  const [, navigate] = useLocation();
  const address = useMemo(() => parseAdminAddress(query), [query]);
  return {
    address,
    hrefOfPage: (page) => adminHref({ ...address, page }),
    narrow: (change) => navigate(adminHref({ ...address, ...change, page: 1 }), { replace: true }),
    openTab: (tab) => navigate(adminHref(startOf(tab))),
  };
}

import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type AdminAddress, type AdminTab, adminHref, parseAdminAddress, startOf } from './admin-address.ts';

export function useAdminAddress() {
  const query = useSearch();
  const [, navigate] = useLocation();
  const address = useMemo(() => parseAdminAddress(query), [query]);
  return {
    address,
    /** The address with another page of the same list. */
    hrefOfPage: (page: number) => adminHref({ ...address, page }),
    /** Another search, status or order, from the first page; the history keeps only the last one. */
    narrow: (change: Partial<Pick<AdminAddress, 'search' | 'sort' | 'status' | 'state'>>) =>
      navigate(adminHref({ ...address, ...change, page: 1 }), { replace: true }),
    openTab: (tab: AdminTab) => navigate(adminHref(startOf(tab))),
  };
}

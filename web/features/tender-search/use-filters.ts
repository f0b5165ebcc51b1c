import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { parseFilters, type TenderFilters, toQuery } from './filters.ts';

interface FilterAddress {
  readonly filters: TenderFilters;
  readonly hrefOf: (filters: TenderFilters) => string;
  readonly apply: (filters: TenderFilters, options?: { replace?: boolean }) => void;
}

/** Filters live in the address: Back restores them, a link shares them. */
export function useFilters(path: string): FilterAddress {
  const search = useSearch();
  const [, navigate] = useLocation();
  const filters = useMemo(() => parseFilters(search), [search]);
  const hrefOf = (next: TenderFilters) => `${path}${toQuery(next)}`;
  return { filters, hrefOf, apply: (next, options) => navigate(hrefOf(next), options) };
}

import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { parseFilters, type TenderFilters, toQuery } from './filters.ts';

/** Filters live in the address: Back restores them, a link shares them. */
export function useFilters(path: string) {
  const search = useSearch();
  const [, navigate] = useLocation();
  const filters = useMemo(() => parseFilters(search), [search]);
  const hrefOf = (next: TenderFilters) => `${path}${toQuery(next)}`;
  const apply = (next: TenderFilters) => navigate(hrefOf(next));
  return { filters, hrefOf, apply };
}

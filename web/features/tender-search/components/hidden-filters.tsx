import { FILTER_NAMES, type FilterName, type TenderFilters } from '../filters.ts';

interface HiddenFiltersProps {
  readonly filters: TenderFilters;
  /** Filters that have a control of their own. */
  readonly except: readonly FilterName[];
}

/** Filters that came with the address (a link in a digest, say) survive the form without JavaScript. */
export function HiddenFilters({ filters, except }: HiddenFiltersProps) {
  return FILTER_NAMES.filter((name) => !except.includes(name) && filters[name] !== undefined).map((name) => (
    <input key={name} type="hidden" name={name} value={filters[name]} />
  ));
}

import { TENDER_STATUS_LABELS, TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { useLookup } from '../../../lib/api/lookups.ts';
import { changeFilters, type Filtering } from '../filters.ts';
import { FilterSelect } from './filter-select.tsx';

interface FilterChoicesProps extends Omit<Filtering, 'hrefOf'> {
  readonly withStatus: boolean;
  readonly hideLabel: boolean;
}

/** The filters that have one value out of a list; each applies at once. */
export function FilterChoices({ filters, facets, apply, withStatus, hideLabel }: FilterChoicesProps) {
  const choice = (name: 'province' | 'city' | 'category' | 'status') => ({
    name,
    facets,
    hideLabel,
    value: filters[name] ?? '',
    onChange: (value: string) => apply(changeFilters(filters, { [name]: value })),
  });
  return (
    <>
      <FilterSelect {...choice('province')} values={useLookup('provinces')} />
      <FilterSelect {...choice('city')} values={useLookup('cities')} />
      <FilterSelect {...choice('category')} values={useLookup('categories')} />
      {withStatus && <FilterSelect {...choice('status')} values={TENDER_STATUSES} labels={TENDER_STATUS_LABELS} />}
    </>
  );
}

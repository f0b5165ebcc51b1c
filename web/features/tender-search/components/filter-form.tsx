import type { FormEvent, ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { TenderFacets } from '#contracts/api/tenders.ts';
import { TENDER_STATUS_LABELS, TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { Icon } from '../../../components/icon.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { cx } from '../../../lib/cx.ts';
import { searchApplied } from '../../../lib/filters/drafts.slice.ts';
import { changeFilters, type FilterName, type TenderFilters } from '../filters.ts';
import { text as tendersText } from '../messages.en.ts';
import { FilterSelect } from './filter-select.tsx';
import { HiddenFilters } from './hidden-filters.tsx';
import { SearchField } from './search-field.tsx';

interface FilterFormProps {
  /** Names the form for its draft, its sort control and the input typed before the scripts run. */
  readonly id: string;
  /** Where the form goes without JavaScript. */
  readonly action: string;
  readonly filters: TenderFilters;
  readonly apply: (filters: TenderFilters) => void;
  readonly withStatus?: boolean;
  /** A column beside the results on wide screens, instead of a bar above them. */
  readonly beside?: boolean;
  readonly facets?: TenderFacets | undefined;
  /** More controls, and the filters that they are for. */
  readonly children?: ReactNode;
  readonly childFilters?: readonly FilterName[];
}

const BASIC: readonly FilterName[] = ['search', 'province', 'city', 'category'];
/** Applied by the form's button, not as they are typed. */
const TYPED: readonly FilterName[] = ['search', 'closingFrom', 'closingTo'];

/** A real GET form, so that it works before and without JavaScript. Choices apply at once, text on Enter or Filter. */
export function FilterForm({ id, action, filters, apply, facets, children, ...options }: FilterFormProps) {
  const { withStatus = false, beside = false, childFilters = [] } = options;
  const dispatch = useDispatch();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    dispatch(searchApplied(id));
    apply(changeFilters(filters, Object.fromEntries(TYPED.flatMap((name) => typed(values, name)))));
  };
  const choice = (name: 'province' | 'city' | 'category' | 'status') => ({
    name,
    facets,
    value: filters[name] ?? '',
    hideLabel: !beside,
    onChange: (value: string) => apply(changeFilters(filters, { [name]: value })),
  });
  const shown = [...BASIC, ...(withStatus ? (['status'] as const) : []), ...childFilters];
  return (
    <search>
      <form
        id={id}
        data-keep={id}
        action={action}
        method="get"
        onSubmit={submit}
        className={cx(
          'grid grid-cols-2 gap-2.5',
          beside ? 'lg:grid-cols-1 lg:gap-4' : 'md:grid-cols-3 max-md:[&>:nth-child(4)]:col-span-full',
        )}
      >
        <div className={cx('col-span-full flex items-end gap-2', beside && 'lg:flex-col lg:items-stretch')}>
          <SearchField formId={id} applied={filters.search ?? ''} hideLabel={!beside} />
          <Button type="submit" className={cx(beside && 'max-lg:self-end')}>
            <Icon name="search" className="size-4" />
            {tendersText.filterButton}
          </Button>
        </div>
        <FilterSelect {...choice('province')} values={useLookup('provinces')} />
        <FilterSelect {...choice('city')} values={useLookup('cities')} />
        <FilterSelect {...choice('category')} values={useLookup('categories')} />
        {withStatus && <FilterSelect {...choice('status')} values={TENDER_STATUSES} labels={TENDER_STATUS_LABELS} />}
        {children}
        <HiddenFilters filters={filters} except={shown} />
      </form>
    </search>
  );
}

function typed(values: FormData, name: FilterName): [FilterName, string][] {
  const value = values.get(name);
  return typeof value === 'string' ? [[name, value]] : [];
}

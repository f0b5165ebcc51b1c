import type { FormEvent, ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Icon } from '../../../components/icon.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { cx } from '../../../lib/cx.ts';
import { searchApplied } from '../../../lib/filters/drafts.slice.ts';
import { changeFilters, FILTER_NAMES, type Filtering, type FilterName, type TenderFilters } from '../filters.ts';
import { text as tendersText } from '../messages.en.ts';
import { FilterChoices } from './filter-choices.tsx';
import { SearchField } from './search-field.tsx';

interface FilterFormProps extends Omit<Filtering, 'hrefOf'> {
  /** Names the form for its draft, its sort control and the input typed before the scripts run. */
  readonly id: string;
  /** Where the form goes without JavaScript. */
  readonly action: string;
  /** After Enter or Filter. */
  readonly onSubmitted?: () => void;
  /** A column beside the results on wide screens, folded up on phones; else a bar above the results. */
  readonly beside?: boolean;
  /** More controls, and the filters that they are for. */
  readonly children?: ReactNode;
  readonly childFilters?: readonly FilterName[];
}

/** Where phones find the filters that are folded up, before the scripts put them into a sheet. */
export const FOLDED_ID = 'filters';

const BASIC: readonly FilterName[] = ['search', 'province', 'city', 'category'];
/** Applied by the form's button, not as they are typed. */
const TYPED: readonly FilterName[] = ['search', 'closingFrom', 'closingTo'];

/** A real GET form, so that it works before and without JavaScript. Choices apply at once, text on Enter or Filter. */
export function FilterForm({ id, action, filters, apply, onSubmitted, facets, children, ...options }: FilterFormProps) {
  const { beside = false, childFilters = [] } = options;
  const dispatch = useDispatch();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    dispatch(searchApplied(id));
    apply(typedFilters(filters, event.currentTarget));
    onSubmitted?.();
  };
  const shown = [...BASIC, ...(beside ? (['status'] as const) : []), ...childFilters];
  return (
    <search>
      <form
        id={id}
        data-keep={id}
        action={action}
        method="get"
        onSubmit={submit}
        className={cx('flex flex-col gap-2.5', beside && 'lg:gap-4')}
      >
        <div className={cx('flex items-end gap-2', beside && 'lg:flex-col lg:items-stretch')}>
          <SearchField formId={id} applied={filters.search ?? ''} hideLabel={!beside} />
          <Button type="submit" className={cx(beside && 'max-lg:self-end')}>
            <Icon name="search" className="size-4" />
            {tendersText.filterButton}
          </Button>
        </div>
        <div
          id={beside ? FOLDED_ID : undefined}
          className={cx(
            'grid grid-cols-2 gap-2.5',
            beside ? 'folded lg:grid-cols-1 lg:gap-4' : 'md:grid-cols-3 max-md:[&>:nth-child(3)]:col-span-full',
          )}
        >
          <FilterChoices filters={filters} facets={facets} apply={apply} withStatus={beside} hideLabel={!beside} />
          {children}
        </div>
        <HiddenFilters filters={filters} except={shown} />
      </form>
    </search>
  );
}

/** The filters with what was typed into a form. */
export function typedFilters(filters: TenderFilters, form: HTMLFormElement): TenderFilters {
  const values = new FormData(form);
  const typed = TYPED.flatMap((name) => {
    const value = values.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return changeFilters(filters, Object.fromEntries(typed));
}

interface HiddenFiltersProps {
  readonly filters: TenderFilters;
  /** Filters that have a control of their own. */
  readonly except: readonly FilterName[];
}

/** Filters that came with the address (a link in a digest, say) survive the form without JavaScript. */
function HiddenFilters({ filters, except }: HiddenFiltersProps) {
  return FILTER_NAMES.filter((name) => !except.includes(name) && filters[name] !== undefined).map((name) => (
    <input key={name} type="hidden" name={name} value={filters[name]} />
  ));
}

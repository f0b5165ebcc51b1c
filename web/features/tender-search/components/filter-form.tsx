import type { FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { TENDER_STATUS_LABELS, TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { Icon } from '../../../components/icon.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { type SelectOption, toOptions } from '../../../components/ui/form/select.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { cx } from '../../../lib/cx.ts';
import { tendersText } from '../../../lib/messages/tenders.ts';
import { searchApplied, searchEdited, selectDraft } from '../filters.slice.ts';
import { changeFilters, type FilterName, type TenderFilters } from '../filters.ts';
import { FilterSelect } from './filter-select.tsx';
import { HiddenFilters } from './hidden-filters.tsx';

export interface FilterFormProps {
  /** Names the form for its draft, its sort control and the input typed before the scripts run. */
  readonly id: string;
  /** Where the form goes without JavaScript. */
  readonly action: string;
  readonly filters: TenderFilters;
  readonly apply: (filters: TenderFilters) => void;
  readonly withStatus?: boolean;
  /** A column beside the results on wide screens, instead of a bar above them. */
  readonly beside?: boolean;
}

const STATUS_OPTIONS: readonly SelectOption[] = TENDER_STATUSES.map((value) => ({
  value,
  label: TENDER_STATUS_LABELS[value],
}));

/** A real GET form, so that it works before and without JavaScript. Choices apply at once, text on Enter or Filter. */
export function FilterForm({ id, action, filters, apply, withStatus = false, beside = false }: FilterFormProps) {
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft(id));
  const text = draft ?? filters.search ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch(searchApplied(id));
    apply(changeFilters(filters, { search: text }));
  };
  const select = (name: 'province' | 'city' | 'category' | 'status', options: readonly SelectOption[]) => (
    <FilterSelect
      name={name}
      value={filters[name] ?? ''}
      options={options}
      hideLabel={!beside}
      onChange={(value) => apply(changeFilters(filters, { [name]: value }))}
    />
  );
  const shown: readonly FilterName[] = [
    'search',
    'province',
    'city',
    'category',
    ...(withStatus ? (['status'] as const) : []),
  ];
  return (
    <search>
      <form
        id={id}
        data-keep={id}
        action={action}
        method="get"
        onSubmit={submit}
        className={cx('grid grid-cols-2 gap-2.5', beside ? 'lg:grid-cols-1 lg:gap-4' : 'md:grid-cols-3')}
      >
        <div className={cx('col-span-full flex items-end gap-2', beside && 'lg:flex-col lg:items-stretch')}>
          <Field label={tendersText.fields.search} hideLabel={!beside} className="grow">
            {(control) => (
              <Input
                {...control}
                type="search"
                name="search"
                enterKeyHint="search"
                maxLength={200}
                autoComplete="off"
                placeholder={tendersText.searchPlaceholder}
                value={text}
                onChange={(event) => dispatch(searchEdited({ form: id, text: event.target.value }))}
              />
            )}
          </Field>
          <Button type="submit" className={cx(beside && 'max-lg:self-end')}>
            <Icon name="search" className="size-4" />
            {tendersText.filterButton}
          </Button>
        </div>
        {select('province', toOptions(useLookup('provinces')))}
        {select('city', toOptions(useLookup('cities')))}
        {select('category', toOptions(useLookup('categories')))}
        {withStatus && select('status', STATUS_OPTIONS)}
        <HiddenFilters filters={filters} except={shown} />
      </form>
    </search>
  );
}

import { useEffect, useState } from 'react';
import type { TenderFacets } from '#contracts/api/tenders.ts';
import { Icon } from '../../../components/icon.tsx';
import { Field, Input, Select } from '../../../components/ui/form/controls.tsx';
import { FilterSelect } from '../components/filter-select.tsx';
import { CHOICES, changeFilters, type Filtering, type FilterName } from '../filters.ts';
import { text } from '../messages.en.ts';
import { isSlashOn, switchSlash } from '../use-slash-shortcut.ts';

/** Filters that unfold the others when one of them is set. */
const UNFOLDING: readonly FilterName[] = ['sector', 'organization', ...CHOICES.map(([name]) => name)];
export const MORE_FILTERS: readonly FilterName[] = [...UNFOLDING, 'closingFrom', 'closingTo'];

/** Rarely used filters, folded up until one is set. Dates apply with the form's button. */
export function MoreFilters({ filters, facets, apply }: Omit<Filtering, 'hrefOf'>) {
  const choice = (name: 'sector' | 'organization') => ({
    name,
    facets,
    value: filters[name] ?? '',
    values: namesOf(facets, name),
    hideLabel: false,
    onChange: (value: string) => apply(changeFilters(filters, { [name]: value })),
  });
  const date = (name: 'closingFrom' | 'closingTo') => (
    <Field label={text.fields[name]}>
      {(control) => (
        <Input {...control} key={filters[name] ?? ''} type="date" name={name} defaultValue={filters[name] ?? ''} />
      )}
    </Field>
  );
  return (
    <details open={UNFOLDING.some((name) => filters[name] !== undefined)} className="group/more col-span-full">
      <summary className="inline-flex min-h-8 items-center gap-1.5 rounded-sm font-medium text-link text-sm hover:underline hover:underline-offset-4">
        <Icon name="chevron-down" className="size-4 transition-transform group-open/more:rotate-180" />
        {text.moreFilters}
      </summary>
      <div className="mt-2 grid gap-2.5 sm:grid-cols-2 lg:grid-cols-1 lg:gap-4">
        <FilterSelect {...choice('sector')} />
        <FilterSelect {...choice('organization')} />
        {CHOICES.map(([name]) => (
          <Field key={name} label={text.fields[name]}>
            {(control) => (
              <Select
                {...control}
                name={name}
                value={filters[name] ?? ''}
                options={Object.entries(text.choices[name]).map(([value, label]) => ({ value, label }))}
                onChange={({ target }) => apply(changeFilters(filters, { [name]: target.value }))}
              />
            )}
          </Field>
        ))}
        {date('closingFrom')}
        {date('closingTo')}
        <SlashSwitch />
      </div>
    </details>
  );
}

function namesOf(facets: TenderFacets | undefined, name: 'sector' | 'organization'): readonly string[] {
  return (facets?.facets[name] ?? []).map(({ value }) => value).sort();
}

/** Switches the shortcut of one key off and on (WCAG 2.1.4). */
function SlashSwitch() {
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(isSlashOn()), []);
  return (
    <label className="js-only inline-flex max-lg:hidden min-h-8 items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked);
          switchSlash(target.checked);
        }}
        className="size-4 accent-brand"
      />
      {text.slash}
    </label>
  );
}

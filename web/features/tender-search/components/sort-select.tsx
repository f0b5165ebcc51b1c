import { TENDER_SORTS } from '#contracts/vocabulary/lists/public-lists.ts';
import { Field, Select } from '../../../components/ui/form/controls.tsx';
import { changeFilters, type Filtering } from '../filters.ts';
import { text } from '../messages.en.ts';

interface SortSelectProps extends Pick<Filtering, 'filters' | 'apply'> {
  readonly formId: string;
}

export function SortSelect({ formId, filters, apply }: SortSelectProps) {
  const choices = TENDER_SORTS.filter((sort) => sort !== 'relevance' || filters.search !== undefined);
  return (
    <Field label={text.fields.sort} hideLabel className="w-[min(9.75rem,90vw)] sm:w-40">
      {(control) => (
        <Select
          {...control}
          name="sort"
          form={formId}
          value={filters.sort}
          onChange={(event) => apply(changeFilters(filters, { sort: event.target.value }))}
          options={choices.map((value) => ({ value, label: text.sorts[value] }))}
        />
      )}
    </Field>
  );
}

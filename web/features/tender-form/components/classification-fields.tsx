import { useController } from 'react-hook-form';
import { CheckboxList } from '../../../components/ui/form/checkbox-list.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { text } from '../messages.en.ts';
import type { TenderFieldsProps } from '../tender-values.ts';
import { FormSection } from './form-section.tsx';

const LISTS = {
  categories: { searchLabel: text.searchCategories, emptyText: text.noCategories },
  sectors: { searchLabel: text.searchSectors, emptyText: text.noSectors },
} as const;

/** Categories and sectors; at least one of each. */
export function ClassificationFields({ form }: TenderFieldsProps) {
  return (
    <FormSection title={text.sections.classification}>
      <NamesField form={form} name="categories" />
      <NamesField form={form} name="sectors" />
    </FormSection>
  );
}

function NamesField({ form, name }: TenderFieldsProps & { readonly name: keyof typeof LISTS }) {
  const options = useLookup(name);
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <div data-field={name} className="contents">
      <CheckboxList
        {...LISTS[name]}
        legend={text.label(name)}
        options={options}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        searchRef={field.ref}
      />
    </div>
  );
}

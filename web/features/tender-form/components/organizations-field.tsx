import { X } from 'lucide-react';
import { useController } from 'react-hook-form';
import { UnresolvedField } from '../../../components/admin/combobox-field.tsx';
import { useRecordNames } from '../../../components/admin/picker/named-records.ts';
import { RecordPicker } from '../../../components/admin/picker/record-picker.tsx';
import { scriptOf } from '../../../lib/format/format.ts';
import { unresolvedText } from '../../../lib/forms/unresolved-text.ts';
import { text } from '../messages.en.ts';
import type { TenderFieldsProps } from '../tender-values.ts';
import { FormSection } from './form-section.tsx';

const PATH = '/api/organizations';

/** The organizations of a notice: chosen ones as removable tags, further ones by their name. */
export function OrganizationsField({ form }: TenderFieldsProps) {
  const { control } = form;
  const { field, fieldState } = useController({ control, name: 'organizationIds' });
  const { field: typed, fieldState: typing } = useController({ control, name: 'organizationTyped' });
  const choose = (chosen: string) => {
    const isText = chosen === '' || unresolvedText(chosen) !== undefined;
    typed.onChange(isText ? chosen : '');
    if (!isText) field.onChange([...field.value, Number(chosen)]);
  };
  return (
    <FormSection title={text.sections.organizations}>
      <div className="flex flex-col gap-3 sm:col-span-2">
        <UnresolvedField
          label={text.addOrganization}
          optional
          value={typed.value}
          error={typing.error?.message ?? fieldState.error?.message}
        >
          {(names) => (
            <RecordPicker
              control={names}
              path={PATH}
              creates
              value={typed.value}
              except={field.value}
              onChange={choose}
              onBlur={field.onBlur}
              inputRef={(input) => {
                field.ref(input);
                typed.ref(input);
              }}
            />
          )}
        </UnresolvedField>
        <Tags ids={field.value} onRemove={(id) => field.onChange(field.value.filter((other) => other !== id))} />
      </div>
    </FormSection>
  );
}

function Tags({ ids, onRemove }: { readonly ids: readonly number[]; readonly onRemove: (id: number) => void }) {
  const names = useRecordNames(PATH, ids);
  const nameOf = (index: number, id: number) => names[index] ?? text.unknownOrganization(id);
  return (
    <ul aria-label={text.label('organizationIds')} className="flex flex-wrap gap-2 empty:hidden">
      {ids.map((id, index) => (
        <li
          key={id}
          className="flex max-w-full items-center gap-1 rounded-md bg-brand-soft ps-2.5 text-brand-text text-sm"
        >
          <span className="min-w-0 wrap-anywhere" {...scriptOf(nameOf(index, id))}>
            {nameOf(index, id)}
          </span>
          <button
            type="button"
            aria-label={text.removeOrganization(nameOf(index, id))}
            onClick={() => onRemove(id)}
            className="flex size-8 shrink-0 items-center justify-center rounded-md hover:bg-surface"
          >
            <X className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

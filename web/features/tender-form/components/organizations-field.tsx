import { X } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Combobox } from '../../../components/ui/form/combobox.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { scriptOf } from '../../../lib/format/script.ts';
import { tenderFormText as text } from '../../../lib/messages/admin/tender-form.ts';
import { commonText } from '../../../lib/messages/common.ts';
import type { OrganizationOptions } from '../api/use-organization-options.ts';
import type { TenderFieldsProps } from '../tender-form-type.ts';
import { FormSection } from './form-section.tsx';

export interface OrganizationsFieldProps extends TenderFieldsProps {
  readonly organizations: OrganizationOptions;
}

/** The organizations of a notice: chosen ones as removable tags, further ones by their name. */
export function OrganizationsField({ form, organizations }: OrganizationsFieldProps) {
  const { options, isLoading, isFailed, retry } = organizations;
  return (
    <FormSection title={text.sections.organizations}>
      <Controller
        control={form.control}
        name="organizationIds"
        render={({ field, fieldState }) => (
          <div className="flex flex-col gap-3 sm:col-span-2">
            <Field
              label={text.addOrganization}
              optional
              hint={isLoading ? text.organizationsLoading : undefined}
              error={fieldState.error?.message}
            >
              {(control) => (
                <Combobox
                  control={control}
                  options={options.filter(({ value }) => !field.value.includes(Number(value)))}
                  value=""
                  onChange={(id) => {
                    if (id !== '') field.onChange([...field.value, Number(id)]);
                  }}
                  onBlur={field.onBlur}
                  inputRef={field.ref}
                  disabled={options.length === 0}
                />
              )}
            </Field>
            {isFailed && (
              <Alert tone="warning" title={text.organizationsFailed}>
                <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
                  {commonText.retry}
                </Button>
              </Alert>
            )}
            <Tags
              ids={field.value}
              nameOf={(id) => options.find(({ value }) => value === String(id))?.label ?? text.unknownOrganization(id)}
              onRemove={(id) => field.onChange(field.value.filter((other) => other !== id))}
            />
          </div>
        )}
      />
    </FormSection>
  );
}

interface TagsProps {
  readonly ids: readonly number[];
  readonly nameOf: (id: number) => string;
  readonly onRemove: (id: number) => void;
}

function Tags({ ids, nameOf, onRemove }: TagsProps) {
  return (
    <ul aria-label={text.fields.organizationIds} className="flex flex-wrap gap-2 empty:hidden">
      {ids.map((id) => (
        <li
          key={id}
          className="flex max-w-full items-center gap-1 rounded-md bg-brand-soft ps-2.5 text-brand-text text-sm"
        >
          <span className="min-w-0 wrap-anywhere" {...scriptOf(nameOf(id))}>
            {nameOf(id)}
          </span>
          <button
            type="button"
            aria-label={text.removeOrganization(nameOf(id))}
            onClick={() => onRemove(id)}
            className="flex size-8 shrink-0 items-center justify-center rounded-md hover:bg-surface"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { PROCUREMENT_METHODS } from '#contracts/vocabulary/procurement.ts';
import { Combobox } from '../../../components/ui/form/combobox.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { toOptions } from '../../../components/ui/form/select.tsx';
import { tenderFormText as text } from '../../../lib/messages/admin/tender-form.ts';
import type { OrganizationOptions } from '../api/use-organization-options.ts';
import type { TenderFieldsProps } from '../tender-form-type.ts';
import { DETAIL_FIELDS } from '../tender-values.ts';
import { ParagraphsField, TextField } from './text-field.tsx';

export interface DetailFieldsProps extends TenderFieldsProps {
  readonly organizations: OrganizationOptions;
}

const METHODS = toOptions(PROCUREMENT_METHODS);

/** The optional particulars, folded away until one is given or wrong. */
export function DetailFields({ form, organizations }: DetailFieldsProps) {
  const [unfolded, setUnfolded] = useState(() => DETAIL_FIELDS.some((name) => form.getValues(name) !== ''));
  const open = unfolded || DETAIL_FIELDS.some((name) => form.formState.errors[name] !== undefined);
  return (
    <details
      open={open}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
      className="group border-line border-t pt-5"
    >
      <summary className="flex items-start justify-between gap-4 rounded-md">
        <span>
          <span className="block font-display font-semibold text-lg">{text.sections.details}</span>
          <span className="block text-sm text-soft">{text.detailsHint}</span>
        </span>
        <ChevronDown aria-hidden="true" className="mt-1 size-5 shrink-0 text-soft group-open:rotate-180" />
      </summary>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="reference" optional />
        <ChoiceField form={form} name="procuringOrganizationId" options={organizations.options} />
        <TextField form={form} name="closingTime" type="time" hint={text.closingTimeHint} optional />
        <TextField form={form} name="openingAt" type="datetime-local" hint={text.openingHint} optional />
        <TextField form={form} name="bidSecurity" placeholder={text.bidSecurityExample} optional />
        <TextField form={form} name="documentFee" placeholder={text.documentFeeExample} optional />
        <ChoiceField form={form} name="procurementMethod" options={METHODS} freeText />
        <TextField form={form} name="sourceUrl" type="url" optional />
        <ParagraphsField form={form} name="contact" rows={2} optional />
      </div>
    </details>
  );
}

interface ChoiceFieldProps extends TenderFieldsProps {
  readonly name: 'procuringOrganizationId' | 'procurementMethod';
  readonly options: OrganizationOptions['options'];
  readonly freeText?: boolean;
}

function ChoiceField({ form, name, options, freeText = false }: ChoiceFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={text.fields[name]} optional error={fieldState.error?.message}>
          {(control) => (
            <Combobox
              control={control}
              options={options}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              inputRef={field.ref}
              freeText={freeText}
            />
          )}
        </Field>
      )}
    />
  );
}

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { OPTIONAL_TENDER_FIELDS, optionalFieldsWith } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { PROCUREMENT_METHODS } from '#contracts/vocabulary/procurement.ts';
import { ComboboxField } from '../../../components/admin/combobox-field.tsx';
import { RecordPicker } from '../../../components/admin/picker/record-picker.tsx';
import { toOptions } from '../../../components/ui/form/controls.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { text } from '../messages.en.ts';
import type { TenderFieldsProps } from '../tender-form-type.ts';
import { DETAIL_FIELDS } from '../tender-values.ts';
import { ParagraphsField, TextField } from './text-field.tsx';

const METHODS = toOptions(PROCUREMENT_METHODS);
const IN_DETAILS = optionalFieldsWith('form');
const INPUT_TYPES = { line: 'text', webAddress: 'url', day: 'date', time: 'time', instant: 'datetime-local' } as const;

/** The optional particulars, folded away until one is given or wrong. */
export function DetailFields({ form }: TenderFieldsProps) {
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
        <ProcuringField form={form} />
        {IN_DETAILS.map((name) => (
          <DetailField key={name} form={form} name={name} />
        ))}
      </div>
    </details>
  );
}

function DetailField({ form, name }: TenderFieldsProps & { readonly name: (typeof IN_DETAILS)[number] }) {
  const { kind } = OPTIONAL_TENDER_FIELDS[name];
  if (name === 'procurementMethod') return <MethodField form={form} />;
  if (kind === 'paragraphs') return <ParagraphsField form={form} name={name} rows={2} optional />;
  return (
    <TextField
      form={form}
      name={name}
      type={INPUT_TYPES[kind]}
      hint={text.hints[name]}
      placeholder={text.examples[name]}
      optional
    />
  );
}

function ProcuringField({ form }: TenderFieldsProps) {
  return (
    <Controller
      control={form.control}
      name="procuringOrganizationId"
      render={({ field, fieldState }) => (
        <Field label={text.label('procuringOrganizationId')} optional error={fieldState.error?.message}>
          {(control) => (
            <RecordPicker
              control={control}
              path="/api/organizations"
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              inputRef={field.ref}
            />
          )}
        </Field>
      )}
    />
  );
}

const MethodField = ({ form }: TenderFieldsProps) => (
  <ComboboxField
    form={form}
    name="procurementMethod"
    label={text.label('procurementMethod')}
    options={METHODS}
    optional
  />
);

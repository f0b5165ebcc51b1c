import { Controller } from 'react-hook-form';
import { TENDER_STATUS_LABELS, TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { Combobox } from '../../../components/ui/form/combobox.tsx';
import { Select, toOptions } from '../../../components/ui/form/controls.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { text } from '../messages.en.ts';
import type { TenderFieldsProps } from '../tender-form-type.ts';
import { FormSection } from './form-section.tsx';
import { ParagraphsField, TextField } from './text-field.tsx';

const STATUS_OPTIONS = TENDER_STATUSES.map((value) => ({ value, label: TENDER_STATUS_LABELS[value] }));

/** Statements of every notice: words, dates, place. */
export function NoticeFields({ form }: TenderFieldsProps) {
  return (
    <>
      <FormSection title={text.sections.notice}>
        <TextField form={form} name="title" wide dir="auto" />
        <ParagraphsField form={form} name="description" rows={6} />
      </FormSection>
      <FormSection title={text.sections.dates}>
        <TextField form={form} name="publishDate" type="date" />
        <TextField form={form} name="closingDate" type="date" />
        <Field
          label={text.label('status')}
          hint={text.statusHint}
          error={form.formState.errors.status?.message}
          className="sm:col-span-2"
        >
          {(control) => <Select {...control} {...form.register('status')} options={STATUS_OPTIONS} />}
        </Field>
      </FormSection>
      <FormSection title={text.sections.place}>
        <PlaceField form={form} name="province" />
        <PlaceField form={form} name="city" />
        <TextField form={form} name="source" hint={text.sourceHint} optional wide />
      </FormSection>
    </>
  );
}

const LISTS = { province: 'provinces', city: 'cities' } as const;

/** A known place or, because notices name villages too, any text. */
function PlaceField({ form, name }: TenderFieldsProps & { readonly name: keyof typeof LISTS }) {
  const options = toOptions(useLookup(LISTS[name]));
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={text.label(name)} optional error={fieldState.error?.message}>
          {(control) => (
            <Combobox
              control={control}
              options={options}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              inputRef={field.ref}
              maxLength={100}
              freeText
            />
          )}
        </Field>
      )}
    />
  );
}

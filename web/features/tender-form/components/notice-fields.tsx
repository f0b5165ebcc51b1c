import { TENDER_STATUS_LABELS, TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { Select } from '../../../components/ui/form/controls.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { useNewspapers } from '../api/use-newspapers.ts';
import { text } from '../messages.en.ts';
import type { TenderFieldsProps } from '../tender-form-type.ts';
import { FormSection } from './form-section.tsx';
import { PlaceFields } from './place-fields.tsx';
import { ParagraphsField, TextField } from './text-field.tsx';

const STATUS_OPTIONS = TENDER_STATUSES.map((value) => ({ value, label: TENDER_STATUS_LABELS[value] }));

const NEWSPAPERS = 'newspapers';

/** Statements of every notice: words, dates, place. */
export function NoticeFields({ form }: TenderFieldsProps) {
  const newspapers = useNewspapers();
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
        <PlaceFields form={form} />
        <TextField form={form} name="source" hint={text.sourceHint} optional wide list={NEWSPAPERS} />
        <datalist id={NEWSPAPERS}>
          {newspapers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </FormSection>
    </>
  );
}

import { TENDER_STATUS_LABELS, TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { ComboboxField } from '../../../components/admin/combobox-field.tsx';
import { RecordField } from '../../../components/admin/picker/record-field.tsx';
import { Field, Select, toOptions } from '../../../components/ui/form/controls.tsx';
import { useNewspapers } from '../api/look-ups.ts';
import { useHint } from '../field-notes.tsx';
import { text } from '../messages.en.ts';
import type { TenderFieldsProps } from '../tender-form-type.ts';
import { MomentField } from './fields/moment-field.tsx';
import { FormSection } from './form-section.tsx';
import { PlaceFields } from './place-fields.tsx';
import { ParagraphsField, TextField } from './text-field.tsx';

const STATUS_OPTIONS = TENDER_STATUSES.map((value) => ({ value, label: TENDER_STATUS_LABELS[value] }));

/** Statements of every notice, in the order in which notices print them: words, dates, place. */
export function NoticeFields({ form }: TenderFieldsProps) {
  const newspapers = toOptions(useNewspapers());
  return (
    <>
      <FormSection title={text.sections.notice}>
        <TextField form={form} name="title" wide dir="auto" />
        <TextField form={form} name="reference" optional />
        <RecordField
          form={form}
          name="procuringOrganizationId"
          label={text.label('procuringOrganizationId')}
          hint={useHint('procuringOrganizationId')}
          path="/api/organizations"
          creates
          optional
        />
        <ParagraphsField form={form} name="description" rows={6} />
      </FormSection>
      <FormSection title={text.sections.dates}>
        <MomentField form={form} name="closingDate" kind="day" toward="next" />
        <MomentField form={form} name="closingTime" kind="time" hint={text.hints.closingTime} optional />
        <MomentField form={form} name="publishDate" kind="day" />
        <Field label={text.label('status')} hint={text.statusHint} error={form.formState.errors.status?.message}>
          {(control) => <Select {...control} {...form.register('status')} options={STATUS_OPTIONS} />}
        </Field>
      </FormSection>
      <FormSection title={text.sections.place}>
        <PlaceFields form={form} />
        <ComboboxField
          form={form}
          name="source"
          label={text.label('source')}
          hint={text.sourceHint}
          options={newspapers}
          maxLength={200}
          optional
          className="sm:col-span-2"
        />
      </FormSection>
    </>
  );
}

/** The costs of a bid before it wins; most notices print them. */
export function MoneyFields({ form }: TenderFieldsProps) {
  return (
    <FormSection title={text.sections.money}>
      {(['bidSecurity', 'documentFee'] as const).map((name) => (
        <TextField key={name} form={form} name={name} placeholder={text.examples[name]} optional />
      ))}
    </FormSection>
  );
}

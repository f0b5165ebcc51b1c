import { EMAIL_FREQUENCIES, EMAIL_FREQUENCY_LABELS, INTEREST_AREAS } from '#contracts/vocabulary/newsletter.ts';
import { SUBSCRIBER_BUSINESS_TYPES } from '#contracts/vocabulary/people.ts';
import { GridField } from '../../../components/preferences/grid-field.tsx';
import { preferencesText } from '../../../components/preferences/messages.en.ts';
import { SelectField, TextField } from '../../../components/ui/form/bound-fields.tsx';
import { toOptions } from '../../../components/ui/form/controls.tsx';
import { subscribeText as text } from '../messages.en.ts';
import type { SubscribeFieldsProps } from '../subscribe-values.ts';

const BUSINESS_TYPES = [
  { value: '', label: text.businessTypePlaceholder },
  ...toOptions(SUBSCRIBER_BUSINESS_TYPES),
] as const;
const FREQUENCIES = EMAIL_FREQUENCIES.map((value) => ({ value, label: EMAIL_FREQUENCY_LABELS[value] }));

export function BasicInfo({ form }: SubscribeFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField form={form} name="fullName" label={text.fields.fullName} autoComplete="name" dir="auto" />
      <TextField form={form} name="email" label={text.fields.email} type="email" autoComplete="email" />
      <SelectField form={form} name="businessType" label={text.fields.businessType} options={BUSINESS_TYPES} />
      <SelectField
        form={form}
        name="emailFrequency"
        label={preferencesText.fields.emailFrequency}
        hint={preferencesText.frequencyHint}
        options={FREQUENCIES}
      />
      <div className="sm:col-span-2">
        <GridField form={form} name="interestAreas" options={INTEREST_AREAS} />
      </div>
    </div>
  );
}

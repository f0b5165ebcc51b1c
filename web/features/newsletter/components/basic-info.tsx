import { Controller } from 'react-hook-form';
import { EMAIL_FREQUENCIES, EMAIL_FREQUENCY_LABELS, INTEREST_AREAS } from '#contracts/vocabulary/newsletter.ts';
import { SUBSCRIBER_BUSINESS_TYPES } from '#contracts/vocabulary/people.ts';
import { CheckboxGrid } from '../../../components/preferences/checkbox-grid.tsx';
import { preferencesText } from '../../../components/preferences/messages.en.ts';
import { Input, Select, toOptions } from '../../../components/ui/form/controls.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { subscribeText as text } from '../messages.en.ts';
import type { SubscribeFieldsProps } from '../subscribe-form-type.ts';

const BUSINESS_TYPES = [
  { value: '', label: text.businessTypePlaceholder },
  ...toOptions(SUBSCRIBER_BUSINESS_TYPES),
] as const;
const FREQUENCIES = EMAIL_FREQUENCIES.map((value) => ({ value, label: EMAIL_FREQUENCY_LABELS[value] }));

/** Who subscribes, how often, and to what. */
export function BasicInfo({ form }: SubscribeFieldsProps) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={text.fields.fullName} error={errors.fullName?.message}>
        {(control) => <Input {...control} {...form.register('fullName')} autoComplete="name" dir="auto" />}
      </Field>
      <Field label={text.fields.email} error={errors.email?.message}>
        {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label={text.fields.businessType} error={errors.businessType?.message}>
        {(control) => <Select {...control} {...form.register('businessType')} options={BUSINESS_TYPES} />}
      </Field>
      <Field
        label={preferencesText.fields.emailFrequency}
        hint={preferencesText.frequencyHint}
        error={errors.emailFrequency?.message}
      >
        {(control) => <Select {...control} {...form.register('emailFrequency')} options={FREQUENCIES} />}
      </Field>
      <div className="sm:col-span-2">
        <Controller
          control={form.control}
          name="interestAreas"
          render={({ field, fieldState }) => (
            <CheckboxGrid
              legend={preferencesText.fields.interestAreas}
              options={INTEREST_AREAS}
              value={field.value}
              onChange={(value) => {
                field.onChange(value);
                void form.trigger('interestAreas');
              }}
              error={fieldState.error?.message}
              firstRef={field.ref}
            />
          )}
        />
      </div>
    </div>
  );
}

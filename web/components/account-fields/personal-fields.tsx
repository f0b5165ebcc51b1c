import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { SIGN_UP_BUSINESS_TYPES } from '#contracts/vocabulary/people.ts';
import { Input, Select } from '../ui/form/controls.tsx';
import { Field } from '../ui/form/field.tsx';
import { text } from './messages.en.ts';

const BUSINESS_TYPES = [
  { value: '', label: text.businessTypePlaceholder },
  ...Object.entries(SIGN_UP_BUSINESS_TYPES).map(([value, label]) => ({ value, label })),
];

export interface PersonalFieldsProps<Values extends FieldValues, Body> {
  /** Its values have username, email, fullName and businessType. */
  readonly form: UseFormReturn<Values, unknown, Body>;
}

/** What a person is called and does, wherever it is typed. */
export function PersonalFields<Values extends FieldValues, Body>({
  form: { register, getFieldState, formState },
}: PersonalFieldsProps<Values, Body>) {
  const of = (name: 'username' | 'email' | 'fullName' | 'businessType') => {
    const path = name as FieldPath<Values>;
    return { controls: register(path), error: getFieldState(path, formState).error?.message };
  };
  const [username, email, fullName, businessType] = [of('username'), of('email'), of('fullName'), of('businessType')];
  return (
    <>
      <Field label={text.username} error={username.error}>
        {(control) => (
          <Input {...control} {...username.controls} autoComplete="username" autoCapitalize="none" spellCheck={false} />
        )}
      </Field>
      <Field label={text.email} error={email.error}>
        {(control) => <Input {...control} {...email.controls} type="email" autoComplete="email" />}
      </Field>
      <Field label={text.fullName} error={fullName.error}>
        {(control) => <Input {...control} {...fullName.controls} autoComplete="name" dir="auto" />}
      </Field>
      <Field label={text.businessType} optional error={businessType.error}>
        {(control) => <Select {...control} {...businessType.controls} options={BUSINESS_TYPES} />}
      </Field>
    </>
  );
}

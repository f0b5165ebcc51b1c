import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { SIGN_UP_BUSINESS_TYPES } from '#contracts/vocabulary/people.ts';
import { SelectField, TextField } from '../ui/form/bound-fields.tsx';
import { text } from './messages.en.ts';

const BUSINESS_TYPES = [
  { value: '', label: text.businessTypePlaceholder },
  ...Object.entries(SIGN_UP_BUSINESS_TYPES).map(([value, label]) => ({ value, label })),
];

interface PersonalFieldsProps<Values extends FieldValues, Body> {
  /** Its values have username, email, fullName and businessType. */
  readonly form: UseFormReturn<Values, unknown, Body>;
}

/** Name, address and business of a person, wherever they are typed. */
export function PersonalFields<Values extends FieldValues, Body>({ form }: PersonalFieldsProps<Values, Body>) {
  const bind = (name: 'username' | 'email' | 'fullName' | 'businessType') => ({
    form,
    name: name as FieldPath<Values>,
    label: text[name],
  });
  return (
    <>
      <TextField {...bind('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <TextField {...bind('email')} type="email" autoComplete="email" />
      <TextField {...bind('fullName')} autoComplete="name" />
      <SelectField {...bind('businessType')} optional options={BUSINESS_TYPES} />
    </>
  );
}

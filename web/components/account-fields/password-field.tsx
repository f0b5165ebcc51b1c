import type { FieldValues } from 'react-hook-form';
import { type BoundFieldProps, bindField } from '../ui/form/bound-fields.tsx';
import { Field } from '../ui/form/field.tsx';
import { PasswordInput } from './password-input.tsx';

export function PasswordField<Values extends FieldValues, Body>(
  props: BoundFieldProps<Values, Body> & { readonly autoComplete: 'current-password' | 'new-password' },
) {
  const { field, registered, rest } = bindField(props);
  return <Field {...field}>{(control) => <PasswordInput {...control} {...registered} {...rest} />}</Field>;
}

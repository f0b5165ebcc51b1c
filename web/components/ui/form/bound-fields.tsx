import type { ComponentProps } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { Field, type FieldProps, Input, Select, type SelectOption, Textarea } from './controls.tsx';

/** A field of a form, with what is wrong with its value. */
export interface BoundFieldProps<Values extends FieldValues, Body>
  extends Pick<FieldProps, 'label' | 'hint' | 'optional' | 'className'> {
  readonly form: Pick<UseFormReturn<Values, unknown, Body>, 'register' | 'formState'>;
  readonly name: FieldPath<Values>;
  /** Over both columns of the form. */
  readonly wide?: boolean;
}

/** Gives a field its form, its name, and the label that stands under this name: `<TextField {...field('email')} />`. */
export const fieldsOf =
  <Values extends FieldValues, Body, Labels extends object>(
    form: UseFormReturn<Values, unknown, Body>,
    labels: Labels,
  ) =>
  <Name extends FieldPath<Values> & keyof Labels>(name: Name) => ({ form, name, label: labels[name] });

/** Props of `Field`, and what its control spreads. */
export function bindField<Values extends FieldValues, Body, Rest>(props: BoundFieldProps<Values, Body> & Rest) {
  const { form, name, label, hint, optional, wide, className, ...rest } = props;
  const wrong = get(form.formState.errors, name) as { readonly message?: string } | undefined;
  const field = { label, hint, optional, className: wide ? 'sm:col-span-2' : className, error: wrong?.message };
  return { field, registered: form.register(name), rest };
}

type Own = 'form' | 'name' | 'className';

export function TextField<Values extends FieldValues, Body>(
  props: BoundFieldProps<Values, Body> & Omit<ComponentProps<'input'>, Own>,
) {
  const { field, registered, rest } = bindField(props);
  return <Field {...field}>{(control) => <Input {...rest} {...control} {...registered} />}</Field>;
}

export function ParagraphsField<Values extends FieldValues, Body>(
  props: BoundFieldProps<Values, Body> & Omit<ComponentProps<'textarea'>, Own>,
) {
  const { field, registered, rest } = bindField(props);
  return <Field {...field}>{(control) => <Textarea {...rest} {...control} {...registered} />}</Field>;
}

export function SelectField<Values extends FieldValues, Body>(
  props: BoundFieldProps<Values, Body> & { readonly options: readonly SelectOption[] },
) {
  const { field, registered, rest } = bindField(props);
  return <Field {...field}>{(control) => <Select {...rest} {...control} {...registered} />}</Field>;
}

import type { ComponentProps } from 'react';
import { Input, Textarea } from '../../../components/ui/form/controls.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { text } from '../messages.en.ts';
import type { TenderForm } from '../tender-form-type.ts';
import type { TenderValues } from '../tender-values.ts';

interface TextFieldProps {
  readonly form: TenderForm;
  readonly name: Exclude<keyof TenderValues, 'categories' | 'sectors' | 'organizationIds'>;
  readonly hint?: string | undefined;
  readonly optional?: boolean;
  /** Over both columns. */
  readonly wide?: boolean;
}

const WIDE = { className: 'sm:col-span-2' } as const;

/** One line of text, a date, a time or an address. */
export function TextField({
  form,
  name,
  hint,
  optional = false,
  wide = false,
  ...input
}: TextFieldProps & Omit<ComponentProps<'input'>, 'form'>) {
  return (
    <Field
      label={text.label(name)}
      hint={hint}
      optional={optional}
      error={form.formState.errors[name]?.message}
      {...(wide && WIDE)}
    >
      {(control) => <Input autoComplete="off" {...input} {...control} {...form.register(name)} />}
    </Field>
  );
}

/** Several lines of text, in whichever direction their script runs. */
export function ParagraphsField({
  form,
  name,
  hint,
  optional = false,
  rows = 4,
}: TextFieldProps & { readonly rows?: number }) {
  return (
    <Field
      label={text.label(name)}
      hint={hint}
      optional={optional}
      error={form.formState.errors[name]?.message}
      {...WIDE}
    >
      {(control) => <Textarea dir="auto" rows={rows} {...control} {...form.register(name)} />}
    </Field>
  );
}

import { useForm } from 'react-hook-form';
import { PasswordInput } from '../../../components/account-fields/password-input.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/form/controls.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { showFieldErrors } from '../../../lib/api/form-errors.ts';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { factorText as text } from '../messages.en.ts';

const FIELDS = ['currentPassword', 'code'] as const;
type Values = Record<(typeof FIELDS)[number], string>;

export interface CodeFormProps {
  readonly asks: readonly (typeof FIELDS)[number][];
  /** The button at rest and at work. */
  readonly submit: readonly [string, string];
  readonly mutation: { readonly isPending: boolean };
  readonly send: (values: Values, options: { readonly onError: (error: Error) => void }) => void;
}

/** Password, code, or both. */
export function CodeForm({ asks, submit: [rest, work], mutation, send }: CodeFormProps) {
  const fail = useFailureToast();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { currentPassword: '', code: '' },
  });
  const onError = (error: Error) => {
    showFieldErrors(error, FIELDS, setError);
    fail(text.didNotWork, error);
  };
  const submit = handleSubmit((values) => send(values, { onError }));
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 sm:max-w-96">
      {asks.includes('currentPassword') && (
        <Field label={text.password} error={formState.errors.currentPassword?.message}>
          {(control) => <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" />}
        </Field>
      )}
      {asks.includes('code') && (
        <Field label={text.code} error={formState.errors.code?.message}>
          {(control) => <Input {...control} {...register('code')} autoComplete="one-time-code" spellCheck={false} />}
        </Field>
      )}
      <Button type="submit" pending={mutation.isPending} className="sm:self-start">
        {mutation.isPending ? work : rest}
      </Button>
    </form>
  );
}

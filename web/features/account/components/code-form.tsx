import { useForm } from 'react-hook-form';
import { PasswordField } from '../../../components/account-fields/password-field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/form/bound-fields.tsx';
import { showFieldErrors } from '../../../lib/forms/server-errors.ts';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { factorText as text } from '../messages.en.ts';

type Values = Record<'currentPassword' | 'code', string>;

interface CodeFormProps {
  readonly asks: readonly (keyof Values)[];
  readonly submit: readonly [string, string];
  readonly mutation: { readonly isPending: boolean };
  readonly send: (values: Values, options: { readonly onError: (error: Error) => void }) => void;
}

export function CodeForm({ asks, submit: [rest, work], mutation, send }: CodeFormProps) {
  const fail = useFailureToast();
  const form = useForm<Values>({ defaultValues: { currentPassword: '', code: '' } });
  const onError = (error: Error) => {
    showFieldErrors(form, error);
    fail(text.didNotWork, error);
  };
  const submit = form.handleSubmit((values) => send(values, { onError }));
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 sm:max-w-96">
      {asks.includes('currentPassword') && (
        <PasswordField form={form} name="currentPassword" label={text.password} autoComplete="current-password" />
      )}
      {asks.includes('code') && (
        <TextField form={form} name="code" label={text.code} autoComplete="one-time-code" spellCheck={false} />
      )}
      <Button type="submit" pending={mutation.isPending} className="sm:self-start">
        {mutation.isPending ? work : rest}
      </Button>
    </form>
  );
}

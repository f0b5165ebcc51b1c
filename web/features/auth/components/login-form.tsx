import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { LoginBody, type User } from '#contracts/api/users.ts';
import { text as accountFieldsText } from '../../../components/account-fields/messages.en.ts';
import { PasswordField } from '../../../components/account-fields/password-field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { fieldsOf, TextField } from '../../../components/ui/form/bound-fields.tsx';
import { Field, FieldError, Input } from '../../../components/ui/form/controls.tsx';
import { errorDetail, fieldOf } from '../../../lib/api/api-error.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { asksForSecondCode, useLogin } from '../api/sign-in.ts';
import { text as authText } from '../messages.en.ts';

/** POST and a button that waits for the scripts: a password never ends up in an address. */
export function LoginForm({ onSuccess }: { readonly onSuccess?: (user: User) => void }) {
  const form = useForm<LoginBody>({ resolver: zodResolver(LoginBody) });
  const field = fieldsOf(form, accountFieldsText);
  const { register, handleSubmit, reset, formState } = form;
  const login = useLogin();
  const isReady = useHydrated();
  const [asksForCode, setAsksForCode] = useState(false);
  const submit = handleSubmit((body) =>
    login.mutate(body, {
      onSuccess: (user) => {
        reset();
        setAsksForCode(false);
        onSuccess?.(user);
      },
      onError: (error) => setAsksForCode(asksForSecondCode(error)),
    }),
  );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField {...field('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <PasswordField {...field('password')} autoComplete="current-password" />
      {asksForCode && (
        <Field
          label={authText.code}
          hint={authText.codeHint}
          error={formState.errors.code?.message ?? (login.variables?.code ? fieldOf(login.error, 'code') : undefined)}
        >
          {(control) => (
            <Input {...control} {...register('code')} autoComplete="one-time-code" spellCheck={false} autoFocus />
          )}
        </Field>
      )}
      {!asksForCode && <FieldError message={errorDetail(login.error)} />}
      <Button type="submit" size="lg" disabled={!isReady} pending={login.isPending}>
        {login.isPending ? authText.loginPending : authText.loginSubmit}
      </Button>
    </form>
  );
}

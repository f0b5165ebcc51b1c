import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { RegisterBody, type RegisterBodyInput, type User } from '#contracts/api/users.ts';
import { text as accountFieldsText } from '../../../components/account-fields/messages.en.ts';
import { PasswordInput } from '../../../components/account-fields/password-input.tsx';
import { PersonalFields } from '../../../components/account-fields/personal-fields.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field, FieldError } from '../../../components/ui/form/field.tsx';
import { errorDetail } from '../../../lib/api/api-error.ts';
import { showFieldErrors } from '../../../lib/api/form-errors.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useRegister } from '../api/sign-in.ts';
import { text as authText } from '../messages.en.ts';

const FIELDS = ['username', 'email', 'fullName', 'businessType', 'password'] as const;

export interface SignUpFormProps {
  readonly onSuccess?: (user: User) => void;
}

export function SignUpForm({ onSuccess }: SignUpFormProps) {
  const form = useForm<RegisterBodyInput, unknown, RegisterBody>({ resolver: zodResolver(RegisterBody) });
  const { register, handleSubmit, reset, setError, formState } = form;
  const signUp = useRegister();
  const isReady = useHydrated();
  const submit = handleSubmit((body) =>
    signUp.mutate(body, {
      onSuccess: (user) => {
        reset();
        onSuccess?.(user);
      },
      onError: (error) => showFieldErrors(error, FIELDS, setError),
    }),
  );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <PersonalFields form={form} />
      <Field label={accountFieldsText.password} error={formState.errors.password?.message}>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
      </Field>
      <FieldError message={errorDetail(signUp.error)} />
      <Button type="submit" size="lg" disabled={!isReady} pending={signUp.isPending}>
        {signUp.isPending ? authText.signUpPending : authText.signUpSubmit}
      </Button>
    </form>
  );
}

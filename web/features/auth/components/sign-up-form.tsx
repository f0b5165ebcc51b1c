import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { RegisterBody, type RegisterBodyInput, type User } from '#contracts/api/users.ts';
import { SIGN_UP_BUSINESS_TYPES } from '#contracts/vocabulary/people.ts';
import { PasswordInput } from '../../../components/password-input.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field, FieldError } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { Select } from '../../../components/ui/form/select.tsx';
import { errorDetail } from '../../../lib/api/api-error.ts';
import { showFieldErrors } from '../../../lib/api/form-errors.ts';
import { authText } from '../../../lib/messages/auth.ts';
import { useRegister } from '../../../lib/session/use-sign-in.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';

const FIELDS = ['username', 'email', 'fullName', 'businessType', 'password'] as const;

const BUSINESS_TYPES = [
  { value: '', label: authText.businessTypePlaceholder },
  ...Object.entries(SIGN_UP_BUSINESS_TYPES).map(([value, label]) => ({ value, label })),
];

export interface SignUpFormProps {
  readonly onSuccess?: (user: User) => void;
}

export function SignUpForm({ onSuccess }: SignUpFormProps) {
  const { register, handleSubmit, reset, setError, formState } = useForm<RegisterBodyInput, unknown, RegisterBody>({
    resolver: zodResolver(RegisterBody),
  });
  const signUp = useRegister();
  const isReady = useHydrated();
  const { errors } = formState;
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
      <Field label={authText.username} error={errors.username?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={authText.email} error={errors.email?.message}>
        {(control) => <Input {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label={authText.fullName} error={errors.fullName?.message}>
        {(control) => <Input {...control} {...register('fullName')} autoComplete="name" dir="auto" />}
      </Field>
      <Field label={authText.businessType} optional error={errors.businessType?.message}>
        {(control) => <Select {...control} {...register('businessType')} options={BUSINESS_TYPES} />}
      </Field>
      <Field label={authText.password} error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
      </Field>
      <FieldError message={errorDetail(signUp.error)} />
      <Button type="submit" size="lg" disabled={!isReady} pending={signUp.isPending}>
        {signUp.isPending ? authText.signUpPending : authText.signUpSubmit}
      </Button>
    </form>
  );
}

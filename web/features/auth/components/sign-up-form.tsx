import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { RegisterBody, type RegisterBodyInput, type User } from '#contracts/api/users.ts';
import { text as accountFieldsText } from '../../../components/account-fields/messages.en.ts';
import { PasswordField } from '../../../components/account-fields/password-field.tsx';
import { PersonalFields } from '../../../components/account-fields/personal-fields.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { FieldError } from '../../../components/ui/form/controls.tsx';
import { formDetail } from '../../../lib/api/api-error.ts';
import { submitTo } from '../../../lib/forms/server-errors.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useRegister } from '../api/sign-in.ts';
import { text as authText } from '../messages.en.ts';

export const SIGN_UP = 'sign-up';

export function SignUpForm({ onSuccess }: { readonly onSuccess?: (user: User) => void }) {
  const form = useForm<RegisterBodyInput, unknown, RegisterBody>({ resolver: zodResolver(RegisterBody) });
  const signUp = useRegister(useKept(form, SIGN_UP));
  const isReady = useHydrated();
  const submit = submitTo(form, signUp, (user) => {
    form.reset();
    onSuccess?.(user);
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PersonalFields form={form} />
      <PasswordField form={form} name="password" label={accountFieldsText.password} autoComplete="new-password" />
      <FieldError message={formDetail(signUp.error)} />
      <Button type="submit" size="lg" disabled={!isReady} pending={signUp.isPending}>
        {signUp.isPending ? authText.signUpPending : authText.signUpSubmit}
      </Button>
    </form>
  );
}

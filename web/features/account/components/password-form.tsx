import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { PasswordBody } from '#contracts/api/account/account.ts';
import { PasswordField } from '../../../components/account-fields/password-field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { showFieldErrors } from '../../../lib/forms/server-errors.ts';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { useChangePassword } from '../api/account.ts';
import { text } from '../messages.en.ts';

const Passwords = z
  .object({ ...PasswordBody.shape, confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: text.mismatch,
    when: () => true, // said together with what else is wrong
  });
type Passwords = z.infer<typeof Passwords>;

const EMPTY: Passwords = { currentPassword: '', newPassword: '', confirmPassword: '' };
const CONTROLS = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'confirmPassword', autoComplete: 'new-password' },
] as const;

/** Changes the password: the present one, and the new one twice. */
export function PasswordForm({ username }: { readonly username: string }) {
  const change = useChangePassword();
  const toast = useToast();
  const fail = useFailureToast();
  const form = useForm<Passwords>({ resolver: zodResolver(Passwords), defaultValues: EMPTY });
  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          form.reset(EMPTY);
          toast({ title: text.passwordChanged, description: text.passwordChangedText });
        },
        onError: (error) => {
          showFieldErrors(form, error);
          fail(text.passwordFailed, error);
        },
      },
    ),
  );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 sm:max-w-96">
      {/* tells password managers whose password it is */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      {CONTROLS.map(({ name, autoComplete }) => (
        <PasswordField key={name} form={form} name={name} label={text.fields[name]} autoComplete={autoComplete} />
      ))}
      <Button type="submit" pending={change.isPending} className="sm:self-start">
        {change.isPending ? text.changing : text.changePassword}
      </Button>
    </form>
  );
}

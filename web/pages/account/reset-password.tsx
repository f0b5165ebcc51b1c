import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { z } from 'zod';
import { ResetBody } from '#contracts/api/account/links.ts';
import { PasswordField } from '../../components/account-fields/password-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FieldError } from '../../components/ui/form/controls.tsx';
import { useReset } from '../../features/auth/api/links.ts';
import { AuthLink, SignInCard } from '../../features/auth/components/sign-in-card.tsx';
import { linkText as text } from '../../features/auth/links.messages.en.ts';
import { formDetail } from '../../lib/api/api-error.ts';
import { submitTo } from '../../lib/forms/server-errors.ts';
import { paths } from '../../lib/routing/paths.ts';
import { useToast } from '../../lib/toast/use-toast.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** Goal of the link in a mail. */
export default function ResetPasswordPage() {
  const [, navigate] = useLocation();
  const toast = useToast();
  const leave = (isSignedIn: boolean) => {
    toast({ title: text.resetDone, description: isSignedIn ? text.resetSignedIn : text.resetSignIn });
    navigate(isSignedIn ? paths.account : paths.auth, { replace: true });
  };
  return (
    <SignInCard
      title={text.resetTitle}
      description={text.resetLead}
      path={paths.resetPassword}
      footer={<AuthLink href={paths.forgotPassword}>{text.askAgain}</AuthLink>}
    >
      <ResetForm onSaved={leave} />
    </SignInCard>
  );
}

const Passwords = z
  .object({ newPassword: ResetBody.shape.newPassword, confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: text.mismatch,
  });
type Passwords = z.infer<typeof Passwords>;

const EMPTY: Passwords = { newPassword: '', confirmPassword: '' };
const FIELDS = ['newPassword', 'confirmPassword'] as const;

/** Chooses a new password, twice. Opening the page changes nothing. */
function ResetForm({ onSaved }: { readonly onSaved: (isSignedIn: boolean) => void }) {
  const form = useForm({ resolver: zodResolver(Passwords), defaultValues: EMPTY });
  const reset = useReset();
  const isReady = useHydrated();
  const submit = submitTo(form, reset, ({ isSignedIn }) => onSaved(isSignedIn));
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {FIELDS.map((name) => (
        <PasswordField key={name} form={form} name={name} label={text[name]} autoComplete="new-password" />
      ))}
      <FieldError message={formDetail(reset.error)} />
      <Button type="submit" size="lg" disabled={!isReady} pending={reset.isPending}>
        {reset.isPending ? text.resetPending : text.resetSubmit}
      </Button>
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ForgotBody } from '#contracts/api/account/links.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/form/bound-fields.tsx';
import { FieldError } from '../../components/ui/form/controls.tsx';
import { useForgot } from '../../features/auth/api/links.ts';
import { AuthLink, SignInCard } from '../../features/auth/components/sign-in-card.tsx';
import { linkText as text } from '../../features/auth/links.messages.en.ts';
import { errorDetail } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/routing/paths.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

export default function ForgotPasswordPage() {
  return (
    <SignInCard
      title={text.forgotTitle}
      description={text.forgotLead}
      path={paths.forgotPassword}
      footer={<AuthLink href={paths.auth}>{text.toLogin}</AuthLink>}
    >
      <ForgotForm />
    </SignInCard>
  );
}

function ForgotForm() {
  const form = useForm({ resolver: zodResolver(ForgotBody), defaultValues: { email: '' } });
  const forgot = useForgot();
  const isReady = useHydrated();
  const submit = form.handleSubmit((body) => forgot.mutate(body));
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField form={form} name="email" type="email" label={text.email} autoComplete="email" />
      <FieldError message={errorDetail(forgot.error)} />
      <Button type="submit" size="lg" disabled={!isReady} pending={forgot.isPending}>
        {forgot.isPending ? text.forgotPending : text.forgotSubmit}
      </Button>
      <div role="status">{forgot.data !== undefined && <Alert tone="success">{forgot.data.message}</Alert>}</div>
    </form>
  );
}

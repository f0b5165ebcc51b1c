import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ForgotBody } from '#contracts/api/account/links.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/form/bound-fields.tsx';
import { FieldError } from '../../../components/ui/form/controls.tsx';
import { errorDetail } from '../../../lib/api/api-error.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useForgot } from '../api/links.ts';
import { linkText as text } from '../links.messages.en.ts';

/** Asks for a link by mail; the answer is the same for any address. */
export function ForgotForm() {
  const form = useForm<ForgotBody>({ resolver: zodResolver(ForgotBody), defaultValues: { email: '' } });
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

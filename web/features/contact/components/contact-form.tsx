import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ContactBody } from '#contracts/api/contact.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Input, Textarea } from '../../../components/ui/form/controls.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { showFieldErrors } from '../../../lib/api/form-errors.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { useSendMessage } from '../api/use-send-message.ts';
import { text } from '../messages.en.ts';

const FIELDS = ['name', 'email', 'subject', 'message'] as const;
const resolver = zodResolver(ContactBody);

export default function ContactForm() {
  const { user } = useUser();
  const send = useSendMessage();
  const { register, handleSubmit, reset, setError, formState } = useForm<ContactBody>({
    resolver,
    defaultValues: { name: user?.fullName ?? '', email: user?.email ?? '', subject: '', message: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((body) =>
    send.mutate(body, {
      onSuccess: () => reset(),
      onError: (error) => showFieldErrors(error, FIELDS, setError),
    }),
  );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 sm:grid-cols-2">
      <Field label={text.fields.name} error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoComplete="name" dir="auto" />}
      </Field>
      <Field label={text.fields.email} error={errors.email?.message}>
        {(control) => <Input {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label={text.fields.subject} error={errors.subject?.message} className="sm:col-span-2">
        {(control) => <Input {...control} {...register('subject')} autoComplete="off" dir="auto" />}
      </Field>
      <Field label={text.fields.message} error={errors.message?.message} className="sm:col-span-2">
        {(control) => <Textarea {...control} {...register('message')} rows={7} dir="auto" />}
      </Field>
      <Button type="submit" size="lg" pending={send.isPending} className="sm:col-span-2 sm:justify-self-end">
        {send.isPending ? text.sending : text.send}
      </Button>
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ContactBody } from '#contracts/api/contact.ts';
import { Button } from '../../../components/ui/button.tsx';
import { fieldsOf, ParagraphsField, TextField } from '../../../components/ui/form/bound-fields.tsx';
import { submitTo } from '../../../lib/forms/server-errors.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { useSendMessage } from '../api/send-message.ts';
import { text } from '../messages.en.ts';

const resolver = zodResolver(ContactBody);

export default function ContactForm() {
  const { user } = useUser();
  const send = useSendMessage();
  const form = useForm<ContactBody, unknown, ContactBody>({
    resolver,
    defaultValues: { name: user?.fullName ?? '', email: user?.email ?? '', subject: '', message: '' },
  });
  const field = fieldsOf(form, text.fields);
  const submit = submitTo(form, send, () => form.reset());
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <TextField {...field('name')} autoComplete="name" dir="auto" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField {...field('subject')} wide autoComplete="off" dir="auto" />
      <ParagraphsField {...field('message')} wide rows={7} dir="auto" />
      <Button type="submit" size="lg" pending={send.isPending} className="sm:col-span-2 sm:justify-self-end">
        {send.isPending ? text.sending : text.send}
      </Button>
    </form>
  );
}

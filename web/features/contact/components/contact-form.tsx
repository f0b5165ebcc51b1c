import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useSearch } from 'wouter';
import { ContactBody } from '#contracts/api/contact.ts';
import { Button } from '../../../components/ui/button.tsx';
import { fieldsOf, ParagraphsField, TextField } from '../../../components/ui/form/bound-fields.tsx';
import { request } from '../../../lib/api/request.ts';
import { submitTo } from '../../../lib/forms/server-errors.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { text } from '../messages.en.ts';

const resolver = zodResolver(ContactBody);

export default function ContactForm() {
  const { user } = useUser();
  const notice = /^\d{1,9}$/.exec(new URLSearchParams(useSearch()).get('notice') ?? '')?.[0];
  const subject = notice === undefined ? '' : text.about(notice);
  const form = useForm<ContactBody, unknown, ContactBody>({
    resolver,
    defaultValues: { name: user?.fullName ?? '', email: user?.email ?? '', subject, message: '' },
  });
  const send = useSendMessage(useKept(form, `contact ${notice}`));
  const field = fieldsOf(form, text.fields);
  const submit = submitTo(form, send, () => form.reset());
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField {...field('subject')} wide autoComplete="off" />
      <ParagraphsField {...field('message')} wide rows={7} />
      <Button type="submit" size="lg" pending={send.isPending} className="sm:col-span-2 sm:justify-self-end">
        {send.isPending ? text.sending : text.send}
      </Button>
    </form>
  );
}

const SENDING_MS = 1000;

/** Sends a message to the support, after the second that the form has always taken. */
function useSendMessage(onSent: () => void) {
  return useChange<unknown, ContactBody>({
    send: async (body) => {
      await new Promise((done) => setTimeout(done, SENDING_MS));
      return request('/api/contact', { method: 'POST', body });
    },
    changed: [],
    done: () => {
      onSent();
      return { title: text.sent, description: text.sentText };
    },
    failed: () => text.failed,
    fallback: text.failedText,
    isForm: true,
  });
}

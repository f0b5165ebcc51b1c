import { useMutation } from '@tanstack/react-query';
import type { MailTest } from '#contracts/api/operations/settings/mail.ts';
import type { SettingsInput } from '#contracts/api/operations/settings.ts';
import { MAIL_SECURITY } from '#contracts/vocabulary/lists/admin-lists.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SelectField, TextField } from '../../../components/ui/form/bound-fields.tsx';
import { ApiError, errorDetail } from '../../../lib/api/api-error.ts';
import { request } from '../../../lib/api/request.ts';
import { text } from '../messages.en.ts';
import { SectionCard, type SectionProps, useSectionForm } from './section-card.tsx';

const DELIVERIES = (['simulated', 'smtp'] as const).map((value) => ({ value, label: text.deliveries[value] }));
const SECURITIES = MAIL_SECURITY.map((value) => ({ value, label: text.securities[value] }));
const TEXTS = ['host', 'port', 'user', 'password', 'from'] as const;

type Mail = NonNullable<SettingsInput['mail']>;
type Server = Extract<Mail, { delivery: 'smtp' }>;

/** An empty field of the password leaves the one that is set. */
const bodyOf = ({ mail }: SettingsInput): SettingsInput => {
  if (mail?.delivery !== 'smtp') return { mail: { delivery: 'simulated' } };
  const { password, port, ...server } = mail;
  const isKept = password === '' || password === undefined;
  return { mail: { ...server, port: Number(port), ...(!isKept && { password }) } };
};

export function MailSection(props: SectionProps) {
  const { passwordSet, ...mail } = props.loaded.data.mail;
  const shown = {
    delivery: mail.delivery as 'smtp',
    host: mail.host ?? '',
    port: mail.port ?? 587,
    security: mail.security ?? 'starttls',
    user: mail.user ?? '',
    password: '',
    from: mail.from,
  };
  const form = useSectionForm({ mail: shown }, bodyOf);
  const test = useMutation({
    mutationFn: (body: Server) => request<MailTest>('/api/admin/settings/test-mail', { method: 'POST', body }),
    onError: (error) => {
      for (const [name, message] of Object.entries(error instanceof ApiError ? error.fields : {}))
        form.setError(`mail.${name}` as 'mail.host', { type: 'server', message });
    },
  });
  const isSent = form.watch('mail.delivery') === 'smtp';
  const tryOut = form.handleSubmit(({ mail: stated }) => {
    if (stated?.delivery === 'smtp') test.mutate(stated);
  });
  const aside = isSent && (
    <Button variant="secondary" pending={test.isPending} onClick={() => void tryOut()}>
      {test.isPending ? text.testing : text.test}
    </Button>
  );
  return (
    <SectionCard {...props} section="mail" form={form} aside={aside}>
      <SelectField form={form} name="mail.delivery" label={text.fields.delivery} options={DELIVERIES} wide />
      {isSent && (
        <>
          {TEXTS.map((field) => (
            <TextField
              key={field}
              form={form}
              name={`mail.${field}`}
              label={text.fields[field]}
              autoComplete={field === 'password' ? 'new-password' : 'off'}
              optional={field === 'user' || field === 'password'}
              {...(field === 'password' && { type: 'password', ...(passwordSet && { hint: text.passwordKept }) })}
              {...(field === 'port' && { type: 'number', inputMode: 'numeric' })}
              {...(field === 'from' && { hint: text.fromHint })}
            />
          ))}
          <SelectField form={form} name="mail.security" label={text.fields.security} options={SECURITIES} />
        </>
      )}
      <div aria-live="polite" className="empty:hidden sm:col-span-2">
        {test.data !== undefined && (
          <Alert tone={test.data.isSent ? 'success' : 'warning'} className="wrap-anywhere">
            {test.data.isSent ? text.tested(test.data.to, test.data.said) : text.refused(test.data.said)}
          </Alert>
        )}
        {test.error !== null && <Alert tone="warning">{errorDetail(test.error, text.testFailed)}</Alert>}
      </div>
    </SectionCard>
  );
}

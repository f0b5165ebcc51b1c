import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { PasswordBody, ProfileBody } from '#contracts/api/account/account.ts';
import type { User } from '#contracts/api/users.ts';
import { PasswordField } from '../../../components/account-fields/password-field.tsx';
import { PersonalFields } from '../../../components/account-fields/personal-fields.tsx';
import { DownloadLink } from '../../../components/download-link.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { submitTo } from '../../../lib/forms/server-errors.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { useChangePassword, useOwnAddress, useResend, useSaveProfile } from '../api/account.ts';
import { deviceText, factorText, text } from '../messages.en.ts';
import { isNewEmail, profileBody, profileValues } from '../profile-values.ts';
import { AccountSection } from './account-section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { OwnDevices } from './own-devices.tsx';
import { SecondFactor } from './second-factor.tsx';

export interface SettingsProps {
  readonly user: User;
  readonly onDeleted: () => void;
}

export default function Settings({ user, onDeleted }: SettingsProps) {
  return (
    <>
      <AccountSection id="profile" title={text.profile} lead={text.profileLead}>
        <OwnAddress email={user.email} />
        <ProfileForm user={user} />
      </AccountSection>
      <AccountSection id="password" title={text.password} lead={text.passwordLead}>
        <PasswordForm username={user.username} />
      </AccountSection>
      <AccountSection id="devices" title={deviceText.title} lead={deviceText.lead}>
        <OwnDevices />
      </AccountSection>
      {user.isAdmin && (
        <AccountSection id="second-factor" title={factorText.title} lead={factorText.lead}>
          <SecondFactor />
        </AccountSection>
      )}
      <AccountSection id="data" title={text.data}>
        <div className="flex flex-col items-start gap-3">
          <p className="text-sm">{text.exportText}</p>
          <DownloadLink href="/api/account/export">{text.export}</DownloadLink>
          <hr className="my-2 w-full border-line" />
          <p className="text-sm">{user.isAdmin ? text.adminStays : text.deleteText}</p>
          {!user.isAdmin && <DeleteAccount onDeleted={onDeleted} />}
        </div>
      </AccountSection>
    </>
  );
}

/** Says whether the address is confirmed, and which one waits for it. */
function OwnAddress({ email }: { readonly email: string }) {
  const { data } = useOwnAddress();
  const resend = useResend();
  if (data === undefined || (data.isConfirmed && data.waiting === null)) return null;
  return (
    <div className="mb-4 flex flex-col gap-3">
      {data.waiting !== null && <Alert className="wrap-anywhere">{text.waiting(data.waiting, email)}</Alert>}
      {!data.isConfirmed && (
        <Alert tone="warning" title={text.unconfirmed} className="wrap-anywhere">
          <p>{text.unconfirmedText(email)}</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            pending={resend.isPending}
            onClick={() => resend.mutate()}
          >
            {text.resend}
          </Button>
        </Alert>
      )}
    </div>
  );
}

const Passwords = z
  .object({ ...PasswordBody.shape, confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: text.mismatch,
    when: () => true, // said together with what else is wrong
  })
  .transform(({ confirmPassword: _compared, ...body }) => body);
type Passwords = z.input<typeof Passwords>;
const resolver = zodResolver(Passwords);

const EMPTY: Passwords = { currentPassword: '', newPassword: '', confirmPassword: '' };
const CONTROLS = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'confirmPassword', autoComplete: 'new-password' },
] as const;

function PasswordForm({ username }: { readonly username: string }) {
  const change = useChangePassword();
  const form = useForm({ resolver, defaultValues: EMPTY });
  const submit = submitTo(form, change, () => form.reset(EMPTY));
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4 sm:max-w-96">
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

/** Names of the account. A new email address takes the password, asked for beside it. */
function ProfileForm({ user }: { readonly user: User }) {
  const save = useSaveProfile();
  const form = useForm({ resolver: bodyResolver(ProfileBody, profileBody(user)), defaultValues: profileValues(user) });
  useKept(form, `profile ${user.id}`); // the next person in this tab types his own
  const asksPassword = isNewEmail(form.watch('email'), user);
  const submit = submitTo(form, save, (saved) => form.reset(profileValues(saved)));
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <PersonalFields form={form} />
      {asksPassword && (
        <PasswordField
          form={form}
          name="currentPassword"
          label={text.fields.currentPassword}
          hint={text.passwordForEmail}
          wide
          autoComplete="current-password"
        />
      )}
      <Button type="submit" pending={save.isPending} className="sm:col-span-2 sm:justify-self-end">
        {save.isPending ? text.saving : text.saveProfile}
      </Button>
    </form>
  );
}

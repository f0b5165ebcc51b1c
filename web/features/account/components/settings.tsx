import type { User } from '#contracts/api/users.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { useOwnAddress, useResend } from '../api/account.ts';
import { deviceText, factorText, text } from '../messages.en.ts';
import { AccountSection } from './account-section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { OwnDevices } from './own-devices.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
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
          <a href="/api/account/export" download="" className={buttonClass('secondary')}>
            {text.export}
          </a>
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
  const toast = useToast();
  const fail = useFailureToast();
  if (data === undefined || (data.isConfirmed && data.waiting === null)) return null;
  const ask = () =>
    resend.mutate(undefined, {
      onSuccess: ({ message }) => toast({ title: text.linkSent, description: message }),
      onError: (error) => fail(text.linkFailed, error),
    });
  return (
    <div className="mb-4 flex flex-col gap-3">
      {data.waiting !== null && <Alert className="wrap-anywhere">{text.waiting(data.waiting, email)}</Alert>}
      {!data.isConfirmed && (
        <Alert tone="warning" title={text.unconfirmed} className="wrap-anywhere">
          <p>{text.unconfirmedText(email)}</p>
          <Button variant="secondary" size="sm" className="mt-3" pending={resend.isPending} onClick={ask}>
            {text.resend}
          </Button>
        </Alert>
      )}
    </div>
  );
}

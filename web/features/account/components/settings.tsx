import type { User } from '#contracts/api/users.ts';
import { buttonClass } from '../../../components/ui/button.tsx';
import { deviceText, factorText, text } from '../messages.en.ts';
import { AccountSection } from './account-section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { OwnAddress } from './own-address.tsx';
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

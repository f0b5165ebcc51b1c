import { useForm } from 'react-hook-form';
import { ProfileBody } from '#contracts/api/account/account.ts';
import type { User } from '#contracts/api/users.ts';
import { PasswordField } from '../../../components/account-fields/password-field.tsx';
import { PersonalFields } from '../../../components/account-fields/personal-fields.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { showFieldErrors } from '../../../lib/forms/server-errors.ts';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { useSaveProfile } from '../api/account.ts';
import { text } from '../messages.en.ts';
import { isNewEmail, type ProfileValues, profileBody, profileValues } from '../profile-values.ts';

/** Names of the account. A new email address takes the password, asked for beside it. */
export function ProfileForm({ user }: { readonly user: User }) {
  const save = useSaveProfile();
  const toast = useToast();
  const fail = useFailureToast();
  const form = useForm<ProfileValues, unknown, ProfileBody>({
    resolver: bodyResolver(ProfileBody, profileBody(user)),
    defaultValues: profileValues(user),
  });
  const asksPassword = isNewEmail(form.watch('email'), user);
  const submit = form.handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: (saved) => {
        form.reset(profileValues(saved));
        const isMoving = isNewEmail(body.email, saved);
        toast({ title: text.profileSaved, ...(isMoving ? { description: text.confirmNewEmail(body.email) } : {}) });
      },
      onError: (error) => {
        showFieldErrors(form, error);
        fail(text.profileFailed, error);
      },
    }),
  );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 sm:grid-cols-2">
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

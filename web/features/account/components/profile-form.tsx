import { useForm } from 'react-hook-form';
import { ProfileBody } from '#contracts/api/account/account.ts';
import type { User } from '#contracts/api/users.ts';
import { PasswordInput } from '../../../components/account-fields/password-input.tsx';
import { PersonalFields } from '../../../components/account-fields/personal-fields.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { showFieldErrors } from '../../../lib/api/form-errors.ts';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { useSaveProfile } from '../api/use-account.ts';
import { text } from '../messages.en.ts';
import { isNewEmail, PROFILE_FIELDS, type ProfileValues, profileBody, profileValues } from '../profile-values.ts';

/** What the account is called. A new email address asks for the password, in the place where it is typed. */
export function ProfileForm({ user }: { readonly user: User }) {
  const save = useSaveProfile();
  const toast = useToast();
  const fail = useFailureToast();
  const form = useForm<ProfileValues, unknown, ProfileBody>({
    resolver: bodyResolver(ProfileBody, profileBody(user)),
    defaultValues: profileValues(user),
  });
  const { register, handleSubmit, reset, setError, watch, formState } = form;
  const asksPassword = isNewEmail(watch('email'), user);
  const submit = handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: (saved) => {
        reset(profileValues(saved));
        toast({ title: text.profileSaved });
      },
      onError: (error) => {
        showFieldErrors(error, PROFILE_FIELDS, setError);
        fail(text.profileFailed, error);
      },
    }),
  );
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 sm:grid-cols-2">
      <PersonalFields form={form} />
      {asksPassword && (
        <Field
          label={text.fields.currentPassword}
          hint={text.passwordForEmail}
          error={formState.errors.currentPassword?.message}
          className="sm:col-span-2"
        >
          {(control) => <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" />}
        </Field>
      )}
      <Button type="submit" pending={save.isPending} className="sm:col-span-2 sm:justify-self-end">
        {save.isPending ? text.saving : text.saveProfile}
      </Button>
    </form>
  );
}

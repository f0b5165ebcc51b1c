import { useForm } from 'react-hook-form';
import { ProfileBody } from '#contracts/api/account/account.ts';
import type { User } from '#contracts/api/users.ts';
import { SIGN_UP_BUSINESS_TYPES } from '#contracts/vocabulary/people.ts';
import { PasswordInput } from '../../../components/password-input.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { Select } from '../../../components/ui/form/select.tsx';
import { showFieldErrors } from '../../../lib/api/form-errors.ts';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { accountText as text } from '../../../lib/messages/account/account.ts';
import { authText } from '../../../lib/messages/auth.ts';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { useSaveProfile } from '../api/use-account.ts';
import { isNewEmail, PROFILE_FIELDS, type ProfileValues, profileBody, profileValues } from '../profile-values.ts';

const BUSINESS_TYPES = [
  { value: '', label: authText.businessTypePlaceholder },
  ...Object.entries(SIGN_UP_BUSINESS_TYPES).map(([value, label]) => ({ value, label })),
];

/** What the account is called. A new email address asks for the password, in the place where it is typed. */
export function ProfileForm({ user }: { readonly user: User }) {
  const save = useSaveProfile();
  const toast = useToast();
  const fail = useFailureToast();
  const { register, handleSubmit, reset, setError, watch, formState } = useForm<ProfileValues, unknown, ProfileBody>({
    resolver: bodyResolver(ProfileBody, profileBody(user)),
    defaultValues: profileValues(user),
  });
  const { errors } = formState;
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
      <Field label={authText.username} error={errors.username?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={authText.fullName} error={errors.fullName?.message}>
        {(control) => <Input {...control} {...register('fullName')} autoComplete="name" dir="auto" />}
      </Field>
      <Field label={authText.email} error={errors.email?.message}>
        {(control) => <Input {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label={authText.businessType} optional error={errors.businessType?.message}>
        {(control) => <Select {...control} {...register('businessType')} options={BUSINESS_TYPES} />}
      </Field>
      {asksPassword && (
        <Field
          label={text.fields.currentPassword}
          hint={text.passwordForEmail}
          error={errors.currentPassword?.message}
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

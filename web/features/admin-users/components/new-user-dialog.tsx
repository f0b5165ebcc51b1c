import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { NewUserBody } from '#contracts/api/users.ts';
import { FormAlert } from '../../../components/admin/form-alert.tsx';
import { FormDialog } from '../../../components/admin/form-dialog.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { showServerErrors } from '../../../lib/forms/server-errors.ts';
import { adminText } from '../../../lib/messages/admin/dashboard.ts';
import { adminUsersText as text } from '../../../lib/messages/admin/users.ts';
import { useCreateUser } from '../api/use-users.ts';
import { EMPTY, NewUserForm, type NewUserValues } from '../new-user-form.ts';

const resolver = zodResolver(NewUserForm);

export default function NewUserDialog({ onClose }: { readonly onClose: () => void }) {
  const formId = useId();
  const create = useCreateUser();
  const form = useForm<NewUserValues, unknown, NewUserBody>({ resolver, defaultValues: EMPTY });
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit((body) =>
    create.mutate(body, { onSuccess: onClose, onError: (error) => showServerErrors(form, error) }),
  );
  const password = (name: 'password' | 'confirmPassword') => (
    <Field label={text.fields[name]} error={errors[name]?.message}>
      {(control) => <Input {...control} {...form.register(name)} type="password" autoComplete="new-password" />}
    </Field>
  );
  return (
    <FormDialog
      title={text.addTitle}
      description={text.addDescription}
      formId={formId}
      submitLabel={text.create}
      pendingLabel={adminText.creating}
      pending={create.isPending}
      dirty={isDirty}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <FormAlert message={errors.root?.message} />
        <Field label={text.fields.username} error={errors.username?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('username')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={text.fields.email} error={errors.email?.message}>
          {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="off" />}
        </Field>
        {password('password')}
        {password('confirmPassword')}
      </form>
    </FormDialog>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { NewUserBody, User } from '#contracts/api/users.ts';
import type { RecordForm } from '../../../components/admin/records/record-dialogs.tsx';
import { RecordFormDialog } from '../../../components/admin/records/record-form-dialog.tsx';
import { Input } from '../../../components/ui/form/controls.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { text } from '../messages.en.ts';
import { EMPTY, NewUserForm, type NewUserValues } from '../new-user-form.ts';

const resolver = zodResolver(NewUserForm);

export default function NewUserDialog({ save, onClose }: RecordForm<User, NewUserBody>) {
  const form = useForm<NewUserValues, unknown, NewUserBody>({ resolver, defaultValues: EMPTY });
  const { errors } = form.formState;
  const password = (name: 'password' | 'confirmPassword') => (
    <Field label={text.fields[name]} error={errors[name]?.message} className="sm:col-span-2">
      {(control) => <Input {...control} {...form.register(name)} type="password" autoComplete="new-password" />}
    </Field>
  );
  return (
    <RecordFormDialog form={form} save={save} isNew text={text} size="sm" onClose={onClose}>
      <Field label={text.fields.username} error={errors.username?.message} className="sm:col-span-2">
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
      <Field label={text.fields.email} error={errors.email?.message} className="sm:col-span-2">
        {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="off" />}
      </Field>
      {password('password')}
      {password('confirmPassword')}
    </RecordFormDialog>
  );
}

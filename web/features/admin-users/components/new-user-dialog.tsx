import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { NewUserBody, User } from '#contracts/api/users.ts';
import { RecordFormDialog } from '../../../components/admin/records/record-form-dialog.tsx';
import type { RecordForm } from '../../../components/admin/records/record-panel.tsx';
import { fieldsOf, TextField } from '../../../components/ui/form/bound-fields.tsx';
import { text } from '../messages.en.ts';
import { EMPTY, NewUserForm } from '../new-user-form.ts';

const resolver = zodResolver(NewUserForm);

export default function NewUserDialog({ save, onClose }: RecordForm<User, NewUserBody>) {
  const form = useForm({ resolver, defaultValues: EMPTY });
  const field = fieldsOf(form, text.fields);
  const password = (name: 'password' | 'confirmPassword') => (
    <TextField {...field(name)} wide type="password" autoComplete="new-password" />
  );
  return (
    <RecordFormDialog form={form} save={save} isNew text={text} size="sm" onClose={onClose}>
      <TextField {...field('username')} wide autoComplete="off" autoCapitalize="none" spellCheck={false} />
      <TextField {...field('email')} wide type="email" autoComplete="off" />
      {password('password')}
      {password('confirmPassword')}
    </RecordFormDialog>
  );
}

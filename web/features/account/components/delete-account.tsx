import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DELETION_WORDS, DeletionBody } from '#contracts/api/account/account.ts';
import { PasswordField } from '../../../components/account-fields/password-field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { fieldsOf, TextField } from '../../../components/ui/form/bound-fields.tsx';
import { FieldError } from '../../../components/ui/form/controls.tsx';
import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import { formDetail } from '../../../lib/api/api-error.ts';
import { submitTo } from '../../../lib/forms/server-errors.ts';
import { useDeleteAccount } from '../api/account.ts';
import { text } from '../messages.en.ts';

/** `onDeleted` leaves the page, which has no owner any more. */
export function DeleteAccount({ onDeleted }: { readonly onDeleted: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {text.delete}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={text.deleteTitle} description={text.deleteLead}>
        <DeletionForm onDeleted={onDeleted} onKeep={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** The losses, then the password and the words that confirm the intention. */
function DeletionForm({ onDeleted, onKeep }: { readonly onDeleted: () => void; readonly onKeep: () => void }) {
  const remove = useDeleteAccount();
  const form = useForm({
    resolver: zodResolver(DeletionBody),
    defaultValues: { currentPassword: '', confirmation: '' },
  });
  const field = fieldsOf(form, text.fields);
  const submit = submitTo(form, remove, onDeleted);
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <ul className="flex list-disc flex-col gap-1 ps-5 text-sm">
        {text.deleteWarnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      <PasswordField {...field('currentPassword')} autoComplete="current-password" />
      <TextField
        form={form}
        name="confirmation"
        label={text.fields.confirmation(DELETION_WORDS)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FieldError message={formDetail(remove.error)} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onKeep} disabled={remove.isPending}>
          {text.keep}
        </Button>
        <Button type="submit" variant="danger" pending={remove.isPending}>
          {remove.isPending ? text.deleting : text.deleteConfirm}
        </Button>
      </div>
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { DELETION_WORDS, DeletionBody } from '#contracts/api/account/account.ts';
import { PasswordInput } from '../../../components/account-fields/password-input.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/form/controls.tsx';
import { Field, FieldError } from '../../../components/ui/form/field.tsx';
import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import { errorDetail } from '../../../lib/api/api-error.ts';
import { showFieldErrors } from '../../../lib/api/form-errors.ts';
import { useQuestion } from '../../../lib/session/use-question.ts';
import { useDeleteAccount } from '../api/use-account.ts';
import { text } from '../messages.en.ts';

/** `onDeleted` leads away from a page that nobody owns any more. */
export function DeleteAccount({ onDeleted }: { readonly onDeleted: () => void }) {
  const { isOpen, setOpen } = useQuestion('delete-account');
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {text.delete}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={text.deleteTitle} description={text.deleteLead}>
        <DeletionForm onDeleted={onDeleted} onKeep={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface DeletionFormProps {
  readonly onDeleted: () => void;
  readonly onKeep: () => void;
}

/** What is lost, then the password and the words that show it is meant. */
function DeletionForm({ onDeleted, onKeep }: DeletionFormProps) {
  const remove = useDeleteAccount();
  const { register, handleSubmit, setError, formState } = useForm<DeletionBody>({
    resolver: zodResolver(DeletionBody),
    defaultValues: { currentPassword: '', confirmation: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((body) =>
    remove.mutate(body, {
      onSuccess: onDeleted,
      onError: (error) => showFieldErrors(error, ['currentPassword', 'confirmation'], setError),
    }),
  );
  const refused = errors.currentPassword === undefined ? errorDetail(remove.error) : undefined;
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <ul className="list-disc space-y-1 ps-5 text-sm">
        {text.deleteWarnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      <Field label={text.fields.currentPassword} error={errors.currentPassword?.message}>
        {(control) => <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" />}
      </Field>
      <Field label={text.fields.confirmation(DELETION_WORDS)} error={errors.confirmation?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('confirmation')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <FieldError message={refused} />
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

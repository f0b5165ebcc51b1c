import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '../../../lib/forms/server-errors.ts';
import { FormAlert } from '../form-alert.tsx';
import { FormDialog, type FormDialogProps } from '../form-dialog.tsx';
import { adminText } from '../messages.en.ts';

interface RecordFormTexts {
  readonly addTitle: string;
  readonly addDescription: string;
  readonly editTitle?: string;
  readonly editDescription?: string;
  readonly create: string;
}

interface RecordFormDialogProps<Values extends FieldValues, Body> extends Pick<FormDialogProps, 'size'> {
  readonly form: UseFormReturn<Values, unknown, Body>;
  readonly save: UseMutationResult<unknown, Error, Body>;
  readonly isNew: boolean;
  readonly text: RecordFormTexts;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog that creates or changes one item of a list; it closes when the server has taken it. */
export function RecordFormDialog<Values extends FieldValues, Body>({
  form,
  save,
  isNew,
  text,
  size = 'md',
  onClose,
  children,
}: RecordFormDialogProps<Values, Body>) {
  const formId = useId();
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit((body) =>
    save.mutate(body, { onSuccess: onClose, onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <FormDialog
      title={isNew ? text.addTitle : (text.editTitle ?? text.addTitle)}
      description={isNew ? text.addDescription : (text.editDescription ?? text.addDescription)}
      size={size}
      formId={formId}
      submitLabel={isNew ? text.create : adminText.saveChanges}
      pendingLabel={isNew ? adminText.creating : adminText.saving}
      pending={save.isPending}
      dirty={isDirty}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <div className="empty:hidden sm:col-span-2">
          <FormAlert message={errors.root?.message} />
        </div>
        {children}
      </form>
    </FormDialog>
  );
}

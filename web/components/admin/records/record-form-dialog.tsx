import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '../../../lib/forms/server-errors.ts';
import { FormDialog, type FormDialogProps } from '../../ui/overlay/form-dialog.tsx';
import { FormAlert } from '../form-alert.tsx';
import { adminText } from '../messages.en.ts';

interface MutationFormDialogProps<Values extends FieldValues, Body>
  extends Pick<FormDialogProps, 'title' | 'description' | 'size' | 'submitLabel' | 'pendingLabel' | 'onClose'> {
  readonly form: UseFormReturn<Values, unknown, Body>;
  readonly save: UseMutationResult<unknown, Error, Body>;
  /** Whether closing would lose something, where the form itself does not know. */
  readonly isDirty?: boolean;
  readonly children: ReactNode;
}

/** A dialog whose form is one change; it closes when the server has taken it, and says what was refused. */
export function MutationFormDialog<Values extends FieldValues, Body>(props: MutationFormDialogProps<Values, Body>) {
  const { form, save, size = 'md', isDirty = props.form.formState.isDirty, children, ...dialog } = props;
  const formId = useId();
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    save.mutate(body, { onSuccess: dialog.onClose, onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <FormDialog {...dialog} size={size} formId={formId} pending={save.isPending} dirty={isDirty}>
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <div className="empty:hidden sm:col-span-2">
          <FormAlert message={errors.root?.message} />
        </div>
        {children}
      </form>
    </FormDialog>
  );
}

interface RecordFormTexts {
  readonly add: string;
  readonly addDescription: string;
  readonly editTitle?: string;
  readonly editDescription?: string;
  readonly create: string;
}

interface RecordFormDialogProps<Values extends FieldValues, Body>
  extends Pick<MutationFormDialogProps<Values, Body>, 'form' | 'save' | 'size' | 'onClose' | 'children'> {
  readonly isNew: boolean;
  readonly text: RecordFormTexts;
}

export function RecordFormDialog<Values extends FieldValues, Body>(props: RecordFormDialogProps<Values, Body>) {
  const { isNew, text, ...dialog } = props;
  return (
    <MutationFormDialog
      {...dialog}
      title={isNew ? text.add : (text.editTitle ?? text.add)}
      description={isNew ? text.addDescription : (text.editDescription ?? text.addDescription)}
      submitLabel={isNew ? text.create : adminText.saveChanges}
      pendingLabel={isNew ? adminText.creating : adminText.saving}
    />
  );
}

import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { adminText } from '../messages.en.ts';
import { MutationFormDialog } from './mutation-form-dialog.tsx';

interface RecordFormTexts {
  readonly addTitle: string;
  readonly addDescription: string;
  readonly editTitle?: string;
  readonly editDescription?: string;
  readonly create: string;
}

interface RecordFormDialogProps<Values extends FieldValues, Body>
  extends Pick<
    ComponentProps<typeof MutationFormDialog<Values, Body>>,
    'form' | 'save' | 'size' | 'onClose' | 'children'
  > {
  readonly isNew: boolean;
  readonly text: RecordFormTexts;
}

/** The dialog that creates or changes one item of a list. */
export function RecordFormDialog<Values extends FieldValues, Body>(props: RecordFormDialogProps<Values, Body>) {
  const { isNew, text, ...dialog } = props;
  return (
    <MutationFormDialog
      {...dialog}
      title={isNew ? text.addTitle : (text.editTitle ?? text.addTitle)}
      description={isNew ? text.addDescription : (text.editDescription ?? text.addDescription)}
      submitLabel={isNew ? text.create : adminText.saveChanges}
      pendingLabel={isNew ? adminText.creating : adminText.saving}
    />
  );
}

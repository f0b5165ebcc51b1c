import type { ReactNode } from 'react';
import { LabelledInput } from '../../../components/ui/form/labelled-fields.tsx';
import { FormDialog, type FormDialogProps } from '../../../components/ui/overlay/form-dialog.tsx';
import { searchesText as text } from '../searches.messages.en.ts';

interface SearchDialogProps extends Omit<FormDialogProps, 'formId' | 'children'> {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Message above the name. */
  readonly failure?: ReactNode;
  readonly children?: ReactNode;
}

/** Asks for the name of a search, and for whatever else its caller puts below. */
export function SearchDialog({ name, onName, failure, children, ...dialog }: SearchDialogProps) {
  return (
    <FormDialog {...dialog}>
      {failure}
      <LabelledInput label={text.name} required maxLength={80} value={name} onValue={onName} />
      {children}
    </FormDialog>
  );
}

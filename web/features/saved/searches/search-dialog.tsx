import { type FormEvent, type ReactNode, useId } from 'react';
import { LabelledInput } from '../../../components/ui/form/labelled-fields.tsx';
import { FormDialog, type FormDialogProps } from '../../../components/ui/overlay/form-dialog.tsx';
import { searchesText as text } from '../searches.messages.en.ts';

interface SearchDialogProps extends Omit<FormDialogProps, 'formId' | 'pending' | 'children'> {
  readonly pending?: boolean;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onSubmit: () => void;
  /** Message above the name. */
  readonly failure?: ReactNode;
  readonly children?: ReactNode;
}

/** Asks for the name of a search, and for whatever else its caller puts below. */
export function SearchDialog(props: SearchDialogProps) {
  const { pending = false, name, onName, onSubmit, failure, children, ...dialog } = props;
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <FormDialog {...dialog} formId={formId} pending={pending}>
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        {failure}
        <LabelledInput label={text.name} required maxLength={80} value={name} onValue={onName} />
        {children}
      </form>
    </FormDialog>
  );
}

import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { LabelledInput } from '../../../components/ui/form/labelled-fields.tsx';
import { Dialog, DialogClose } from '../../../components/ui/overlay/dialog.tsx';
import { searchesText as text } from '../searches.messages.en.ts';

interface SearchDialogProps {
  readonly title: string;
  readonly description: string;
  readonly submitLabel: string;
  readonly pending?: boolean;
  /** Whether closing asks first; absent: whether the name was typed. */
  readonly dirty?: boolean;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** Message above the name. */
  readonly failure?: ReactNode;
  readonly children?: ReactNode;
}

/** Asks for the name of a search, and for whatever else its caller puts below. */
export function SearchDialog(props: SearchDialogProps) {
  const { title, description, submitLabel, pending, dirty, name, onName, onSubmit, onClose, failure, children } = props;
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      dirty={dirty}
      footer={
        <>
          <DialogClose />
          <Button type="submit" form={formId} pending={pending ?? false}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        {failure}
        <LabelledInput label={text.name} required maxLength={80} value={name} onValue={onName} />
        {children}
      </form>
    </Dialog>
  );
}

import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { commonText } from '../../../lib/messages.en.ts';
import { Button } from '../button.tsx';
import { Dialog, DialogClose, type DialogProps } from './dialog.tsx';
import { focusFirstField } from './first-field.ts';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'dirty'> {
  /** The id of a form that the children bring; the button in the footer submits it. */
  readonly formId?: string;
  /** Makes one form of the children where they bring none. */
  readonly onSubmit?: () => void;
  readonly submitLabel: string;
  readonly pendingLabel: string;
  readonly pending?: boolean;
  /** Words on the button while something is found out before anything is sent; closing still loses what was entered. */
  readonly checking?: string | undefined;
  /** False while there is no form to submit yet. */
  readonly ready?: boolean;
  readonly cancelLabel?: string;
  readonly actions?: ReactNode;
  /** Saves and begins the next one, by Ctrl+Shift+Enter from the button, too. */
  readonly onSubmitNext?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form. Mounted means open; closing it with unsaved input asks first. */
export function FormDialog({
  formId: givenId,
  onSubmit,
  submitLabel,
  pendingLabel,
  pending = false,
  checking,
  ready = true,
  cancelLabel = commonText.cancel,
  actions,
  onSubmitNext,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const ownId = useId();
  const formId = givenId ?? ownId;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  useNextFormFocus(formId, ready);
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      footer={
        <>
          <DialogClose>{cancelLabel}</DialogClose>
          {actions}
          <Button
            type="submit"
            form={formId}
            pending={pending || checking !== undefined}
            disabled={!ready}
            onKeyDown={(event) => pressByCtrlEnter(event, onSubmitNext)}
          >
            {checking ?? (pending ? pendingLabel : submitLabel)}
          </Button>
        </>
      }
    >
      {onSubmit === undefined ? (
        children
      ) : (
        <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
          {children}
        </form>
      )}
    </Dialog>
  );
}

/** The keys that save from every field save from the button, too. */
function pressByCtrlEnter(event: KeyboardEvent<HTMLButtonElement>, next?: () => void): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (event.shiftKey) next?.();
  else event.currentTarget.click();
}

/** Another form in the same dialog begins with its first field, too. */
function useNextFormFocus(formId: string, ready: boolean): void {
  useEffect(() => {
    if (ready) focusFirstField(document.getElementById(formId));
  }, [formId, ready]);
}

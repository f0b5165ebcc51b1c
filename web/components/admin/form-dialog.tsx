import { type ReactNode, useEffect } from 'react';
import { commonText } from '../../lib/messages.en.ts';
import { useInnerQuestion } from '../../lib/session/use-question.ts';
import { Button } from '../ui/button.tsx';
import { AlertDialog } from '../ui/overlay/alert-dialog.tsx';
import { Dialog, type DialogProps } from '../ui/overlay/dialog.tsx';
import { adminText } from './messages.en.ts';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'hideDescription'> {
  /** The id of the form inside; the button in the footer submits it. */
  readonly formId: string;
  readonly submitLabel: string;
  readonly pendingLabel: string;
  readonly pending: boolean;
  /** Whether anything was entered that closing would lose. */
  readonly dirty: boolean;
  /** False while there is no form to submit yet. */
  readonly ready?: boolean;
  /** Further buttons beside the one that submits. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form. Mounted means open; closing it with unsaved input asks first. */
export function FormDialog({
  formId,
  submitLabel,
  pendingLabel,
  pending,
  dirty,
  ready = true,
  actions,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const discarding = useInnerQuestion('discard');
  useWarnBeforeUnload(dirty);
  useFirstFieldFocus(formId, ready);
  const requestClose = () => (dirty && !pending ? discarding.setOpen(true) : onClose());
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => {
        if (!open) requestClose();
      }}
      footer={
        <>
          <Button variant="secondary" onClick={requestClose}>
            {commonText.cancel}
          </Button>
          {actions}
          <Button type="submit" form={formId} pending={pending} disabled={!ready}>
            {pending ? pendingLabel : submitLabel}
          </Button>
        </>
      }
    >
      {children}
      <AlertDialog
        open={discarding.isOpen}
        onOpenChange={discarding.setOpen}
        title={adminText.discardTitle}
        description={adminText.discardText}
        confirmLabel={adminText.discard}
        cancelLabel={adminText.keepEditing}
        onConfirm={onClose}
      />
    </Dialog>
  );
}

/** Closing the window or reloading would lose the input as well; the browser asks in its own words. */
function useWarnBeforeUnload(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);
}

/** Ready to type, instead of on the cross; not on touch screens, where the keyboard would cover the form. */
function useFirstFieldFocus(formId: string, ready: boolean): void {
  useEffect(() => {
    if (!ready || !matchMedia('(pointer: fine)').matches) return;
    document.getElementById(formId)?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [formId, ready]);
}

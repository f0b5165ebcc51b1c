import type { ReactNode } from 'react';
import { commonText } from '../../lib/messages.en.ts';
import { Dialog, DialogClose, type DialogProps } from '../ui/overlay/dialog.tsx';

interface ViewDialogProps extends Pick<DialogProps, 'title' | 'description'> {
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog to look at one thing. Mounted means open. */
export function ViewDialog({ actions, onClose, children, ...words }: ViewDialogProps) {
  return (
    <Dialog
      {...words}
      onClose={onClose}
      size="lg"
      footer={
        <>
          {actions}
          <DialogClose>{commonText.close}</DialogClose>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { Button } from '../button.tsx';
import { useFocusReturn } from './focus-return.ts';
import { OVERLAY, PANEL } from './overlay-styles.ts';

export interface AlertDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description: ReactNode;
  /** The words of the confirming button, also while pending ('Deleting...'). */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly pending?: boolean;
  readonly destructive?: boolean;
  /** Closing is up to the caller, so that a failure can stay on screen. */
  readonly onConfirm: () => void;
}

/** Asks before something that cannot be undone. The focus starts on Cancel. */
export function AlertDialog({
  open,
  onClose,
  title,
  description,
  confirmLabel,
  cancelLabel = commonText.cancel,
  pending = false,
  destructive = true,
  onConfirm,
}: AlertDialogProps) {
  const focus = useFocusReturn();
  return (
    <Primitive.Root open={open} onOpenChange={onClose}>
      <Primitive.Portal>
        <Primitive.Overlay className={OVERLAY} />
        <Primitive.Content {...focus} className={cx(PANEL, 'gap-2 p-5 sm:max-w-md')}>
          <Primitive.Title className="font-display font-semibold text-xl">{title}</Primitive.Title>
          <Primitive.Description className="text-sm text-soft wrap-anywhere">{description}</Primitive.Description>
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <Primitive.Cancel asChild>
              <Button variant="secondary" disabled={pending}>
                {cancelLabel}
              </Button>
            </Primitive.Cancel>
            <Button variant={destructive ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

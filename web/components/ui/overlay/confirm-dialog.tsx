import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../button.tsx';
import { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx';

interface Question extends Pick<AlertDialogProps, 'title' | 'description' | 'cancelLabel' | 'destructive'> {
  /** Words of the confirming button at rest and while the server is asked. */
  readonly confirm: readonly [rest: string, pending: string];
}

interface ConfirmDialogProps<Variables> extends Question {
  readonly mutation: UseMutationResult<unknown, Error, Variables>;
  readonly variables: Variables;
  readonly open?: boolean;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Asks before a change, and closes when the server has agreed or refused. */
export function ConfirmDialog<Variables>({
  mutation: { isPending, mutate },
  variables,
  confirm: [rest, pending],
  open = true,
  onClose,
  onDone,
  ...words
}: ConfirmDialogProps<Variables>) {
  return (
    <AlertDialog
      {...words}
      open={open}
      onClose={() => {
        if (!isPending) onClose();
      }}
      confirmLabel={isPending ? pending : rest}
      pending={isPending}
      onConfirm={() => mutate(variables, { onSuccess: () => onDone?.(), onSettled: onClose })}
    />
  );
}

interface ConfirmButtonProps extends Question, Pick<ButtonProps, 'variant' | 'disabled'> {
  readonly mutation: UseMutationResult<unknown, Error, void>;
  readonly onDone?: () => void;
  readonly children: ReactNode;
}

export function ConfirmButton({ variant = 'secondary', disabled = false, children, ...dialog }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} disabled={disabled} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <ConfirmDialog {...dialog} variables={undefined} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

import type { UseMutationResult } from '@tanstack/react-query';
import { AlertDialog } from '../ui/overlay/alert-dialog.tsx';
import { adminText } from './messages.en.ts';

export interface DeleteDialogProps {
  readonly title: string;
  readonly description: string;
  readonly id: number;
  readonly mutation: UseMutationResult<unknown, Error, number>;
  readonly onClose: () => void;
}

/** Asks before a deletion. Mounted means open; it closes when the thing is gone from its list or the server has refused. */
export function DeleteDialog({ title, description, id, mutation, onClose }: DeleteDialogProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open && !mutation.isPending) onClose();
      }}
      title={title}
      description={description}
      confirmLabel={mutation.isPending ? adminText.deleting : adminText.delete}
      pending={mutation.isPending}
      onConfirm={() => mutation.mutate(id, { onSettled: onClose })}
    />
  );
}

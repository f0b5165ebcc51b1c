import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import type { AdminSubject } from '../../../lib/admin/admin-dialog.ts';
import { useAdminDialog } from '../../../lib/admin/use-admin-dialog.ts';
import { type EditedList, useDeleteItem, useSaveItem } from '../../../lib/admin/use-list-mutations.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { adminText as text } from '../messages.en.ts';

export interface RecordForm<Item, Body> {
  /** Null for a new one. */
  readonly item: Item | null;
  readonly save: UseMutationResult<Item, Error, Body>;
  readonly onClose: () => void;
}

export interface RecordDialogsProps<Item, Body> {
  readonly subject: AdminSubject;
  readonly list: EditedList<Item> & { readonly text: { readonly deleteText: (name: string) => string } };
  /** The rows on screen; the dialog is about one of them. */
  readonly items: readonly Item[];
  /** The form, in a chunk of its own because forms bring their schema. */
  readonly form: (props: RecordForm<Item, Body>) => ReactNode;
}

/** The open dialog about an item of a list, if there is one: a new one, a change, a deletion. */
export function RecordDialogs<Item extends { readonly id: number }, Body>({
  subject,
  list,
  items,
  form,
}: RecordDialogsProps<Item, Body>) {
  const { dialog, close } = useAdminDialog(subject);
  const id = dialog === null || dialog.action === 'create' ? null : dialog.id;
  const save = useSaveItem<Item, Body>(list, id);
  const remove = useDeleteItem(list);
  if (dialog === null) return null;
  const item = id === null ? null : items.find((one) => one.id === id);
  if (item === undefined) return null;
  if (item !== null && dialog.action === 'delete') {
    return (
      <ConfirmDialog
        title={text.areYouSure}
        description={list.text.deleteText(list.nameOf(item))}
        confirm={[text.delete, text.deleting]}
        variables={item.id}
        mutation={remove}
        onClose={close}
      />
    );
  }
  return <Suspense>{form({ item, save, onClose: close })}</Suspense>;
}

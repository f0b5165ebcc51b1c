import type { UseMutationResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';
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
  readonly list: EditedList<Item> & { readonly text: { readonly deleteText: (name: string) => string } };
  /** The rows on screen; the dialog is about one of them. */
  readonly items: readonly Item[];
  readonly dialog: RecordDialog | null;
  readonly onClose: () => void;
  /** The form, in a chunk of its own because forms bring their schema. */
  readonly form: ComponentType<RecordForm<Item, Body>>;
}

/** A dialog about a row, or, without an id, about a new one. */
export interface RecordDialog {
  readonly action: 'save' | 'delete';
  readonly id: number | null;
}

/** The open dialog about an item of a list, if there is one: a new one, a change, a deletion. */
export function RecordDialogs<Item extends { readonly id: number }, Body>(props: RecordDialogsProps<Item, Body>) {
  const { list, items, dialog, onClose, form: Form } = props;
  const id = dialog?.id ?? null;
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
        onClose={onClose}
      />
    );
  }
  return <Form item={item} save={save} onClose={onClose} />;
}

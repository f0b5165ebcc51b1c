import { Copy, Pencil, Trash2 } from 'lucide-react';
import { adminText } from './messages.en.ts';
import { RowButton } from './row-button.tsx';

interface EditDeleteProps {
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** Absent where a copy makes no sense. */
  readonly onClone?: () => void;
}

export function EditDelete({ name, onEdit, onDelete, onClone }: EditDeleteProps) {
  return (
    <div className="-ms-3 flex">
      <RowButton label={adminText.editItem(name)} hint={adminText.edit} icon={Pencil} onClick={onEdit} />
      {onClone !== undefined && (
        <RowButton label={adminText.cloneItem(name)} hint={adminText.clone} icon={Copy} onClick={onClone} />
      )}
      <DeleteButton name={name} onClick={onDelete} />
    </div>
  );
}

interface DeleteButtonProps {
  readonly name: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

export function DeleteButton({ name, ...props }: DeleteButtonProps) {
  return (
    <RowButton
      {...props}
      label={adminText.deleteItem(name)}
      hint={adminText.delete}
      icon={Trash2}
      iconClass="text-danger-text"
    />
  );
}

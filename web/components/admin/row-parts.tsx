import { Copy, History, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { historyHref } from '../../lib/admin/admin-address.ts';
import { cx } from '../../lib/cx.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Tooltip } from '../ui/overlay/tooltip.tsx';
import { adminText as text } from './messages.en.ts';

export interface EditDeleteProps {
  readonly id: number;
  readonly name: string;
  readonly edit: (id: number) => void;
  readonly remove: (id: number) => void;
  /** Absent where no copy is offered. */
  readonly clone?: (id: number) => void;
}

export function EditDelete({ id, name, edit, remove, clone }: EditDeleteProps) {
  return (
    <div className="-ms-3 flex">
      <RowButton label={text.editItem(name)} hint={text.edit} icon={Pencil} onClick={() => edit(id)} />
      {clone !== undefined && (
        <RowButton label={text.cloneItem(name)} hint={text.clone} icon={Copy} onClick={() => clone(id)} />
      )}
      <DeleteButton name={name} onClick={() => remove(id)} />
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
    <RowButton {...props} label={text.deleteItem(name)} hint={text.delete} icon={Trash2} iconClass="text-danger-text" />
  );
}

interface RowButtonProps extends ComponentProps<'button'> {
  /** Names the action and its row, for people who do not see the row. */
  readonly label: string;
  readonly hint: string;
  readonly icon: LucideIcon;
  readonly iconClass?: string;
}

export function RowButton({ label, hint, icon: Icon, iconClass, ...props }: RowButtonProps) {
  return (
    <Tooltip content={hint}>
      <Button {...props} variant="ghost" size="icon" aria-label={label}>
        <Icon className={cx('size-4', iconClass)} />
      </Button>
    </Tooltip>
  );
}

/** The number by which addresses, the audit and support call a record; it reads the same beside a name in Urdu. */
export function RecordId({ id }: { readonly id: number }) {
  return (
    <span dir="ltr" className="inline-block shrink-0 font-normal text-soft text-xs tabular-nums">
      #{id}
    </span>
  );
}

interface HistoryLinkProps {
  /** The record as the log calls it, for example `tender-42`. */
  readonly record: string;
  readonly name: string;
}

/** Leads from a row to everything that happened to its record. */
export function HistoryLink({ record, name }: HistoryLinkProps) {
  return (
    <Tooltip content={text.history}>
      <Link href={historyHref(record)} aria-label={text.historyAction(name)} className={buttonClass('ghost', 'icon')}>
        <History className="size-4" />
      </Link>
    </Tooltip>
  );
}

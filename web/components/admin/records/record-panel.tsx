import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { pageParameters, useAdminAddress } from '../../../lib/admin/admin-address.ts';
import { type EditedList, useDeleteItem, useSaveItem } from '../../../lib/admin/use-list-mutations.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { ListHeader } from '../list-parts.tsx';
import { adminText } from '../messages.en.ts';
import { type Columns, RecordTable } from '../record-table.tsx';
import { EditDelete, type EditDeleteProps } from '../row-parts.tsx';
import { SearchBox } from '../search-box.tsx';
import { RecordList, type RecordListProps } from './record-list.tsx';

const PAGE_SIZE = 50;

export type RowDialogs = Pick<EditDeleteProps, 'edit' | 'remove'>;

interface RecordPanelProps<Item, Body, Key extends string> extends Pick<RecordDialogsProps<Item, Body>, 'form'> {
  readonly list: RecordDialogsProps<Item, Body>['list'] & { readonly text: PanelTexts<Item, Key> };
  readonly columns: Columns<Item, Key>;
  readonly isSorted?: boolean;
  /** Buttons of a row; those for a change and a deletion unless it needs others. */
  readonly actions?: (item: Item, dialogs: RowDialogs) => ReactNode;
  readonly aside?: ReactNode;
}

type PanelTexts<Item, Key extends string> = RecordListProps<Item>['text'] & {
  readonly heading: string;
  readonly add: string;
  readonly searchPlaceholder?: string;
  readonly columns: Readonly<Record<Key, string>>;
};

/** A tab whose list is searched, sorted and paged by the server, and edited in dialogs. */
export function RecordPanel<Item extends { readonly id: number }, Body, Key extends string>(
  props: RecordPanelProps<Item, Body, Key>,
) {
  const { list, columns, isSorted = true, actions, aside, form } = props;
  const { address } = useAdminAddress();
  const [dialog, open] = useState<RecordDialog<Item> | null>(null);
  const query = useListPage<Item>(list.path, pageParameters(address, PAGE_SIZE));
  const { text } = list;
  const items = query.data?.items ?? [];
  const itemOf = (id: number) => items.find((one) => one.id === id) ?? null;
  const edit = (id: number) => open({ action: 'save', item: itemOf(id) });
  const remove = (id: number) => open({ action: 'delete', item: itemOf(id) });
  const editAndDelete = (item: Item) => <EditDelete id={item.id} name={list.nameOf(item)} {...{ edit, remove }} />;
  return (
    <>
      <ListHeader
        heading={text.heading}
        action={
          <div className="flex flex-wrap gap-3">
            {aside}
            <Button onClick={() => open({ action: 'save', item: null })}>
              <Plus className="size-4" />
              {text.add}
            </Button>
          </div>
        }
      >
        <SearchBox placeholder={text.searchPlaceholder} />
      </ListHeader>
      <RecordList query={query} text={text} pageSize={PAGE_SIZE}>
        {(items) => (
          <RecordTable
            label={text.heading}
            items={items}
            labels={text.columns}
            columns={columns}
            actions={actions === undefined ? editAndDelete : (item) => actions(item, { edit, remove })}
            isSorted={isSorted}
          />
        )}
      </RecordList>
      <RecordDialogs list={list} items={items} dialog={dialog} onClose={() => open(null)} form={form} />
    </>
  );
}

export interface RecordForm<Item, Body> {
  /** Null for a new one. */
  readonly item: Item | null;
  readonly save: UseMutationResult<Item, Error, Body>;
  readonly onClose: () => void;
}

interface RecordDialogsProps<Item, Body> {
  readonly list: EditedList<Item> & { readonly text: { readonly deleteText: (name: string) => string } };
  /** The rows on screen. */
  readonly items: readonly Item[];
  readonly dialog: RecordDialog<Item> | null;
  readonly onClose: () => void;
  /** The form, in a chunk of its own because forms bring their schema. */
  readonly form: ComponentType<RecordForm<Item, Body>>;
}

/** A dialog about a row, or, without an item, about a new one. */
interface RecordDialog<Item> {
  readonly action: 'save' | 'delete';
  readonly item: Item | null;
}

/** The open dialog about an item of a list, if there is one: a new one, a change, a deletion. */
function RecordDialogs<Item extends { readonly id: number }, Body>(props: RecordDialogsProps<Item, Body>) {
  const { list, items, dialog, onClose, form: Form } = props;
  const edited = usePresent(list.path, dialog?.action === 'save' ? dialog.item : null);
  const item = edited ?? dialog?.item ?? null;
  const save = useSaveItem<Item, Body>(list, item);
  const remove = useDeleteItem(list);
  if (dialog === null) return null;
  if (item === null || dialog.action === 'save') return <Form item={item} save={save} onClose={onClose} />;
  if (!items.some(({ id }) => id === item.id)) return null;
  return (
    <ConfirmDialog
      title={adminText.areYouSure}
      description={list.text.deleteText(list.nameOf(item))}
      confirm={[adminText.delete, adminText.deleting]}
      variables={item.id}
      mutation={remove}
      onClose={onClose}
    />
  );
}

/** The item as it stands now: another's change may have taken it off the page of the list, with what is typed into its form. */
function usePresent<Item extends { readonly id: number }>(path: string, item: Item | null): Item | null {
  const { data } = useQuery<readonly Item[]>({
    queryKey: [path, { ids: String(item?.id) }, 'dialog'],
    enabled: item !== null,
    initialData: item === null ? [] : [item],
    gcTime: 0,
  });
  return data.find(({ id }) => id === item?.id) ?? item; // the other one, to which it was joined, is another item
}

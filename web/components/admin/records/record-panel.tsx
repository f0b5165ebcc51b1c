import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { pageParameters, useAdminAddress } from '../../../lib/admin/admin-address.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { Button } from '../../ui/button.tsx';
import { ListHeader } from '../list-parts.tsx';
import { type Columns, RecordTable } from '../record-table.tsx';
import { EditDelete, type EditDeleteProps } from '../row-parts.tsx';
import { SearchBox } from '../search-box.tsx';
import { type RecordDialog, RecordDialogs, type RecordDialogsProps } from './record-dialogs.tsx';
import { RecordList, type RecordListProps } from './record-list.tsx';

const PAGE_SIZE = 50;

export type RowDialogs = Pick<EditDeleteProps, 'edit' | 'remove'>;

interface RecordPanelProps<Item, Body, Key extends string> extends Pick<RecordDialogsProps<Item, Body>, 'form'> {
  readonly list: RecordDialogsProps<Item, Body>['list'] & { readonly text: PanelTexts<Item, Key> };
  readonly columns: Columns<Item, Key>;
  readonly isSorted?: boolean;
  /** Buttons of a row; those for a change and a deletion unless it needs others. */
  readonly actions?: (item: Item, dialogs: RowDialogs) => ReactNode;
  /** Control beside the button that adds one. */
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
  const [dialog, open] = useState<RecordDialog | null>(null);
  const query = useListPage<Item>(list.path, pageParameters(address, PAGE_SIZE));
  const { text } = list;
  const edit = (id: number) => open({ action: 'save', id });
  const remove = (id: number) => open({ action: 'delete', id });
  const editAndDelete = (item: Item) => <EditDelete id={item.id} name={list.nameOf(item)} {...{ edit, remove }} />;
  return (
    <>
      <ListHeader
        heading={text.heading}
        action={
          <div className="flex flex-wrap gap-3">
            {aside}
            <Button onClick={() => open({ action: 'save', id: null })}>
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
      <RecordDialogs
        list={list}
        items={query.data?.items ?? []}
        dialog={dialog}
        onClose={() => open(null)}
        form={form}
      />
    </>
  );
}

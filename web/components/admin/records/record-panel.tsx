import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { pageParameters, useAdminAddress } from '../../../lib/admin/admin-address.ts';
import type { AdminSubject } from '../../../lib/admin/admin-dialog.ts';
import { type AdminDialogs, useAdminDialog } from '../../../lib/admin/use-admin-dialog.ts';
import type { EditedList } from '../../../lib/admin/use-list-mutations.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { Button } from '../../ui/button.tsx';
import { ListHeader } from '../list-parts.tsx';
import { SearchBox } from '../search-box.tsx';
import { RecordDialogs, type RecordDialogsProps, type RecordForm } from './record-dialogs.tsx';
import { RecordList, type RecordListProps } from './record-list.tsx';

const PAGE_SIZE = 50;

export interface RecordTableView<Item> extends Pick<AdminDialogs, 'edit' | 'remove'> {
  readonly items: readonly Item[];
}

interface RecordPanelProps<Item, Body> extends Pick<RecordDialogsProps<Item, Body>, 'list'> {
  readonly subject: AdminSubject;
  readonly list: EditedList<Item> &
    RecordDialogsProps<Item, Body>['list'] & { readonly text: RecordListProps<Item>['text'] & PanelTexts };
  readonly table: (view: RecordTableView<Item>) => ReactNode;
  readonly form: (props: RecordForm<Item, Body>) => ReactNode;
  /** Control beside the button that adds one. */
  readonly aside?: ReactNode;
}

interface PanelTexts {
  readonly heading: string;
  readonly add: string;
  readonly searchPlaceholder?: string;
}

/** A tab whose list is searched, sorted and paged by the server, and edited in dialogs. */
export function RecordPanel<Item extends { readonly id: number }, Body>({
  subject,
  list,
  table,
  form,
  aside,
}: RecordPanelProps<Item, Body>) {
  const { address } = useAdminAddress();
  const { create, edit, remove } = useAdminDialog(subject);
  const query = useListPage<Item>(list.path, pageParameters(address, PAGE_SIZE));
  const { text } = list;
  return (
    <>
      <ListHeader
        heading={text.heading}
        action={
          <div className="flex flex-wrap gap-3">
            {aside}
            <Button onClick={create}>
              <Plus className="size-4" />
              {text.add}
            </Button>
          </div>
        }
      >
        <SearchBox placeholder={text.searchPlaceholder} />
      </ListHeader>
      <RecordList query={query} text={text} pageSize={PAGE_SIZE}>
        {(items) => table({ items, edit, remove })}
      </RecordList>
      <RecordDialogs subject={subject} list={list} items={query.data?.items ?? []} form={form} />
    </>
  );
}

import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { pageParameters } from '../../../lib/admin/admin-address.ts';
import type { AdminSubject } from '../../../lib/admin/admin-dialog.ts';
import { useAdminAddress } from '../../../lib/admin/use-admin-address.ts';
import { type AdminDialogs, useAdminDialog } from '../../../lib/admin/use-admin-dialog.ts';
import type { EditedList } from '../../../lib/admin/use-list-mutations.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { Button } from '../../ui/button.tsx';
import { ListHeader } from '../list-header.tsx';
import { adminText } from '../messages.en.ts';
import { SearchBox } from '../search-box.tsx';
import { RecordDialogs, type RecordDialogsProps, type RecordForm } from './record-dialogs.tsx';
import { RecordList, type RecordListProps } from './record-list.tsx';
import type { Sorting } from './sortable-header.tsx';

const PAGE_SIZE = 50;

export interface RecordTableView<Item> extends Pick<AdminDialogs, 'edit' | 'remove'> {
  readonly items: readonly Item[];
  readonly sorting: Sorting;
}

interface RecordPanelProps<Item, Body> extends Pick<RecordDialogsProps<Item, Body>, 'list'> {
  readonly subject: AdminSubject;
  readonly list: EditedList<Item> &
    RecordDialogsProps<Item, Body>['list'] & { readonly text: RecordListProps<Item>['text'] & PanelTexts };
  readonly table: (view: RecordTableView<Item>) => ReactNode;
  readonly form: (props: RecordForm<Item, Body>) => ReactNode;
  /** Beside the button that adds one. */
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
  const { address, narrow, hrefOfPage } = useAdminAddress();
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
              <Plus aria-hidden="true" className="size-4" />
              {text.add}
            </Button>
          </div>
        }
      >
        <SearchBox
          label={adminText.search}
          placeholder={text.searchPlaceholder ?? adminText.search}
          value={address.search}
          onSearch={(search) => narrow({ search })}
        />
      </ListHeader>
      <RecordList
        query={query}
        text={text}
        search={address.search}
        onClearSearch={() => narrow({ search: '' })}
        page={address.page}
        pageSize={PAGE_SIZE}
        hrefOf={hrefOfPage}
      >
        {(items) => table({ items, edit, remove, sorting: { sort: address.sort, onSort: (sort) => narrow({ sort }) } })}
      </RecordList>
      <RecordDialogs subject={subject} list={list} items={query.data?.items ?? []} form={form} />
    </>
  );
}

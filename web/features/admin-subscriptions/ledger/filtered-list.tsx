import type { ComponentProps, ReactNode } from 'react';
import { ListHeader } from '../../../components/admin/list-parts.tsx';
import { RecordList } from '../../../components/admin/records/record-list.tsx';
import { SearchBox } from '../../../components/admin/search-box.tsx';
import { StateFilter } from '../../../components/admin/state-filter.tsx';
import { useAdminAddress } from '../../../lib/admin/admin-address.ts';

interface FilteredListProps<Item> {
  readonly query: ComponentProps<typeof RecordList<Item>>['query'];
  readonly pageSize: number;
  readonly text: ComponentProps<typeof RecordList<Item>>['text'] & {
    readonly heading: string;
    readonly searchPlaceholder: string;
    readonly emptyFilter: string;
  };
  readonly filter: Pick<ComponentProps<typeof StateFilter>, 'label' | 'options'>;
  readonly action: ReactNode;
  readonly above?: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list of payments or subscriptions whose words, state and page the address holds. */
export function FilteredList<Item>(props: FilteredListProps<Item>) {
  const { query, pageSize, text, filter, action, above, children } = props;
  const { address, narrow } = useAdminAddress();
  const { search, state } = address;
  return (
    <>
      <ListHeader heading={text.heading} action={action}>
        <SearchBox placeholder={text.searchPlaceholder} />
      </ListHeader>
      <StateFilter {...filter} value={state} onChange={(next) => narrow({ state: next })} />
      {above}
      <RecordList
        query={query}
        text={text}
        filteredText={state === '' || search !== '' ? undefined : text.emptyFilter}
        pageSize={pageSize}
      >
        {children}
      </RecordList>
    </>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { ListHeader } from '../../../components/admin/list-header.tsx';
import { adminText } from '../../../components/admin/messages.en.ts';
import { RecordList } from '../../../components/admin/records/record-list.tsx';
import { SearchBox } from '../../../components/admin/search-box.tsx';
import { useAdminAddress } from '../../../lib/admin/use-admin-address.ts';
import { StateFilter } from './state-filter.tsx';

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
  /** Stands between the filter and the list. */
  readonly above?: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list of payments or subscriptions whose words, state and page the address holds. */
export function FilteredList<Item>(props: FilteredListProps<Item>) {
  const { query, pageSize, text, filter, action, above, children } = props;
  const { address, narrow, hrefOfPage } = useAdminAddress();
  const { search, state, page } = address;
  return (
    <>
      <ListHeader heading={text.heading} action={action}>
        <SearchBox
          label={adminText.search}
          placeholder={text.searchPlaceholder}
          value={search}
          onSearch={(next) => narrow({ search: next })}
        />
      </ListHeader>
      <StateFilter {...filter} value={state} onChange={(next) => narrow({ state: next })} />
      {above}
      <RecordList<Item>
        query={query}
        text={text}
        search={search}
        onClearSearch={() => narrow({ search: '' })}
        filteredText={state === '' || search !== '' ? undefined : text.emptyFilter}
        page={page}
        pageSize={pageSize}
        hrefOf={hrefOfPage}
      >
        {children}
      </RecordList>
    </>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListPage } from '#contracts/rules/list-headers.ts';
import { useAdminAddress } from '../../../lib/admin/admin-address.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { Button } from '../../ui/button.tsx';
import { ListBeyond, ListEmpty, ListFooter, Loaded } from '../list-parts.tsx';
import { adminText } from '../messages.en.ts';

export interface RecordListProps<Item> {
  readonly query: UseQueryResult<ListPage<Item>>;
  readonly text: { readonly loading: string; readonly empty: string; readonly failed: string };
  /** Said instead when filters other than the search leave nothing. */
  readonly filteredText?: string | undefined;
  /** In the place of all words about an empty list. */
  readonly empty?: ReactNode;
  /** Absent where the list has a footer of its own. */
  readonly pageSize?: number;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** The page of a list that the address names, in each of its states: on the way, failed, empty, beyond the end, here. */
export function RecordList<Item>(props: RecordListProps<Item>) {
  const { query, text, filteredText, empty, pageSize, children } = props;
  const { address, hrefOfPage } = useAdminAddress();
  const { search, page } = address;
  return (
    <Loaded query={query} text={text}>
      {({ items, total, relation }) => {
        if (total === 0) return empty ?? <Nothing text={filteredText ?? (search === '' ? text.empty : undefined)} />;
        if (items.length === 0) return <ListBeyond href={hrefOfPage(1)} />;
        return (
          <div aria-busy={query.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
            {children(items)}
            {pageSize !== undefined && (
              <ListFooter
                page={page}
                pageSize={pageSize}
                hrefOf={hrefOfPage}
                shown={items.length}
                total={total}
                {...(relation === 'gte' && { totalText: adminText.atLeast(formatCount(total)) })}
              />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

/** Says that a list is empty; without a text, that the search of the address leaves nothing. */
function Nothing({ text }: { readonly text: string | undefined }) {
  const { address, narrow } = useAdminAddress();
  if (text !== undefined) return <ListEmpty text={text} />;
  return (
    <ListEmpty
      text={adminText.searchEmpty(address.search)}
      action={
        <Button variant="secondary" onClick={() => narrow({ search: '' })}>
          {adminText.clearSearch}
        </Button>
      }
    />
  );
}

import { Plus } from 'lucide-react';
import { ListFooter } from '../../../components/admin/list-footer.tsx';
import { ListHeader } from '../../../components/admin/list-header.tsx';
import { ListBeyond, ListEmpty, ListLoading, SearchEmpty } from '../../../components/admin/list-states.tsx';
import { SearchBox } from '../../../components/admin/search-box.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useAdminAddress } from '../../../lib/admin/use-admin-address.ts';
import { useAdminDialog } from '../../../lib/admin/use-admin-dialog.ts';
import { adminText } from '../../../lib/messages/admin/dashboard.ts';
import { adminUsersText as text } from '../../../lib/messages/admin/users.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { PAGE_SIZE, useSetRole, useUsers } from '../api/use-users.ts';
import { UserDialogs } from './user-dialogs.tsx';
import { UsersTable } from './users-table.tsx';

/** The tab of the accounts. */
export function UsersPanel() {
  const { address, narrow, hrefOfPage } = useAdminAddress();
  const { search, page } = address;
  const { create, remove } = useAdminDialog('user');
  const { user } = useUser();
  const { data, error, refetch, isPlaceholderData } = useUsers(search, page);
  const role = useSetRole();
  return (
    <>
      <ListHeader
        heading={text.heading}
        action={
          <Button onClick={create}>
            <Plus aria-hidden="true" className="size-4" />
            {text.add}
          </Button>
        }
      >
        <SearchBox
          label={adminText.search}
          placeholder={text.searchPlaceholder}
          value={search}
          onSearch={(next) => narrow({ search: next })}
        />
      </ListHeader>
      {error !== null && <Failure title={text.failed} error={error} onRetry={refetch} />}
      {data === undefined && error === null && <ListLoading label={text.loading} />}
      {data?.total === 0 &&
        (search === '' ? (
          <ListEmpty text={text.empty} />
        ) : (
          <SearchEmpty search={search} onClear={() => narrow({ search: '' })} />
        ))}
      {data !== undefined && data.total > 0 && data.items.length === 0 && <ListBeyond href={hrefOfPage(1)} />}
      {data !== undefined && data.items.length > 0 && (
        <div aria-busy={isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
          <UsersTable
            users={data.items}
            ownId={user?.id}
            changing={role.isPending ? role.variables.id : undefined}
            onSetRole={role.mutate}
            onDelete={remove}
          />
          <ListFooter
            page={page}
            pageSize={PAGE_SIZE}
            shown={data.items.length}
            total={data.total}
            hrefOf={hrefOfPage}
          />
        </div>
      )}
      <UserDialogs users={data?.items ?? []} />
    </>
  );
}

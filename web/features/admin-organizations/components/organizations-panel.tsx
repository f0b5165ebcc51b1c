import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { ListFooter } from '../../../components/admin/list-footer.tsx';
import { ListHeader } from '../../../components/admin/list-header.tsx';
import { ListEmpty, ListLoading, SearchEmpty } from '../../../components/admin/list-states.tsx';
import { SearchBox } from '../../../components/admin/search-box.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { matchesSearch, pageOf } from '../../../lib/admin/page-of.ts';
import { useAdminAddress } from '../../../lib/admin/use-admin-address.ts';
import { useAdminDialog } from '../../../lib/admin/use-admin-dialog.ts';
import { adminText } from '../../../lib/messages/admin/dashboard.ts';
import { adminOrganizationsText as text } from '../../../lib/messages/admin/organizations.ts';
import { useOrganizations } from '../api/use-organizations.ts';
import { OrganizationDialogs } from './organization-dialogs.tsx';
import { OrganizationsTable } from './organizations-table.tsx';

const PAGE_SIZE = 50;

/** The tab of the organizations. */
export function OrganizationsPanel() {
  const { address, narrow, hrefOfPage } = useAdminAddress();
  const { create, edit, remove } = useAdminDialog('organization');
  const { data, error, refetch } = useOrganizations();
  const found = useMemo(
    () =>
      (data ?? []).filter((one) =>
        matchesSearch(address.search, [one.name, one.category, one.address, one.description]),
      ),
    [data, address.search],
  );
  const { shown, page } = pageOf(found, address.page, PAGE_SIZE);
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
        <SearchBox label={adminText.search} value={address.search} onSearch={(search) => narrow({ search })} />
      </ListHeader>
      {error !== null && <Failure title={text.failed} error={error} onRetry={refetch} />}
      {data === undefined && error === null && <ListLoading label={text.loading} />}
      {data?.length === 0 && <ListEmpty text={text.empty} />}
      {data !== undefined && data.length > 0 && found.length === 0 && (
        <SearchEmpty search={address.search} onClear={() => narrow({ search: '' })} />
      )}
      {shown.length > 0 && (
        <>
          <OrganizationsTable organizations={shown} onEdit={edit} onDelete={remove} />
          <ListFooter page={page} pageSize={PAGE_SIZE} shown={shown.length} total={found.length} hrefOf={hrefOfPage} />
        </>
      )}
      <OrganizationDialogs organizations={data ?? []} />
    </>
  );
}

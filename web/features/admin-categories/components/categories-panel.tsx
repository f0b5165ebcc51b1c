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
import { adminCategoriesText as text } from '../../../lib/messages/admin/categories.ts';
import { adminText } from '../../../lib/messages/admin/dashboard.ts';
import { useCategories } from '../api/use-categories.ts';
import { CategoriesTable } from './categories-table.tsx';
import { CategoryDialogs } from './category-dialogs.tsx';

const PAGE_SIZE = 50;

/** The tab of the categories. */
export function CategoriesPanel() {
  const { address, narrow, hrefOfPage } = useAdminAddress();
  const { create, edit, remove } = useAdminDialog('category');
  const { data, error, refetch } = useCategories();
  const names = useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data]);
  const found = (data ?? []).filter(({ name, description }) => matchesSearch(address.search, [name, description]));
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
          <CategoriesTable categories={shown} nameOf={(id) => names.get(id)} onEdit={edit} onDelete={remove} />
          <ListFooter page={page} pageSize={PAGE_SIZE} shown={shown.length} total={found.length} hrefOf={hrefOfPage} />
        </>
      )}
      <CategoryDialogs categories={data ?? []} />
    </>
  );
}

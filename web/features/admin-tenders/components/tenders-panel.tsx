import { ListFooter } from '../../../components/admin/list-footer.tsx';
import { ListHeader } from '../../../components/admin/list-header.tsx';
import { ListBeyond, ListEmpty, ListLoading } from '../../../components/admin/list-states.tsx';
import { Failure } from '../../../components/failure.tsx';
import { useAdminAddress } from '../../../lib/admin/use-admin-address.ts';
import { useAdminDialog } from '../../../lib/admin/use-admin-dialog.ts';
import { formatCount } from '../../../lib/format/numbers.ts';
import { adminTendersText as text } from '../../../lib/messages/admin/tenders.ts';
import { PAGE_SIZE, useAdminTenders } from '../api/use-admin-tenders.ts';
import { DeleteTender } from './delete-tender.tsx';
import { TendersTable } from './tenders-table.tsx';
import { TendersToolbar } from './tenders-toolbar.tsx';

/** The tab of the tenders. The form in which they are written belongs to the page around. */
export function TendersPanel() {
  const { address, narrow, hrefOfPage } = useAdminAddress();
  const { edit, remove } = useAdminDialog('tender');
  const { data, error, refetch, isPlaceholderData } = useAdminTenders(address);
  const isFiltered = address.search !== '' || address.status !== null;
  return (
    <>
      <ListHeader heading={text.heading}>
        <TendersToolbar address={address} narrow={narrow} />
      </ListHeader>
      {error !== null && <Failure title={text.failed} error={error} onRetry={refetch} />}
      {data === undefined && error === null && <ListLoading label={text.loading} />}
      {data?.total === 0 && <ListEmpty text={isFiltered ? text.emptyFilter : text.empty} />}
      {data !== undefined && data.total > 0 && data.items.length === 0 && <ListBeyond href={hrefOfPage(1)} />}
      {data !== undefined && data.items.length > 0 && (
        <div aria-busy={isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
          <TendersTable tenders={data.items} onEdit={edit} onDelete={remove} />
          <ListFooter
            page={address.page}
            pageSize={PAGE_SIZE}
            shown={data.items.length}
            total={data.total}
            hrefOf={hrefOfPage}
            {...(data.relation === 'gte' && { totalText: text.atLeast(formatCount(data.total)) })}
          />
        </div>
      )}
      <DeleteTender />
    </>
  );
}

import { ListHeader } from '../../../components/admin/list-header.tsx';
import { RecordList } from '../../../components/admin/record-list.tsx';
import { useAdminAddress } from '../../../lib/admin/use-admin-address.ts';
import { useAdminDialog } from '../../../lib/admin/use-admin-dialog.ts';
import { adminTendersText as text } from '../../../lib/messages/admin/tenders.ts';
import { PAGE_SIZE, useAdminTenders } from '../api/use-admin-tenders.ts';
import { DeleteTender } from './delete-tender.tsx';
import { TendersTable } from './tenders-table.tsx';
import { TendersToolbar } from './tenders-toolbar.tsx';

/** The tab of the tenders. The form in which they are written belongs to the page around. */
export function TendersPanel() {
  const { address, narrow, hrefOfPage } = useAdminAddress();
  const { edit, remove } = useAdminDialog('tender');
  const tenders = useAdminTenders(address);
  const { search, status } = address;
  return (
    <>
      <ListHeader heading={text.heading}>
        <TendersToolbar address={address} narrow={narrow} />
      </ListHeader>
      <RecordList
        query={tenders}
        text={text}
        search={search}
        onClearSearch={() => narrow({ search: '' })}
        filteredText={search === '' && status === null ? undefined : text.emptyFilter}
        page={address.page}
        pageSize={PAGE_SIZE}
        hrefOf={hrefOfPage}
      >
        {(items) => <TendersTable tenders={items} onEdit={edit} onDelete={remove} />}
      </RecordList>
      <DeleteTender />
    </>
  );
}

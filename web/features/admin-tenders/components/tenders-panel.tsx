import { FileUp, FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { TENDER_STATUS_LABELS, TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { ListHeader } from '../../../components/admin/list-parts.tsx';
import { adminText } from '../../../components/admin/messages.en.ts';
import { RecordList } from '../../../components/admin/records/record-list.tsx';
import { SearchBox } from '../../../components/admin/search-box.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { LabelledSelect } from '../../../components/ui/form/labelled-fields.tsx';
import { ConfirmButton, ConfirmDialog } from '../../../components/ui/overlay/confirm-dialog.tsx';
import { adminHref, importHref, startOf, useAdminAddress } from '../../../lib/admin/admin-address.ts';
import { useTenderDialog } from '../../../lib/admin/use-admin-dialog.ts';
import { formatCount, formatInstant } from '../../../lib/format/format.ts';
import {
  isOwnOrder,
  PAGE_SIZE,
  useAdminTenders,
  useDeleteTender,
  useRemoveSamples,
  useSamples,
} from '../api/tenders.ts';
import { text } from '../messages.en.ts';
import { BulkBar } from './bulk-bar.tsx';
import { TendersTable } from './tenders-table.tsx';

/** The tab of the tenders. The form in which they are written belongs to the page around. */
export function TendersPanel() {
  const { address, narrow } = useAdminAddress();
  const { edit, clone } = useTenderDialog();
  const [removedId, remove] = useState<number | null>(null);
  const removal = useDeleteTender();
  const tenders = useAdminTenders(address);
  const { search, status, sort, since } = address;
  const [selected, setSelected] = useState<readonly number[]>([]);
  return (
    <>
      <ListHeader
        heading={text.heading}
        action={
          <Link href={importHref('all')} className={buttonClass('secondary')}>
            <FileUp className="size-4" />
            {text.import}
          </Link>
        }
      >
        <TendersToolbar />
      </ListHeader>
      <SamplesNote />
      {since !== '' && (
        <p className="mb-3 text-soft text-sm">
          {text.since(formatInstant(since))}{' '}
          <Link href={adminHref(startOf('tenders'))} className="text-link underline underline-offset-4">
            {text.showAll}
          </Link>
        </p>
      )}
      <RecordList
        query={tenders}
        text={text}
        filteredText={search === '' && status === null && since === '' ? undefined : text.emptyFilter}
        pageSize={PAGE_SIZE}
      >
        {(items) => {
          const shown = items.map(({ id }) => id);
          // Nothing is done to rows that nobody sees.
          const chosen = selected.filter((id) => shown.includes(id));
          return (
            <>
              {tenders.data?.relation === 'gte' && isOwnOrder(sort) && (
                <p className="mb-3 text-soft text-sm">
                  {search === '' && status === null ? text.sortedFirst : text.sortedNewest}
                </p>
              )}
              <TendersTable
                {...{ edit, remove, clone }}
                tenders={items}
                chosen={chosen}
                onChoose={setSelected}
                sorting={{
                  sort: sort || 'latest',
                  onSort: (by) => narrow({ sort: by === 'latest' ? '' : by }),
                  isInToolbar: true,
                }}
              />
              {chosen.length > 0 && <BulkBar chosen={chosen} shown={shown} onChoose={setSelected} />}
            </>
          );
        }}
      </RecordList>
      {removedId !== null && (
        <ConfirmDialog
          title={adminText.areYouSure}
          description={text.deleteText}
          confirm={[adminText.delete, adminText.deleting]}
          variables={removedId}
          mutation={removal}
          onClose={() => remove(null)}
        />
      )}
    </>
  );
}

const SORTS = Object.entries(text.sorts).map(([value, label]) => ({ value, label }));
const STATUSES = [
  { value: '', label: text.allStatuses },
  ...TENDER_STATUSES.map((value) => ({ value, label: TENDER_STATUS_LABELS[value] })),
];

function TendersToolbar() {
  const { address, narrow } = useAdminAddress();
  return (
    <>
      <SearchBox placeholder={text.searchPlaceholder} />
      <div className="flex w-full gap-3 sm:w-auto">
        <LabelledSelect
          label={text.statusFilter}
          hideLabel
          className="flex-1"
          options={STATUSES}
          value={address.status ?? ''}
          onValue={(value) => narrow({ status: TENDER_STATUSES.find((one) => one === value) ?? null })}
        />
        <LabelledSelect
          label={text.sort}
          hideLabel
          className="flex-1"
          options={SORTS}
          value={address.sort}
          onValue={(value) => narrow({ sort: value })}
        />
      </div>
    </>
  );
}

/** Tells of the sample notices of a new portal, and takes them away; nothing once there are none. */
function SamplesNote() {
  const count = useSamples().data?.count ?? 0;
  const removal = useRemoveSamples();
  if (count === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-muted px-4 py-3">
      <p className="flex items-center gap-2 text-sm">
        <FlaskConical className="size-4 shrink-0 text-soft" />
        {text.samplesShown(formatCount(count), count === 1)}
      </p>
      <ConfirmButton
        title={text.removeSamplesTitle}
        description={text.removeSamplesText}
        confirm={[text.removeSamples, text.removingSamples]}
        mutation={removal}
      >
        {text.removeSamples}
      </ConfirmButton>
    </div>
  );
}

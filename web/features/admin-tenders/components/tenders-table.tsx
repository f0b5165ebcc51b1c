import { Link } from 'wouter';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { adminText } from '../../../components/admin/messages.en.ts';
import { RecordCell, RecordRow, RecordTable, sortingColumns } from '../../../components/admin/record-table.tsx';
import type { Sorting } from '../../../components/admin/records/sortable-header.tsx';
import { EditDelete, HistoryLink, RecordId } from '../../../components/admin/row-parts.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { StatusBadge } from '../../../components/ui/status-badge.tsx';
import type { AdminDialogs } from '../../../lib/admin/use-admin-dialog.ts';
import { cut } from '../../../lib/format/cut.ts';
import { formatClosing, formatDay, scriptOf } from '../../../lib/format/format.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { text } from '../messages.en.ts';

interface TendersTableProps extends Pick<AdminDialogs, 'edit' | 'remove' | 'clone'> {
  readonly tenders: readonly TenderListItem[];
  readonly chosen: readonly number[];
  readonly onChoose: (ids: readonly number[]) => void;
  readonly sorting: Sorting;
}

/** Characters of a title by which a notice is known; its page has the rest. */
const TITLE_LENGTH = 160;

const ORDERS = { publishDate: 'published', closingDate: 'closes', location: 'place' };
const COLUMNS = [text.select, ...sortingColumns(text.columns, ORDERS), adminText.actions];

export function TendersTable({ tenders, sorting, ...actions }: TendersTableProps) {
  return (
    <RecordTable label={text.heading} columns={COLUMNS} sorting={sorting}>
      {tenders.map((tender) => (
        <TenderRow key={tender.id} tender={tender} {...actions} />
      ))}
    </RecordTable>
  );
}

interface TenderRowProps extends Omit<TendersTableProps, 'tenders' | 'sorting'> {
  readonly tender: TenderListItem;
}

function TenderRow({ tender, chosen, onChoose, ...dialogs }: TenderRowProps) {
  const title = cut(tender.title, TITLE_LENGTH);
  const city = tender.city ?? commonText.notSpecified;
  return (
    <RecordRow aria-selected={chosen.includes(tender.id)}>
      <RecordCell label={text.select} className="md:w-px">
        <input
          type="checkbox"
          aria-label={text.selectItem(cut(tender.title, 80))}
          checked={chosen.includes(tender.id)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, tender.id] : chosen.filter((id) => id !== tender.id))
          }
          className="block size-6 accent-brand md:size-5"
        />
      </RecordCell>
      <RecordCell kind="title" title={tender.title}>
        <div className="md:flex md:min-w-56 md:items-center">
          <span className="me-2 shrink-0">
            <RecordId id={tender.id} />
          </span>
          <Link
            href={paths.tender(tender.id)}
            {...scriptOf(title)}
            className="font-medium hover:underline md:line-clamp-1"
          >
            {title}
          </Link>
          {tender.isSample && (
            <Badge tone="brass" className="shrink-0 whitespace-nowrap ms-2">
              {text.sample}
            </Badge>
          )}
        </div>
      </RecordCell>
      <RecordCell label={text.columns.publishDate} className="whitespace-nowrap md:text-soft">
        {formatDay(tender.publishDate)}
      </RecordCell>
      <RecordCell label={text.columns.closingDate} className="lg:whitespace-nowrap">
        {formatClosing(tender.closingDate, tender.closingTime)}
      </RecordCell>
      <RecordCell label={text.columns.location}>
        <span {...scriptOf(city)}>{city}</span>
      </RecordCell>
      <RecordCell label={text.columns.status} className="whitespace-nowrap">
        <StatusBadge status={tender.status} />
      </RecordCell>
      <RecordCell kind="actions">
        <div className="flex">
          <EditDelete id={tender.id} name={cut(tender.title, 80)} {...dialogs} />
          <HistoryLink record={`tender-${tender.id}`} name={cut(tender.title, 80)} />
        </div>
      </RecordCell>
    </RecordRow>
  );
}

import { Link } from 'wouter';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { EditDelete } from '../../../components/admin/edit-delete.tsx';
import { adminText } from '../../../components/admin/messages.en.ts';
import { RecordCell, RecordRow, RecordTable } from '../../../components/admin/record-table.tsx';
import { HistoryLink } from '../../../components/admin/records/history-link.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { StatusBadge } from '../../../components/ui/status-badge.tsx';
import { cut } from '../../../lib/format/cut.ts';
import { formatClosing, formatDay, scriptOf } from '../../../lib/format/format.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { text } from '../messages.en.ts';

interface TendersTableProps {
  readonly tenders: readonly TenderListItem[];
  readonly onEdit: (id: number) => void;
  readonly onDelete: (id: number) => void;
  readonly onClone: (id: number) => void;
}

/** Enough to know a notice by; its page has the rest. */
const TITLE_LENGTH = 160;

export function TendersTable({ tenders, ...actions }: TendersTableProps) {
  return (
    <RecordTable label={text.heading} columns={[...Object.values(text.columns), adminText.actions]}>
      {tenders.map((tender) => (
        <TenderRow key={tender.id} tender={tender} {...actions} />
      ))}
    </RecordTable>
  );
}

interface TenderRowProps extends Omit<TendersTableProps, 'tenders'> {
  readonly tender: TenderListItem;
}

function TenderRow({ tender, onEdit, onDelete, onClone }: TenderRowProps) {
  const title = cut(tender.title, TITLE_LENGTH);
  const city = tender.city ?? commonText.notSpecified;
  return (
    <RecordRow>
      <RecordCell kind="title">
        <Link href={paths.tender(tender.id)} {...scriptOf(title)} className="font-medium hover:underline">
          {title}
        </Link>
        {tender.isSample && (
          <Badge tone="brass" className="ms-2">
            {text.sample}
          </Badge>
        )}
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
          <EditDelete
            name={cut(tender.title, 80)}
            onEdit={() => onEdit(tender.id)}
            onDelete={() => onDelete(tender.id)}
            onClone={() => onClone(tender.id)}
          />
          <HistoryLink record={`tender-${tender.id}`} name={cut(tender.title, 80)} />
        </div>
      </RecordCell>
    </RecordRow>
  );
}

import { Link } from 'wouter';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { EditDelete } from '../../../components/admin/edit-delete.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { StatusBadge } from '../../../components/ui/status-badge.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/ui/table.tsx';
import { cut } from '../../../lib/admin/page-of.ts';
import { formatClosing, formatDay } from '../../../lib/format/dates.ts';
import { scriptOf } from '../../../lib/format/script.ts';
import { adminText } from '../../../lib/messages/admin/dashboard.ts';
import { adminTendersText as text } from '../../../lib/messages/admin/tenders.ts';
import { commonText } from '../../../lib/messages/common.ts';
import { paths } from '../../../lib/routing/paths.ts';

export interface TendersTableProps {
  readonly tenders: readonly TenderListItem[];
  readonly onEdit: (id: number) => void;
  readonly onDelete: (id: number) => void;
}

/** Enough to know a notice by; its page has the rest. */
const TITLE_LENGTH = 160;

/** On narrow screens dates and place stand under the title. */
export function TendersTable({ tenders, onEdit, onDelete }: TendersTableProps) {
  return (
    <Table label={text.heading}>
      <TableHead>
        <tr>
          <TableHeaderCell>{text.columns.title}</TableHeaderCell>
          <TableHeaderCell className="max-lg:hidden">{text.columns.publishDate}</TableHeaderCell>
          <TableHeaderCell className="max-md:hidden">{text.columns.closingDate}</TableHeaderCell>
          <TableHeaderCell className="max-md:hidden">{text.columns.location}</TableHeaderCell>
          <TableHeaderCell className="max-sm:hidden">{text.columns.status}</TableHeaderCell>
          <TableHeaderCell>{adminText.actions}</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {tenders.map((tender) => (
          <TenderRow key={tender.id} tender={tender} onEdit={onEdit} onDelete={onDelete} />
        ))}
      </TableBody>
    </Table>
  );
}

function TenderRow({
  tender,
  onEdit,
  onDelete,
}: Omit<TendersTableProps, 'tenders'> & { readonly tender: TenderListItem }) {
  const title = cut(tender.title, TITLE_LENGTH);
  const city = tender.city ?? commonText.notSpecified;
  return (
    <TableRow>
      <TableCell>
        <Link href={paths.tender(tender.id)} {...scriptOf(title)} className="font-medium hover:underline">
          {title}
        </Link>
        {tender.isSample && (
          <Badge tone="brass" className="ms-2">
            {text.sample}
          </Badge>
        )}
        <p className="mt-0.5 text-soft md:hidden">
          {city} · {text.closes(formatDay(tender.closingDate))}
        </p>
        <p className="mt-1.5 sm:hidden">
          <StatusBadge status={tender.status} />
        </p>
      </TableCell>
      <TableCell className="whitespace-nowrap text-soft max-lg:hidden">{formatDay(tender.publishDate)}</TableCell>
      <TableCell className="whitespace-nowrap max-md:hidden">
        {formatClosing(tender.closingDate, tender.closingTime)}
      </TableCell>
      <TableCell {...scriptOf(city)} className="text-start max-md:hidden">
        {city}
      </TableCell>
      <TableCell className="whitespace-nowrap max-sm:hidden">
        <StatusBadge status={tender.status} />
      </TableCell>
      <TableCell className="w-px">
        <EditDelete
          name={cut(tender.title, 80)}
          onEdit={() => onEdit(tender.id)}
          onDelete={() => onDelete(tender.id)}
        />
      </TableCell>
    </TableRow>
  );
}
